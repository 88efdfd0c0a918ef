import { formatMoney } from '@voyage/domain/money.ts';
import { policy } from '@voyage/domain/policy.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import type { Plan } from '../state/plan.ts';

/** At the hotel, or now: what is charged, until when the rooms are held, and what comes back. */
export function HowToPay({ offer: { charge, cancellation, price } }: { offer: Plan['offer'] }) {
  const { formatMessage: t } = useIntl();
  if (!charge) return <p>{t({ id: 'booking.guarantee' }, { currency: price.total.currency })}</p>;
  return (
    <>
      <p>{t({ id: 'booking.payNow' }, { amount: formatMoney(charge.amount) })}</p>
      <p>
        {cancellation.deadline ? (
          t({ id: 'booking.payNow.refund' }, policy.refundWorkingDays)
        ) : (
          <strong>{t({ id: 'booking.payNow.noRefund' })}</strong>
        )}
      </p>
    </>
  );
}
