import { isFailure } from '@voyage/api-client/failure.ts';
import { pauseAfter, queries } from '@voyage/api-client/queries.ts';
import { usesCredit } from '@voyage/domain/quota.ts';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { href } from '@voyage/routes/href.ts';
import type { CompleteStay } from '@voyage/routes/stay-query.ts';
import { EmptyPanel } from '@voyage/ui/feedback/EmptyPanel.tsx';
import { inline } from '@voyage/ui/base/layout.css.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { UnavailableChoice } from '../state/unavailable-choice.ts';
import { Unavailable } from './Unavailable.tsx';

/**
 * A booking that the hotel has not answered: polled (queries, `order`) until it is booked, held for payment,
 * or has failed, also while we cannot be reached. The page may be left: the service keeps trying and sends an email.
 * An order that was rejected at once, or is another member's, is missing: that is final.
 */
export function BookingPending({
  orderId,
  bookingNumber,
  hotelId,
  stay,
  wanted,
  focus,
}: {
  orderId: string;
  bookingNumber: string;
  hotelId: string;
  stay: CompleteStay | undefined;
  wanted: UnavailableChoice | undefined;
  /** Whether it answers the booking button. */
  focus: boolean;
}) {
  const { t, locale, api } = usePage();
  const router = useRouter();
  const { data: order, error } = useQuery({
    ...queries.order(api, locale, orderId),
    // Also after a call that failed: whoever reads this waits for one answer, which may take a day.
    refetchInterval: ({ state: { data, error: failure, dataUpdateCount } }) =>
      !isFailure(failure, 'bookingNotFound') && (!data || data.status === 'pending')
        ? pauseAfter(dataUpdateCount)
        : false,
  });
  const status = order?.status;
  const paymentOrder = status === 'payment' ? order?.payment.orderId : null;
  useEffect(() => {
    if (paymentOrder) location.assign(href.payment(locale, 'stay', paymentOrder));
    else if (status === 'confirmed') void router.navigate({ href: href.order(locale, orderId, true) });
  }, [status, paymentOrder, locale, orderId, router]);
  const waiting = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const title = waiting.current?.querySelector('h1');
    if (!focus || !title) return;
    title.tabIndex = -1; // not by EmptyPanel: no other title of it takes the focus
    title.focus();
  }, [focus]);
  const toOrder = (
    <ButtonLink variant="secondary" href={href.order(locale, orderId)}>
      {t('payment.closed.order')}
    </ButtonLink>
  );
  if (isFailure(error, 'bookingNotFound'))
    return (
      <Unavailable
        focus
        title={t('booking.missing.title')}
        words={[t('booking.missing.text', { number: bookingNumber })]}
        hotelId={hotelId}
        stay={stay}
        wanted={wanted}
      >
        <div className={inline.x3}>
          <ButtonLink variant="secondary" href={href.orders(locale)}>
            {t('booking.unknown.orders')}
          </ButtonLink>
        </div>
      </Unavailable>
    );
  if (order?.status === 'failed' || order?.status === 'released')
    return (
      <Unavailable
        focus
        title={t('booking.failed.title')}
        words={[t('booking.failed.text'), ...(usesCredit(order.creditUsed) ? [t('order.ended.credit')] : [])]}
        hotelId={hotelId}
        stay={stay}
        wanted={{ room: order.room.code, rate: order }}
      >
        <div className={inline.x3}>{toOrder}</div>
      </Unavailable>
    );
  return (
    <div role="status" ref={waiting}>
      <EmptyPanel
        level={1}
        ornament="compass"
        title={t('booking.pending.title')}
        text={t(error ? 'booking.pending.away' : 'booking.pending.text', { number: bookingNumber })}
        action={toOrder}
      />
    </div>
  );
}
