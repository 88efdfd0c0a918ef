import { isFailure } from '@voyage/api-client/failure.ts';
import { accountQueries } from '@voyage/api-client/account-queries.ts';
import { queries } from '@voyage/api-client/queries.ts';
import type { OrderDetail } from '@voyage/contracts/booking.ts';
import type { ProductOrder } from '@voyage/contracts/product-order.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { href } from '@voyage/routes/href.ts';
import { hasFailed } from '@voyage/site-core/errors/has-failed.ts';
import { PageFailure } from '@voyage/site-core/errors/PageFailure.tsx';
import { PartFailure } from '@voyage/site-core/errors/PartFailure.tsx';
import { useProfile } from '@voyage/site-core/session/member.ts';
import { bookingReturn } from '@voyage/checkout/booking-return.ts';
import { BookingSteps } from '@voyage/checkout/BookingSteps.tsx';
import { PaymentDeadline } from '@voyage/checkout/PaymentDeadline.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { buttonClass } from '@voyage/ui/forms/Button.tsx';
import { EmptyPanel } from '@voyage/ui/feedback/EmptyPanel.tsx';
import { container } from '@voyage/ui/base/layout.css.ts';
import { ListSkeleton } from '@voyage/ui/feedback/Skeletons.tsx';
import { heading, link } from '@voyage/ui/base/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { PaymentForm } from '../parts/PaymentForm.tsx';
import { PaymentSummary } from '../parts/PaymentSummary.tsx';
import * as css from '../parts/payment.css.ts';
import { UnknownOrder } from '../parts/UnknownOrder.tsx';
import { awaitingBooking, orderAddress } from '../state/order-state.ts';

/**
 * Pays an order of any kind by card. The current state is always fetched from the service, so that a reload
 * or the back button never shows a form for a paid order. Links open a new document: only this page may load
 * the payment provider's script (docs/payments.md, "The pages").
 */
export function PaymentPage({ orderId }: { orderId: string }) {
  const { t, locale, api } = usePage();
  const {
    data: state,
    error,
    refetch,
  } = useQuery({ ...accountQueries.payment(api, locale, orderId), retry: false });
  const [waiting] = useState(bookingReturn);
  const booking = state && awaitingBooking(state.order, waiting);
  const hotelOrderId = state?.order.hotelOrderId ?? '';
  const { isPending: profileComes } = useProfile(); // the form is prefilled from it
  const stay = useQuery({ ...queries.order(api, locale, hotelOrderId), enabled: hotelOrderId !== '' });
  if (error && isFailure(error, 'orderNotFound', 'invalidValue')) return <UnknownOrder />;
  if (error && !state) return <PageFailure error={error} onRetry={() => refetch()} />;
  if (state?.order.payment?.status === 'pending')
    return (
      <RedirectNow
        address={href.paymentResult(locale, state.order.kind, state.order.id, state.order.payment.tradeId)}
      />
    );
  return (
    <div className={container}>
      <p className={css.back}>
        {state ? (
          <a className={link} href={booking ?? orderAddress(locale, state.order)}>
            {`← ${t(booking || hotelOrderId ? 'payment.back' : 'purchases.back')}`}
          </a>
        ) : (
          '\u00a0'
        )}
      </p>
      {state && (hotelOrderId === '' || stay.data) && !profileComes ? (
        state.payable ? (
          <>
            <h1 className={heading.h1}>{t('payment.title')}</h1>
            {stay.data && (
              <div className={css.time}>
                <BookingSteps at="payment" prepaid />
              </div>
            )}
            <div className={css.time}>
              <PaymentDeadline expiresAt={state.order.expiresAt} stay={stay.data} />
            </div>
            <div className={css.columns}>
              <PaymentForm state={state} stay={stay.data} onChanged={() => void refetch()} />
              <aside className={css.aside} aria-label={t('payment.summary')}>
                <PaymentSummary order={state.order} stay={stay.data} />
              </aside>
            </div>
          </>
        ) : (
          <Closed
            order={state.order}
            stay={stay.data}
            booking={booking ?? null}
            isObsolete={state.refusal !== undefined}
          />
        )
      ) : hasFailed(stay) ? (
        <PartFailure queries={[stay]} />
      ) : (
        <ListSkeleton label={t('site.loading')} count={5} />
      )}
    </div>
  );
}

/** Replaces this page with a new document, so that typed text triggers no leave warning. */
function RedirectNow({ address }: { address: string }) {
  const { t } = useIntl();
  useEffect(() => location.replace(address), [address]);
  return <ListSkeleton label={t('site.loading')} count={3} />;
}

/** An order that can no longer be paid: why, and where to go instead. */
function Closed({
  order,
  stay,
  booking,
  isObsolete,
}: {
  order: ProductOrder;
  stay: OrderDetail | undefined;
  /** The booking that it was bought for. */
  booking: string | null;
  /** It would buy nothing that the member does not have. */
  isObsolete: boolean;
}) {
  const { t, locale } = usePage();
  const end =
    order.payment?.status === 'refunded' || order.payment?.status === 'released'
      ? order.payment.status
      : order.payment?.status === 'success'
        ? 'paid'
        : isObsolete
          ? 'obsolete'
          : order.status === 'cancelled'
            ? 'cancelled'
            : 'expired';
  const unpaid = end === 'expired' || end === 'cancelled' || end === 'obsolete';
  const [target, label] = booking
    ? [booking, t('payment.result.booking')]
    : unpaid
      ? stay
        ? stay.hotelOpen
          ? [href.hotel(locale, stay.hotel.id), t('payment.closed.choose')]
          : [href.hotels(locale), t('orders.empty.action')]
        : [href.productOrders(locale), t('purchases.title')]
      : order.hotelOrderId
        ? [href.order(locale, order.hotelOrderId), t('payment.closed.order')]
        : [href.productOrder(locale, order.kind, order.id), t('purchases.view')];
  return (
    <EmptyPanel
      level={1}
      ornament={unpaid ? 'key' : 'journey'}
      title={t(`payment.closed.${end}`)}
      {...(unpaid ? { text: t(stay ? 'payment.closed.nothing' : 'order.payment.none') } : {})}
      action={
        <a className={buttonClass('primary')} href={target}>
          {label}
        </a>
      }
    />
  );
}
