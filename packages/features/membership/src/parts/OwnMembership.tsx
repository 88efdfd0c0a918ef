import { brand } from '@voyage/brand';
import { queries } from '@voyage/api-client/queries.ts';
import { dayInZone } from '@voyage/domain/stay-date.ts';
import { longDay } from '@voyage/i18n/dates.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
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
  const { formatMessage: t } = useIntl();
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
          {t({ id: 'membership.own.title' })}
        </h2>
        <TierCard
          tier={t({ id: `tier.${level}` })}
          name={`${profile.firstname} ${profile.lastname}`}
          number={t({ id: 'home.card.number' }, { number: profile.memberNumber })}
          issuer={brand.name}
          {...(until ? { until: t({ id: 'membership.own.until' }, { day: until }) } : {})}
        />
        <Link className={link} href={href.orders(locale)}>
          {t({ id: 'site.orders' })}
        </Link>
      </div>
      <div className={css.facts}>
        {!credits.unlimited && (
          <ProgressBar
            label={t({ id: 'membership.own.free' })}
            value={credits.free.remaining}
            max={credits.free.granted}
            text={t(
              { id: 'membership.own.free.left' },
              { remaining: credits.free.remaining, granted: credits.free.granted },
            )}
          />
        )}
        <FactsList
          facts={[
            credits.unlimited && {
              term: t({ id: 'membership.own.free' }),
              value: t({ id: 'brand.home.unlimited' }),
            },
            {
              term: t({ id: 'membership.own.term' }),
              value:
                until && remainingDays !== null
                  ? t({ id: 'membership.own.days' }, { count: remainingDays, day: until })
                  : t({ id: 'membership.own.noEnd' }),
            },
            credits.paid > 0 && {
              term: t({ id: 'membership.own.paid' }),
              value: t({ id: 'membership.own.paid.count' }, { count: credits.paid }),
            },
            !credits.unlimited && {
              term: t({ id: 'membership.own.next' }),
              value: longDay(taipeiDay(credits.renewsAt), locale),
            },
          ]}
        />
      </div>
    </section>
  );
}
