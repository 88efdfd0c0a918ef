import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { momentOn, localTimeZone } from '@voyage/i18n/moments.ts';
import { deskAddress } from '@voyage/routes/desk-address.ts';
import { secondary } from '@voyage/ui/base/typography.css.ts';
import type { WorkPage } from '../state/desk-queries.ts';
import { useDesk } from '../state/desk-words.ts';
import * as css from './desk.css.ts';
import { MemberLine } from './MemberLine.tsx';
import { WorkSection } from './WorkSection.tsx';

/** Members who wait for an answer, the longest wait first; the answer is written on the member's page. */
export function ConciergePart(work: WorkPage) {
  const { tDesk, locale } = useDesk();
  return (
    <WorkSection
      list="concierge"
      part="concierge"
      title={tDesk('concierge')}
      text={tDesk('concierge.text')}
      empty={tDesk('concierge.empty')}
      work={work}
    >
      <ul className={css.list}>
        {work.concierge.map(({ member, since, messages, text }) => (
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
    </WorkSection>
  );
}
