import { formatMoney } from '@voyage/domain/money.ts';
import { momentOn, localTimeZone } from '@voyage/i18n/moments.ts';
import { DataTable } from '@voyage/ui/content/DataTable.tsx';
import { secondary } from '@voyage/ui/base/typography.css.ts';
import type { WorkPage } from '../state/desk-queries.ts';
import { useDesk } from '../state/desk-words.ts';
import * as css from './desk.css.ts';
import { MemberLine } from './MemberLine.tsx';
import { WorkSection } from './WorkSection.tsx';

/** Refunds that are owed, the oldest first. The only task is to investigate rejected ones. */
export function RefundsPart(work: WorkPage) {
  const { tDesk, locale } = useDesk();
  const moment = (at: string) => momentOn(at, { timeZone: localTimeZone(), place: null }, locale);
  return (
    <WorkSection
      list="refunds"
      part="refunds"
      title={tDesk('refunds')}
      text={tDesk('refunds.text')}
      empty={tDesk('refunds.empty')}
      work={work}
    >
      <DataTable
        caption={tDesk('refunds')}
        captionHidden
        columns={[
          { id: 'order', header: tDesk('order') },
          { id: 'member', header: tDesk('member') },
          { id: 'since', header: tDesk('refunds.since') },
          { id: 'tries', header: tDesk('refunds.tries'), align: 'end' },
          { id: 'next', header: tDesk('refunds.next') },
          { id: 'amount', header: tDesk('amount'), align: 'end' },
        ]}
        rows={work.refunds.map(({ order, member, amount, since, refusals, nextAttemptAt }) => ({
          id: order.id,
          cells: [
            <>
              <span>{order.title}</span>
              <br />
              <span className={secondary}>{order.orderNumber}</span>
            </>,
            <MemberLine key="member" member={member} />,
            moment(since),
            <span key="tries" className={refusals >= 3 ? css.late : undefined}>
              {refusals}
            </span>,
            nextAttemptAt ? moment(nextAttemptAt) : tDesk('refunds.soon'),
            formatMoney(amount, locale),
          ],
        }))}
      />
    </WorkSection>
  );
}
