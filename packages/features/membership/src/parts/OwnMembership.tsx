import { brand } from '@voyage/brand';
import { queries } from '@voyage/api-client/queries.ts';
import { dayInZone } from '@voyage/domain/stay-date.ts';
import { longDay } from '@voyage/i18n/dates.ts';
import { useWords } from '@voyage/i18n/words.tsx';
import { href } from '@voyage/routes/href.ts';
import { Link } from '@voyage/frame/layout/Link.tsx';
import { useProfile } from '@voyage/frame/session/member.ts';
import { useLocale, useSite } from '@voyage/frame/router/site-context.ts';
import { FactsList } from '@voyage/ui/FactsList.tsx';
import { container } from '@voyage/ui/layout.css.ts';
import { ProgressBar } from '@voyage/ui/ProgressBar.tsx';
import { TierCard } from '@voyage/ui/TierCard.tsx';
import { heading, link } from '@voyage/ui/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import * as css from './OwnMembership.css.ts';

/** Terms and grants are reckoned by Taipei's clock. */
const taipeiDay = (instant: string) => dayInZone(new Date(instant), 'Asia/Taipei');

/** Level, days and credits of the member who reads the page. Fetched in the browser alone; nothing until all of it is there. */
export default function OwnMembership() {
  const say = useWords();
  const locale = useLocale();
  const { api } = useSite();
  const { data: profile } = useProfile();
  const { data: membership } = useQuery(queries.membership(api));
  if (!profile || !membership) return null;
  const { level, expiresAt, remainingDays, credits } = membership;
  const until = expiresAt ? longDay(taipeiDay(expiresAt), locale) : null;
  return (
    <section className={`${container} ${css.own}`} aria-labelledby="own">
      <div className={css.words}>
        <h2 className={heading.h2} id="own">
          {say('membership.own.title')}
        </h2>
        <TierCard
          tier={say(`tier.${level}`)}
          name={`${profile.firstname} ${profile.lastname}`}
          number={say('home.card.number', { number: profile.memberNumber })}
          issuer={brand.name}
          {...(until ? { until: say('membership.own.until', { day: until }) } : {})}
        />
        <Link className={link} href={href.orders(locale)}>
          {say('site.orders')}
        </Link>
      </div>
      <div className={css.facts}>
        {!credits.unlimited && (
          <ProgressBar
            label={say('membership.own.free')}
            value={credits.free.remaining}
            max={credits.free.granted}
            text={say('membership.own.free.left', { remaining: credits.free.remaining, granted: credits.free.granted })}
          />
        )}
        <FactsList
          facts={[
            credits.unlimited && { term: say('membership.own.free'), value: say('brand.home.unlimited') },
            {
              term: say('membership.own.term'),
              value: until && remainingDays !== null ? say('membership.own.days', { count: remainingDays, day: until }) : say('membership.own.noEnd'),
            },
            credits.paid > 0 && { term: say('membership.own.paid'), value: say('membership.own.paid.count', { count: credits.paid }) },
            !credits.unlimited && { term: say('membership.own.next'), value: longDay(taipeiDay(credits.renewsAt), locale) },
          ]}
        />
      </div>
    </section>
  );
}
