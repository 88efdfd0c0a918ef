import { isFailure } from '@voyage/api-client/failure.ts';
import { queries } from '@voyage/api-client/queries.ts';
import type { OrderDetail } from '@voyage/contracts/booking.ts';
import { formatMoney } from '@voyage/domain/money.ts';
import { daySpan, momentOn } from '@voyage/i18n/dates.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { href } from '@voyage/routes/href.ts';
import { BookingSummary } from '@voyage/journey-parts/BookingSummary.tsx';
import { useErrorMessage } from '@voyage/frame/errors/error-message.ts';
import { Link } from '@voyage/frame/layout/Link.tsx';
import { useNotify } from '@voyage/frame/errors/notices.tsx';
import { useLocale, useSite } from '@voyage/frame/router/site-context.ts';
import { Button, buttonClass } from '@voyage/ui/Button.tsx';
import { EmptyPanel } from '@voyage/ui/EmptyPanel.tsx';
import { ErrorState } from '@voyage/ui/ErrorState.tsx';
import { FactsList } from '@voyage/ui/FactsList.tsx';
import { container } from '@voyage/ui/layout.css.ts';
import { ListSkeleton } from '@voyage/ui/Skeletons.tsx';
import { StatusBadge } from '@voyage/ui/StatusBadge.tsx';
import { heading, secondary, text } from '@voyage/ui/typography.css.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { CertificateDownload } from '../parts/CertificateDownload.tsx';
import { OrderPayment, PaymentStatusText, refundValues } from '../parts/OrderPayment.tsx';
import * as css from '../parts/account.css.ts';

const Dialog = lazy(() => import('@voyage/ui/Dialog.tsx'));
interface Props {
  /** The order's id. */
  id: string;
  /** It was booked a moment ago, and this page says thank you. */
  isNew: boolean;
}

/** One stay of a member: what was booked, and what can be done with it. */
export function OrderPage({ id, isNew }: Props) {
  const { formatMessage: t } = useIntl();
  const failureWords = useErrorMessage();
  const locale = useLocale();
  const { api } = useSite();
  const { data: order, error, refetch } = useQuery({ ...queries.order(api, locale, id), retry: false });
  if (error && isFailure(error, 'bk0003', 'rq0001'))
    return (
      <EmptyPanel
        ornament="journey"
        title={t({ id: 'order.missing.title' })}
        action={
          <Link className={buttonClass('primary')} href={href.orders(locale)}>
            {t({ id: 'order.missing.action' })}
          </Link>
        }
      />
    );
  if (error)
    return (
      <ErrorState
        title={t({ id: 'site.error.title' })}
        text={failureWords(error)}
        retryLabel={t({ id: 'site.retry' })}
        onRetry={() => void refetch()}
      />
    );
  return (
    <div className={`${container} ${css.page}`}>
      {order ? (
        <Order order={order} isNew={isNew} />
      ) : (
        <ListSkeleton label={t({ id: 'site.loading' })} count={4} />
      )}
    </div>
  );
}

function Order({ order, isNew }: { order: OrderDetail; isNew: boolean }) {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  const number = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone with its page: what it led to is read on from here.
  useEffect(() => {
    if (isNew) number.current?.focus();
  }, [isNew]);
  return (
    <>
      <div>
        <StatusBadge status={order.status}>{t({ id: `order.status.${order.status}` })}</StatusBadge>
        {isNew && order.status === 'confirmed' && (
          <p className={text.lead} role="status">
            {t({ id: 'order.thanks' })} · {t({ id: 'order.thanks.text' })}
          </p>
        )}
        {order.status === 'pending' && (
          <p className={text.lead} role="status">
            {t({ id: 'order.pending.text' })}
          </p>
        )}
        {order.cancelAskedAt !== null && (
          <p className={text.lead} role="status">
            {t({ id: 'order.cancelling.text' })}
          </p>
        )}
        {order.ended && (
          <p className={text.lead} role="status">
            {t({ id: `order.ended.${order.ended}` })}
          </p>
        )}
        <p className={secondary}>{t({ id: 'order.bookingNumber' })}</p>
        <h1 className={css.number} ref={number} tabIndex={-1}>
          {order.bookingNumber}
        </h1>
      </div>
      <OrderPayment order={order} />
      <Actions order={order} />
      <div className={css.columns}>
        <div>
          <h2 className={heading.h3}>{t({ id: 'order.title' }, { number: order.bookingNumber })}</h2>
          <FactsList
            facts={[
              order.reservationNumber !== null && {
                term: t({ id: 'order.reservationNumber' }),
                value: order.reservationNumber,
              },
              order.hotelConfirmationNumber !== null && {
                term: t({ id: 'order.confirmationNumber' }),
                value: order.hotelConfirmationNumber,
              },
              order.hotelCancellationNumber !== null && {
                term: t({ id: 'order.cancellationNumber' }),
                value: <strong>{order.hotelCancellationNumber}</strong>,
              },
              order.cancelledAt !== null && {
                term: t({ id: 'order.status.cancelled' }),
                value: t(
                  { id: 'order.cancelled.on' },
                  {
                    day: momentOn(
                      order.cancelledAt,
                      { timeZone: order.hotelContact.timeZone, place: order.hotel.place },
                      locale,
                    ),
                  },
                ),
              },
              order.cancellationPenalty !== null && {
                term: t({ id: 'order.cancelled.cost' }),
                value: formatMoney(order.cancellationPenalty),
              },
              {
                term: t({ id: 'order.guest' }),
                value: (
                  <>
                    {order.guest.firstname} {order.guest.lastname}
                    <br />
                    {order.guest.email}
                    <br />
                    {order.guest.phone}
                  </>
                ),
              },
              { term: t({ id: 'order.payment' }), value: <PaymentStatusText payment={order.payment} /> },
              order.specialRequests.length > 0 && {
                term: t({ id: 'order.requests' }),
                value: order.specialRequests.map((r) => r.name).join(', '),
              },
              order.note !== '' && { term: t({ id: 'order.note' }), value: order.note },
              {
                term: t({ id: 'order.contact' }),
                value: (
                  <>
                    {order.hotelContact.address}
                    <br />
                    {t(
                      { id: 'stays.detail.times' },
                      { in: order.hotelContact.checkInTime, out: order.hotelContact.checkOutTime },
                    )}
                  </>
                ),
              },
            ]}
          />
        </div>
        <aside>
          <BookingSummary
            hotel={order.hotel}
            room={order.roomName}
            plan={order.plan}
            price={order.price}
            promotion={order.promotion}
            cancellation={order.cancellation}
            stay={{
              checkIn: order.checkIn,
              checkOut: order.checkOut,
              adults: order.adults,
              children: order.children,
              rooms: order.rooms,
              nights: order.nights,
            }}
          />
        </aside>
      </div>
    </>
  );
}

function Actions({ order }: { order: OrderDetail }) {
  const { formatMessage: t } = useIntl();
  const failureWords = useErrorMessage();
  const notify = useNotify();
  const locale = useLocale();
  const { api } = useSite();
  const client = useQueryClient();
  const [asking, ask] = useState(false);
  const held = order.status === 'payment';
  const cancelNow = order.cancelAskedAt === null ? order.cancelNow : null;
  const cancel = useMutation({
    mutationFn: () =>
      api.call('cancelBooking', {
        body: { orderId: order.id, ...(cancelNow ? { acceptedPenalty: cancelNow.penalty } : {}) },
      }),
    onSuccess: async ({ hotelCancellationNumber, refund }) => {
      ask(false);
      const done = held
        ? t({ id: 'order.giveUp.notice' })
        : t({ id: 'order.cancelled.notice' }, { number: hotelCancellationNumber ?? order.bookingNumber });
      notify(refund ? `${done} ${t({ id: 'order.cancel.refund' }, refundValues(refund))}` : done, 'positive');
      await client.invalidateQueries({ queryKey: ['me'] });
    },
    onError: async (error) => {
      notify(failureWords(error));
      await client.invalidateQueries({ queryKey: ['me', 'order'] });
    },
  });
  return (
    <div className={css.actions}>
      <CertificateDownload order={order} />
      {!held && (
        <Link className={buttonClass('secondary')} href={href.hotel(locale, order.hotel.id)}>
          {t({ id: 'order.again' })}
        </Link>
      )}
      {cancelNow && (
        <Button variant="secondary" onClick={() => ask(true)}>
          {t({ id: held ? 'order.giveUp' : 'order.cancel' })}
        </Button>
      )}
      {asking && cancelNow && (
        <Suspense>
          <Dialog
            alert
            title={t({ id: held ? 'order.giveUp.title' : 'order.cancel.title' })}
            closeLabel={t({ id: 'site.close' })}
            onClose={() => ask(false)}
            actions={
              <>
                <Button variant="secondary" onClick={() => ask(false)}>
                  {t({ id: 'order.cancel.no' })}
                </Button>
                <Button onClick={() => cancel.mutate()} busy={cancel.isPending && t({ id: 'site.loading' })}>
                  {t({ id: held ? 'order.giveUp.yes' : 'order.cancel.yes' })}
                </Button>
              </>
            }
          >
            <p>
              {order.hotel.name}
              <br />
              {order.roomName} · {order.planName}
              <br />
              {daySpan(order.checkIn, order.checkOut, locale)}
            </p>
            {held ? (
              <p>{t({ id: 'order.giveUp.text' })}</p>
            ) : (
              <CancelCost order={order} cancelNow={cancelNow} />
            )}
          </Dialog>
        </Suspense>
      )}
    </div>
  );
}

/** What cancelling costs, what of a paid stay comes back and when, and that the credit does not. */
function CancelCost({
  order,
  cancelNow,
}: {
  order: OrderDetail;
  cancelNow: NonNullable<OrderDetail['cancelNow']>;
}) {
  const { formatMessage: t } = useIntl();
  return (
    <>
      <p>
        <strong>
          {cancelNow.free
            ? t({ id: 'order.cancel.free' })
            : t({ id: 'order.cancel.costs' }, { amount: formatMoney(cancelNow.penalty) })}
        </strong>
      </p>
      {order.payment.payAt === 'prepaid' && (
        <p>
          {cancelNow.refund
            ? t({ id: 'order.cancel.refund' }, refundValues(cancelNow.refund))
            : t({ id: 'order.cancel.noRefund' })}
        </p>
      )}
      <p>{t({ id: 'order.cancel.credit' })}</p>
    </>
  );
}
