import type { OrderDetail, StayPayment } from '@voyage/contracts/booking.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { formatMoney } from '@voyage/domain/money.ts';
import type { Translate } from '@voyage/i18n/intl.tsx';
import { href } from '@voyage/routes/href.ts';
import { cardName } from '@voyage/checkout/card-name.ts';
import { PaymentDeadline } from '@voyage/checkout/PaymentDeadline.tsx';
import { PendingPayment } from '@voyage/checkout/PendingPayment.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { buttonClass } from '@voyage/ui/forms/Button.tsx';
import { text } from '@voyage/ui/base/typography.css.ts';
import { Fragment } from 'react';
import * as css from './account.css.ts';

type Refund = NonNullable<StayPayment['refund']>;
/** The values of a message about a refund: the amount, and working days. */
export const refundValues = ({ amount, workingDays }: Refund, locale: Locale) => ({
  amount: formatMoney(amount, locale),
  ...workingDays,
});

/**
 * A stay that is to be paid: how long it can be, and the link to pay; or that a payment is in progress, and
 * the ways on from there.
 */
export function OrderPayment({ order }: { order: OrderDetail }) {
  const { t, locale } = usePage();
  const { state, orderId, charge, attempt, held } = order.payment;
  if (state === 'processing')
    return (
      <div className={css.pay}>
        <p className={text.lead} role="status">
          {t(attempt?.bankUrl ? 'payment.bank.text' : 'order.paying')}
        </p>
        {attempt && orderId && (
          <PendingPayment
            order={{ kind: 'stay', id: orderId, expiresAt: null }}
            attempt={attempt}
            stay={order}
            offersCard
          />
        )}
      </div>
    );
  if (state !== 'due' || !charge) return null;
  return (
    <div className={css.pay}>
      <p className={text.lead}>
        {t(held ? 'order.payNow.text' : 'booking.payNow.unheld', {
          amount: formatMoney(charge.amount, locale),
        })}
      </p>
      <PaymentDeadline expiresAt={null} stay={order} />
      {orderId && (
        // The payment page is loaded as a new document: only there may the payment provider's script be
        // loaded.
        <a className={buttonClass('primary')} href={href.payment(locale, 'stay', orderId)}>
          {t('order.payNow')}
        </a>
      )}
    </div>
  );
}

/** How a stay is paid: at the hotel, or whether the card was charged and with how much. */
function paymentWords(
  t: Translate,
  locale: Locale,
  { payAt, state, charge, byStaff, cardLastFour }: StayPayment,
): string {
  if (payAt === 'property' || !state) return t('order.payAtHotel');
  const amount = charge ? formatMoney(charge.amount, locale) : '';
  // Only the payer sees the card.
  const paid = t(byStaff && !cardLastFour ? 'order.payment.staff' : 'order.payment.paid', { amount });
  return {
    due: t('order.payment.due', { amount }),
    processing: t('order.payment.processing', { amount }),
    authorised: t('order.payment.authorised', { amount }),
    paid,
    refunding: paid,
    refunded: paid,
    none: t('order.payment.none'),
  }[state];
}

/** The refund, as a sentence; null without one. */
function refundWords(t: Translate, locale: Locale, { state, refund }: StayPayment): string | null {
  if (!refund || (state !== 'refunding' && state !== 'refunded')) return null;
  return t(`order.payment.${state}`, refundValues(refund, locale));
}

/** What is known of the payment in one sentence: the refund, or else how the stay is paid. */
export const paymentBrief = (t: Translate, locale: Locale, payment: StayPayment): string =>
  refundWords(t, locale, payment) ?? paymentWords(t, locale, payment);

const cardWords = (t: Translate, { payAt, state, cardBrand, cardLastFour }: StayPayment): string | null =>
  payAt === 'prepaid' && state && state !== 'none' && cardLastFour
    ? t('order.payment.card', { brand: cardName(cardBrand), digits: cardLastFour })
    : null;

/** How a stay is paid, with which card, and the refund: a line for each that is known. */
export const paymentLines = (t: Translate, locale: Locale, payment: StayPayment): string[] =>
  [paymentWords(t, locale, payment), cardWords(t, payment), refundWords(t, locale, payment)].filter(
    (line) => line !== null,
  );

/** The same, with the refund emphasised. */
export function PaymentStatusText({ payment }: { payment: StayPayment }) {
  const { t, locale } = usePage();
  const refund = refundWords(t, locale, payment);
  return paymentLines(t, locale, payment).map((line, i) => (
    <Fragment key={line}>
      {i > 0 && <br />}
      {line === refund ? <strong>{line}</strong> : <span>{line}</span>}
    </Fragment>
  ));
}
