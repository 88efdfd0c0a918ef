import type { OrderDetail } from '@voyage/contracts/booking.ts';
import { dayInZone } from '@voyage/domain/stay-date.ts';
import { stayWallet } from '@voyage/domain/stay-wallet.ts';
import { dotted } from '@voyage/i18n/join.ts';
import { SupplierText } from '@voyage/stay-parts/SupplierText.tsx';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { secondary, text } from '@voyage/ui/base/typography.css.ts';
import { useState } from 'react';
import * as css from './order.css.ts';
import { OrderFold } from './OrderFold.tsx';

/** What is still to come of the rate for the rooms that are left: breakfasts, the credit per room, and its extras. */
export function StayWallet({ order }: { order: OrderDetail }) {
  const { t } = useIntl();
  const { checkIn, checkOut, plan, creditSharedWith, status, hotelContact } = order;
  const [today] = useState(() => dayInZone(new Date(), hotelContact.timeZone));
  const { breakfasts, mornings, creditUsd } = stayWallet(
    {
      checkIn,
      checkOut,
      rooms: order.rooms - order.roomsCancelled,
      breakfasts: plan.breakfasts,
      creditUsd: creditSharedWith === null ? plan.creditUsd : 0,
    },
    today,
  );
  const shared = creditSharedWith !== null && plan.creditUsd > 0 && mornings > 0;
  const extras = mornings > 0 ? (order.extras ?? []) : [];
  if (status !== 'confirmed' || (breakfasts === 0 && creditUsd === 0 && !shared && extras.length === 0))
    return null;
  const breakfastsLeft = t('order.wallet.breakfasts', { count: breakfasts });
  const credit = t('stays.detail.creditUsd', { amount: creditUsd });
  return (
    <OrderFold
      id="order-wallet"
      title={t('order.wallet')}
      brief={dotted([
        breakfasts > 0 && breakfastsLeft,
        creditUsd > 0 && credit,
        shared && t('order.wallet.shared'),
        extras.length > 0 && t('order.wallet.extras', { count: extras.length }),
      ])}
    >
      <ul className={css.steps}>
        {breakfasts > 0 && (
          <li className={css.step}>
            <h3 className={text.title}>{breakfastsLeft}</h3>
            <p className={`${secondary} ${css.stepText}`}>
              {t('order.wallet.breakfasts.text', { each: plan.breakfasts, mornings })}
            </p>
          </li>
        )}
        {creditUsd > 0 && (
          <li className={css.step}>
            <h3 className={text.title}>{credit}</h3>
            <p className={`${secondary} ${css.stepText}`}>
              {t('booking.creditOnce', { amount: plan.creditUsd })}
            </p>
          </li>
        )}
        {shared && (
          <li className={css.step}>
            <h3 className={text.title}>{t('order.wallet.shared')}</h3>
            <p className={`${secondary} ${css.stepText}`}>
              {t('order.wallet.shared.text', { number: creditSharedWith })}
            </p>
          </li>
        )}
        {extras.map((extra) => (
          <li className={css.step} key={extra.text}>
            <h3 className={text.title}>
              <SupplierText of={extra} />
            </h3>
          </li>
        ))}
      </ul>
    </OrderFold>
  );
}
