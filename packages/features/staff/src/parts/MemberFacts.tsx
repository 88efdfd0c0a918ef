import type { BookedFor } from '@voyage/stay-parts/booked-for.ts';
import { taipeiDay } from '@voyage/domain/stay-date.ts';
import { longDay } from '@voyage/i18n/dates.ts';
import { FactsList } from '@voyage/ui/content/FactsList.tsx';
import { link } from '@voyage/ui/base/typography.css.ts';
import { useDesk } from '../state/desk-words.ts';

/** Data of a member for staff: level, number, contact details, remaining bookings. */
export function MemberFacts({
  member: { level, memberNumber, email, phone, credits },
}: {
  member: BookedFor;
}) {
  const { t, tDesk, locale } = useDesk();
  return (
    <FactsList
      facts={[
        { term: tDesk('member.level'), value: t(`tier.${level}`) },
        { term: tDesk('member.number'), value: memberNumber },
        {
          term: tDesk('member.email'),
          value: (
            <a className={link} href={`mailto:${email}`}>
              {email}
            </a>
          ),
        },
        {
          term: tDesk('member.phone'),
          value: (
            <a className={link} href={`tel:${phone}`}>
              {phone}
            </a>
          ),
        },
        {
          term: tDesk('member.credits'),
          value: credits.unlimited
            ? tDesk('member.credits.unlimited')
            : tDesk('member.credits.some', { remaining: credits.remaining, paid: credits.paid }),
        },
        !credits.unlimited && {
          term: tDesk('member.renews'),
          value: longDay(taipeiDay(credits.renewsAt), locale),
        },
      ]}
    />
  );
}
