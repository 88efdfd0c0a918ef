import { accountQueries } from '@voyage/api-client/account-queries.ts';
import { usableWith } from '@voyage/domain/coupon-use.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { plainDay } from '@voyage/i18n/dates.ts';
import { NewTabLink } from '@voyage/site-chrome/links/NewTabLink.tsx';
import { href } from '@voyage/routes/href.ts';
import { link, smallPrint, text } from '@voyage/ui/base/typography.css.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { giftsQuery } from '../state/gifts-query.ts';
import type { Plan } from '../state/plan.ts';
import * as css from './StayCoupons.css.ts';

/**
 * The member's coupons that can be used with this stay, with the supplier's number if one is reserved. They
 * do not affect the price.
 */
export function StayCoupons({ plan: { hotel, stay } }: { plan: Plan }) {
  const { t, locale, api } = usePage();
  const { data } = useQuery(giftsQuery(api, locale));
  const usable = (data?.coupons ?? []).filter((coupon) =>
    usableWith(coupon, { ...stay, group: hotel.group?.code ?? null, brand: hotel.brand?.code ?? null }),
  );
  const serials = useQueries({ queries: usable.map(({ id }) => accountQueries.couponSerial(api, id)) });
  if (usable.length === 0) return null;
  return (
    <section className={css.coupons} aria-labelledby="coupons">
      <h2 className={text.title} id="coupons">
        {t('booking.coupons')}
      </h2>
      <p className={smallPrint}>{t('booking.coupons.text')}</p>
      <ul>
        {usable.map(({ id, name, supplier, expiresOn }, i) => {
          const number = serials[i]?.data?.serialNumber;
          return (
            <li key={id} className={css.coupon}>
              <span className={text.strong}>{name}</span>
              <span className={smallPrint}>
                {t('booking.coupons.of', { supplier, day: plainDay(expiresOn, locale) })}
              </span>
              <span className={css.line}>
                <NewTabLink className={`${link} ${css.conditions}`} href={href.couponPolicy(locale, id)}>
                  {t('booking.coupons.open', { name })}
                </NewTabLink>
                {number && <span className={css.serial}>{t('booking.coupons.serial', { number })}</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
