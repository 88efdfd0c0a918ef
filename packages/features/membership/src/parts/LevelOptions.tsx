import { queries } from '@voyage/api-client/queries.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { membership as contract } from '@voyage/contracts/user.ts';
import { renewalDays } from '@voyage/domain/membership.ts';
import { formatTwd } from '@voyage/domain/money.ts';
import { addDays, taipeiDay } from '@voyage/domain/stay-date.ts';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { longDay } from '@voyage/i18n/dates.ts';
import { href } from '@voyage/routes/href.ts';
import { Section } from '@voyage/site-chrome/layout/Section.tsx';
import { secondary, text } from '@voyage/ui/base/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import * as css from './own.css.ts';
import { levelOptionsFor } from '../state/privileges.ts';

/** The paid levels that a member may renew or upgrade to, each with its fee from the price list. */
export function LevelOptions({ membership }: { membership: Output<typeof contract.data> }) {
  const { t, locale, api } = usePage();
  const { data: prices } = useQuery(queries.memberships(api));
  const { level: own, expiresAt, remainingDays } = membership;
  const ways = levelOptionsFor(own).flatMap(
    (level) => prices?.memberships.find((one) => one.level === level) ?? [],
  );
  if (ways.length === 0) return null;
  const opensOn =
    expiresAt !== null && remainingDays !== null && remainingDays > renewalDays
      ? addDays(taipeiDay(expiresAt), -renewalDays)
      : null;
  return (
    <Section className={css.part} id="ways" title={t('membership.ways')}>
      <div className={css.cards}>
        {ways.map(({ level, priceTwd, monthlyFreeBookings }) => {
          const words = { level: t(`tier.${level}`) };
          const renews = level === own;
          return (
            <div key={level} className={css.card}>
              <h3 className={text.title}>{t(renews ? 'upgrade.renew' : 'upgrade.raise', words)}</h3>
              <p className={css.figure}>{t('home.fee', { amount: formatTwd(priceTwd, locale) })}</p>
              <p className={secondary}>
                {renews && opensOn
                  ? t('membership.ways.opens', { day: longDay(opensOn, locale) })
                  : monthlyFreeBookings === null
                    ? t('home.bookings.unlimited')
                    : t('home.bookings.count', { count: monthlyFreeBookings })}
              </p>
              {!(renews && opensOn) && (
                <ButtonLink variant={renews ? 'primary' : 'secondary'} href={href.upgrade(locale, level)}>
                  {t(renews ? 'upgrade.renew' : 'upgrade.look', words)}
                </ButtonLink>
              )}
            </div>
          );
        })}
      </div>
    </Section>
  );
}
