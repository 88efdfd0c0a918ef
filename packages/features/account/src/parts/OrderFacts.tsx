import type { OrderDetail } from '@voyage/contracts/booking.ts';
import { formatMoney } from '@voyage/domain/money.ts';
import { momentOn } from '@voyage/i18n/dates.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { useLocale } from '@voyage/frame/router/site-context.ts';
import { FactsList } from '@voyage/ui/FactsList.tsx';
import { PaymentStatusText } from './OrderPayment.tsx';

/** Numbers, guest, payment and hotel of an order. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  return (
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
  );
}
