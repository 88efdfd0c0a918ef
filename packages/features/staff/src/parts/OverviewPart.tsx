import type { deskWork } from '@voyage/contracts/desk.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import { formatMoney } from '@voyage/domain/money.ts';
import { taipeiDay } from '@voyage/domain/stay-date.ts';
import { TextLink } from '@voyage/site-core/router/TextLink.tsx';
import { Link } from '@voyage/site-core/router/Link.tsx';
import { longDay } from '@voyage/i18n/dates.ts';
import { momentOn, localTimeZone } from '@voyage/i18n/moments.ts';
import { deskAddress, type DeskSection } from '@voyage/routes/desk-address.ts';
import { EmptyPanel } from '@voyage/ui/feedback/EmptyPanel.tsx';
import { heading, secondary } from '@voyage/ui/base/typography.css.ts';
import { useState, type ReactNode } from 'react';
import { useDesk } from '../state/desk-words.ts';
import { dueWord, isOurTurn, isOverdue } from '../state/due.ts';
import * as css from './desk.css.ts';
import { Section } from './Section.tsx';

/** How many of each kind are shown here; the part of the kind has all. */
const first = 4;

/** Open work, the most urgent of each kind. */
export function OverviewPart({
  work: { concierge, fastTrack, tailorMade, refunds, totals },
}: {
  work: Output<typeof deskWork.data>;
}) {
  const { tDesk, locale } = useDesk();
  const ours = tailorMade.filter(isOurTurn);
  const [on] = useState(() => taipeiDay(new Date()));
  return (
    <Section title={tDesk('overview')}>
      {concierge.length + fastTrack.length + ours.length + refunds.length === 0 && (
        <EmptyPanel
          ornament="compass"
          level={3}
          title={tDesk('nothing.title')}
          text={tDesk('nothing.text')}
        />
      )}
      <Kind section="concierge" title={tDesk('overview.concierge')} count={totals.concierge}>
        {concierge.slice(0, first).map(({ member, text, since }) => (
          <Row
            key={member.userId}
            address={deskAddress(locale, 'members', member.userId)}
            title={`${member.name} · ${text}`}
            detail={momentOn(since, { timeZone: localTimeZone(), place: null }, locale)}
          />
        ))}
      </Kind>
      <Kind section="fast-track" title={tDesk('overview.fastTrack')} count={totals.fastTrack}>
        {fastTrack.slice(0, first).map(({ order, member }) => (
          <Row
            key={order.id}
            address={deskAddress(locale, 'fast-track')}
            title={`${order.title} · ${member.name}`}
            detail={order.lines[0]?.value}
          />
        ))}
      </Kind>
      <Kind section="tailor-made" title={tDesk('overview.tailorMade')} count={totals.ours}>
        {ours.slice(0, first).map((request) => (
          <Row
            key={request.requestNumber}
            address={deskAddress(locale, 'tailor-made')}
            title={`${request.destination} · ${request.contact.name}`}
            detail={
              <span className={isOverdue(request.due, on) ? css.late : undefined}>
                {tDesk(dueWord(request, on), { day: request.due ? longDay(request.due.day, locale) : '' })}
              </span>
            }
          />
        ))}
      </Kind>
      <Kind section="refunds" title={tDesk('overview.refunds')} count={totals.refunds}>
        {refunds.slice(0, first).map(({ order, member, amount, refusals }) => (
          <Row
            key={order.id}
            address={deskAddress(locale, 'refunds')}
            title={`${order.title} · ${member.name}`}
            detail={
              <>
                {refusals > 0 && (
                  <span className={css.late}>{`${tDesk('refused', { count: refusals })} · `}</span>
                )}
                <span>{formatMoney(amount, locale)}</span>
              </>
            }
          />
        ))}
      </Kind>
    </Section>
  );
}

/** Kinds without open work are omitted. */
function Kind({
  section,
  title,
  count,
  children,
}: {
  section: DeskSection;
  title: string;
  count: number;
  children: ReactNode;
}) {
  const { tDesk, locale } = useDesk();
  if (count === 0) return null;
  return (
    <section className={css.kind} aria-labelledby={`kind-${section}`}>
      <h3 className={heading.h3} id={`kind-${section}`}>
        {title}
      </h3>
      <div className={css.rows}>{children}</div>
      {count > first && (
        <p>
          <TextLink href={deskAddress(locale, section)}>{tDesk('overview.all', { count })}</TextLink>
        </p>
      )}
    </section>
  );
}

function Row({ address, title, detail }: { address: string; title: string; detail: ReactNode }) {
  return (
    <Link className={css.row} href={address}>
      <span>{title}</span>
      <span className={secondary}>{detail}</span>
    </Link>
  );
}
