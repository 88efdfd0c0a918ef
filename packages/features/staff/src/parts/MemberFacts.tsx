import type { BookedFor } from '@voyage/journey-parts/booked-for.ts';
import { dayInZone } from '@voyage/domain/stay-date.ts';
import { useLocale } from '@voyage/frame/router/site-context.ts';
import { longDay } from '@voyage/i18n/dates.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { FactsList } from '@voyage/ui/FactsList.tsx';
import { link } from '@voyage/ui/typography.css.ts';
import { useDeskWords } from '../state/desk-words.ts';

/** What staff may know of a member: level, number, ways to reach, bookings that are left. */
export function MemberFacts({
  member: { level, memberNumber, email, phone, credits },
}: {
  member: BookedFor;
}) {
  const { formatMessage: t } = useIntl();
  const say = useDeskWords();
  const locale = useLocale();
  return (
    <FactsList
      facts={[
        { term: say('member.level'), value: t({ id: `tier.${level}` }) },
        { term: say('member.number'), value: memberNumber },
        {
          term: say('member.email'),
          value: (
            <a className={link} href={`mailto:${email}`}>
              {email}
            </a>
          ),
        },
        {
          term: say('member.phone'),
          value: (
            <a className={link} href={`tel:${phone}`}>
              {phone}
            </a>
          ),
        },
        {
          term: say('member.credits'),
          value: credits.unlimited
            ? say('member.credits.unlimited')
            : say('member.credits.some', { remaining: credits.remaining, paid: credits.paid }),
        },
        !credits.unlimited && {
          term: say('member.renews'),
          value: longDay(dayInZone(new Date(credits.renewsAt), 'Asia/Taipei'), locale),
        },
      ]}
    />
  );
}
