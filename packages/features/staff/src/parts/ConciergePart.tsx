import type { deskWork } from '@voyage/contracts/desk.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { momentOn, localTimeZone } from '@voyage/i18n/moments.ts';
import { deskAddress } from '@voyage/routes/desk-address.ts';
import { EmptyPanel } from '@voyage/ui/feedback/EmptyPanel.tsx';
import { secondary } from '@voyage/ui/base/typography.css.ts';
import { useDesk } from '../state/desk-words.ts';
import * as css from './desk.css.ts';
import { DeskPagination } from './DeskPagination.tsx';
import { MemberLine } from './MemberLine.tsx';
import { Section } from './Section.tsx';

/** Members who wait for an answer, the longest wait first; the answer is written on the member's page. */
export function ConciergePart({
  concierge,
  totals,
  pageSize,
  page,
}: Pick<Output<typeof deskWork.data>, 'concierge' | 'totals' | 'pageSize'> & { page: number }) {
  const { tDesk, locale } = useDesk();
  return (
    <Section title={tDesk('concierge')} text={tDesk('concierge.text')}>
      {concierge.length === 0 ? (
        <EmptyPanel ornament="letter" level={3} title={tDesk('concierge.empty')} />
      ) : (
        <ul className={css.list}>
          {concierge.map(({ member, since, messages, text }) => (
            <li key={member.userId}>
              <article className={css.card} aria-label={member.name}>
                <div className={css.words}>
                  <MemberLine member={member} />
                  <p className={secondary}>
                    {tDesk('concierge.since', {
                      moment: momentOn(since, { timeZone: localTimeZone(), place: null }, locale),
                      count: messages,
                    })}
                  </p>
                </div>
                <p className={css.note}>{text}</p>
                <div className={css.end}>
                  <ButtonLink href={deskAddress(locale, 'members', member.userId)}>
                    {tDesk('concierge.open', { name: member.name })}
                  </ButtonLink>
                </div>
              </article>
            </li>
          ))}
        </ul>
      )}
      <DeskPagination
        label={tDesk('pages', { list: tDesk('concierge') })}
        part="concierge"
        page={page}
        total={totals.concierge}
        pageSize={pageSize}
      />
    </Section>
  );
}
