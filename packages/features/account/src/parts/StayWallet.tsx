import type { OrderDetail } from '@voyage/contracts/booking.ts';
import { dayInZone } from '@voyage/domain/stay-date.ts';
import { stayWallet } from '@voyage/domain/stay-wallet.ts';
import { dotted } from '@voyage/i18n/join.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { secondary, text } from '@voyage/ui/base/typography.css.ts';
import { useState } from 'react';
import * as css from './order.css.ts';
import { OrderFold } from './OrderFold.tsx';

/** Remaining benefits of the rate: breakfasts to come, and the credit per room. */
export function StayWallet({ order }: { order: OrderDetail }) {
  const { t } = useIntl();
  const { checkIn, checkOut, rooms, plan, creditSharedWith, status, hotelContact } = order;
  const [today] = useState(() => dayInZone(new Date(), hotelContact.timeZone));
  const { breakfasts, mornings, creditUsd } = stayWallet(
    {
      checkIn,
      checkOut,
      rooms,
      breakfasts: plan.breakfasts,
      creditUsd: creditSharedWith === null ? plan.creditUsd : 0,
    },
    today,
  );
  const shared = creditSharedWith !== null && plan.creditUsd > 0 && mornings > 0;
  if (status !== 'confirmed' || (breakfasts === 0 && creditUsd === 0 && !shared)) return null;
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
      </ul>
    </OrderFold>
  );
}
