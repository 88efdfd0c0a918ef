import { isFailure } from '@voyage/api-client/failure.ts';
import { queries } from '@voyage/api-client/queries.ts';
import type { OrderDetail } from '@voyage/contracts/booking.ts';
import { formatMoney } from '@voyage/domain/money.ts';
import { instantIn } from '@voyage/i18n/dates.ts';
import { useWords } from '@voyage/i18n/words.tsx';
import { href } from '@voyage/routes/href.ts';
import { BookingSlip } from '@voyage/site/BookingSlip.tsx';
import { useFailureWords } from '@voyage/site/failure-words.ts';
import { Link } from '@voyage/site/Link.tsx';
import { useNotify } from '@voyage/site/notices.tsx';
import { useLocale, useSite } from '@voyage/site/site-context.ts';
import { Button, buttonClass } from '@voyage/ui/Button.tsx';
import { FactsList } from '@voyage/ui/FactsList.tsx';
import { container } from '@voyage/ui/layout.css.ts';
import { Badge, EmptyState, ErrorState, Skeleton } from '@voyage/ui/States.tsx';
import { heading, secondary, text } from '@voyage/ui/typography.css.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import * as css from './AccountPages.css.ts';

const Dialog = lazy(() => import('@voyage/ui/Dialog.tsx'));
export function OrderPage() {
  const say = useWords();
  const failureWords = useFailureWords();
  const locale = useLocale();
  const { api } = useSite();
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const { data: order, error, refetch } = useQuery({ ...queries.order(api, locale, id), retry: false });
  if (error && isFailure(error, 'bk0003', 'rq0001'))
    return (
      <EmptyState
        title={say('order.missing.title')}
        action={
          <Link className={buttonClass('primary')} href={href.orders(locale)}>
            {say('order.missing.action')}
          </Link>
        }
      />
    );
  if (error) return <ErrorState title={say('site.error.title')} text={failureWords(error)} retryLabel={say('site.retry')} onRetry={() => void refetch()} />;
  return <div className={`${container} ${css.page}`}>{order ? <Order order={order} /> : <Skeleton label={say('site.loading')} lines={10} />}</div>;
}

function Order({ order }: { order: OrderDetail }) {
  const say = useWords();
  const locale = useLocale();
  const { booked } = useSearch({ strict: false }) as { booked?: string };
  const place = [order.hotel.district, order.hotel.place].filter((p, i, all) => p && all.indexOf(p) === i).join(' · ');
  return (
    <>
      <div>
        <Badge>{say(`order.status.${order.status}`)}</Badge>
        {booked && order.status === 'confirmed' && (
          <p className={text.lead} role="status">
            {say('order.thanks')} · {say('order.thanks.text')}
          </p>
        )}
        {order.status === 'pending' && (
          <p className={text.lead} role="status">
            {say('order.pending.text')}
          </p>
        )}
        <p className={secondary}>{say('order.bookingNumber')}</p>
        <h1 className={css.number}>{order.bookingNumber}</h1>
      </div>
      <Actions order={order} />
      <div className={css.columns}>
        <div>
          <h2 className={heading.h3}>{say('order.title', { number: order.bookingNumber })}</h2>
          <FactsList
            facts={[
              order.reservationNumber !== null && { term: say('order.reservationNumber'), value: order.reservationNumber },
              order.hotelConfirmationNumber !== null && { term: say('order.confirmationNumber'), value: order.hotelConfirmationNumber },
              order.hotelCancellationNumber !== null && { term: say('order.cancellationNumber'), value: <strong>{order.hotelCancellationNumber}</strong> },
              order.cancelledAt !== null && {
                term: say('order.status.cancelled'),
                value: say('order.cancelled.on', { day: instantIn(order.cancelledAt, order.hotelContact.timeZone, locale) }),
              },
              order.cancellationPenalty !== null && { term: say('order.cancelled.cost'), value: formatMoney(order.cancellationPenalty) },
              {
                term: say('order.guest'),
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
              { term: say('order.payment'), value: say('order.payAtHotel') },
              order.specialRequests.length > 0 && { term: say('order.requests'), value: order.specialRequests.map((r) => r.name).join(', ') },
              order.note !== '' && { term: say('order.note'), value: order.note },
              {
                term: say('order.contact'),
                value: (
                  <>
                    {order.hotelContact.address}
                    <br />
                    {say('stays.detail.times', { in: order.hotelContact.checkInTime, out: order.hotelContact.checkOutTime })}
                  </>
                ),
              },
            ]}
          />
        </div>
        <aside>
          <BookingSlip
            hotel={{ name: order.hotel.name, place }}
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
  const say = useWords();
  const failureWords = useFailureWords();
  const notify = useNotify();
  const locale = useLocale();
  const { api } = useSite();
  const client = useQueryClient();
  const [asking, ask] = useState(false);
  const certificate = useMutation({
    mutationFn: () => api.call('orderPdf', { params: { id: order.id } }),
    onSuccess: (file) => {
      const url = URL.createObjectURL(file);
      const anchor = Object.assign(document.createElement('a'), { href: url, download: `booking-${order.bookingNumber}.pdf` });
      anchor.click();
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    },
    onError: (error) => notify(failureWords(error)),
  });
  const cancel = useMutation({
    mutationFn: () => api.call('cancelBooking', { body: { orderId: order.id, ...(order.cancelNow ? { acceptedPenalty: order.cancelNow.penalty } : {}) } }),
    onSuccess: async ({ hotelCancellationNumber }) => {
      ask(false);
      notify(say('order.cancelled.notice', { number: hotelCancellationNumber }), 'positive');
      await client.invalidateQueries({ queryKey: ['me'] });
    },
    onError: async (error) => {
      notify(failureWords(error));
      await client.invalidateQueries({ queryKey: ['me', 'order'] });
    },
  });
  return (
    <div className={css.actions}>
      {order.status !== 'pending' && (
        <Button onClick={() => certificate.mutate()} busy={certificate.isPending && say('order.certificate.busy')}>
          {say('order.certificate')}
        </Button>
      )}
      <Link className={buttonClass('secondary')} href={href.hotel(locale, order.hotel.id)}>
        {say('order.again')}
      </Link>
      {order.cancelNow && (
        <Button variant="secondary" onClick={() => ask(true)}>
          {say('order.cancel')}
        </Button>
      )}
      {asking && order.cancelNow && (
        <Suspense>
          <Dialog
            alert
            title={say('order.cancel.title')}
            closeLabel={say('site.close')}
            onClose={() => ask(false)}
            actions={
              <>
                <Button variant="secondary" onClick={() => ask(false)}>
                  {say('order.cancel.no')}
                </Button>
                <Button onClick={() => cancel.mutate()} busy={cancel.isPending && say('site.loading')}>
                  {say('order.cancel.yes')}
                </Button>
              </>
            }
          >
            <p>
              {order.hotel.name}
              <br />
              {order.roomName} · {order.planName}
              <br />
              {order.checkIn} – {order.checkOut}
            </p>
            <p>
              <strong>{order.cancelNow.free ? say('order.cancel.free') : say('order.cancel.costs', { amount: formatMoney(order.cancelNow.penalty) })}</strong>
            </p>
            <p>{say('order.cancel.credit')}</p>
          </Dialog>
        </Suspense>
      )}
    </div>
  );
}
