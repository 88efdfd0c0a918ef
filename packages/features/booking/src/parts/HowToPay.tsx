import { formatMoney } from '@voyage/domain/money.ts';
import { policy } from '@voyage/domain/policy.ts';
import { useWords } from '@voyage/i18n/words.tsx';
import type { Plan } from './BookingForm.tsx';

/** At the hotel, or now: what is charged, until when the rooms are held, and what comes back. */
export function HowToPay({ offer: { charge, cancellation, price } }: { offer: Plan['offer'] }) {
  const say = useWords();
  if (!charge) return <p>{say('booking.guarantee', { currency: price.total.currency })}</p>;
  return (
    <>
      <p>{say('booking.payNow', { amount: formatMoney(charge.amount) })}</p>
      <p>{cancellation.deadline ? say('booking.payNow.refund', policy.refundWorkingDays) : <strong>{say('booking.payNow.noRefund')}</strong>}</p>
    </>
  );
}
