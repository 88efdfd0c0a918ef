import { prepaymentRequestDay } from '@voyage/domain/advance.ts';
import { isNonRefundable } from '@voyage/domain/cancellation-windows.ts';
import { freeCancellation } from '@voyage/domain/free-cancellation.ts';
import { formatMoney } from '@voyage/domain/money.ts';
import { policy } from '@voyage/domain/policy.ts';
import { dayInZone } from '@voyage/domain/stay-date.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { plainDay } from '@voyage/i18n/dates.ts';
import { taipeiClock } from '@voyage/i18n/moments.ts';
import { depositLines } from '@voyage/stay-parts/fee-words.ts';
import { useState } from 'react';
import type { Plan } from '../state/plan.ts';
import { AskUs } from './AskUs.tsx';

/** At the hotel, or now: what is charged, how long rooms are held, and what is refunded. */
export function HowToPay({ plan: { offer, stay, held } }: { plan: Plan }) {
  const { t, locale } = usePage();
  const [now] = useState(() => new Date());
  const { charge, cancellation, price } = offer;
  if (!charge) {
    const office = taipeiClock(locale).timeZone;
    const lastDay = prepaymentRequestDay(
      stay.checkIn,
      cancellation.timeZone === office ? 'domestic' : 'international',
    );
    return (
      <>
        <p>{t('booking.guarantee', { currency: price.total.currency })}</p>
        {depositLines(t, locale, price).map(({ label, value }) => (
          <p key={label}>{`${label} ${value}`}</p>
        ))}
        {lastDay >= dayInZone(now, office) && (
          <p>
            <span>{`${t('booking.prepay', { day: plainDay(lastDay, locale) })} `}</span>
            <AskUs />
          </p>
        )}
      </>
    );
  }
  const free = freeCancellation(cancellation.deadline, now.getTime());
  return (
    <>
      <p>
        {t(held ? 'booking.payNow' : 'booking.payNow.unheld', {
          amount: formatMoney(charge.amount, locale),
        })}
      </p>
      {/* after a passed deadline the timeline says what is kept */}
      {free === 'free' && <p>{t('booking.payNow.refund', policy.refundWorkingDays)}</p>}
      {isNonRefundable(cancellation.windows) && (
        <p>
          <strong>{t('booking.payNow.noRefund')}</strong>
        </p>
      )}
    </>
  );
}
