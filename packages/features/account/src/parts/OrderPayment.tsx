import type { OrderDetail, StayPayment } from '@voyage/contracts/booking.ts';
import { formatMoney } from '@voyage/domain/money.ts';
import { useWords } from '@voyage/i18n/words.tsx';
import { href } from '@voyage/routes/href.ts';
import { cardName } from '@voyage/journey-parts/card-name.ts';
import { PayTime } from '@voyage/journey-parts/PayTime.tsx';
import { useLocale } from '@voyage/frame/router/site-context.ts';
import { buttonClass } from '@voyage/ui/Button.tsx';
import { text } from '@voyage/ui/typography.css.ts';
import * as css from './account.css.ts';

type Refund = NonNullable<StayPayment['refund']>;
/** What a message about a refund is told: the amount, and working days. */
export const refundValues = ({ amount, workingDays }: Refund) => ({ amount: formatMoney(amount), ...workingDays });

/** Rooms that are held until they are paid: how long, and where; or that a payment is under way. */
export function OrderPayment({ order }: { order: OrderDetail }) {
  const say = useWords();
  const locale = useLocale();
  const { state, orderId, charge } = order.payment;
  if (state === 'processing')
    return (
      <p className={text.lead} role="status">
        {say('order.paying')}
      </p>
    );
  if (state !== 'due' || !charge) return null;
  return (
    <div className={css.pay}>
      <p className={text.lead}>{say('order.payNow.text', { amount: formatMoney(charge.amount) })}</p>
      <PayTime expiresAt={null} stay={order} />
      {orderId && (
        // The payment page is a document of its own: only there may the payment provider's script be loaded.
        <a className={buttonClass('primary')} href={href.payment(locale, 'stay', orderId)}>
          {say('order.payNow')}
        </a>
      )}
    </div>
  );
}

/** How a stay is paid, with which card, and what comes back. */
export function PaymentWords({ payment }: { payment: StayPayment }) {
  const say = useWords();
  const { payAt, state, charge, cardBrand, cardLastFour, refund } = payment;
  if (payAt === 'property' || !state) return say('order.payAtHotel');
  const amount = charge ? formatMoney(charge.amount) : '';
  const words = {
    due: say('order.payment.due', { amount }),
    processing: say('order.payment.processing', { amount }),
    paid: say('order.payment.paid', { amount }),
    refunding: say('order.payment.paid', { amount }),
    refunded: say('order.payment.paid', { amount }),
    none: say('order.payment.none'),
  }[state];
  return (
    <>
      {words}
      {cardLastFour && state !== 'none' && (
        <>
          <br />
          {say('order.payment.card', { brand: cardName(cardBrand), digits: cardLastFour })}
        </>
      )}
      {refund && (state === 'refunding' || state === 'refunded') && (
        <>
          <br />
          <strong>{say(`order.payment.${state}`, refundValues(refund))}</strong>
        </>
      )}
    </>
  );
}
