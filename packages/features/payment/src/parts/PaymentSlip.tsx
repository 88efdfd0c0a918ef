import type { OrderDetail } from '@voyage/contracts/booking.ts';
import type { ProductOrder } from '@voyage/contracts/product.ts';
import { formatMoney } from '@voyage/domain/money.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { BookingSlip } from '@voyage/journey-parts/BookingSlip.tsx';
import { FactsList, Slip } from '@voyage/ui/FactsList.tsx';
import { heading } from '@voyage/ui/typography.css.ts';
import { ChargeWords } from '@voyage/journey-parts/ChargeWords.tsx';
import { FoldedSlip } from '@voyage/journey-parts/FoldedSlip.tsx';

/** What is paid: of a stay the slip of its booking and the charge that belongs to it, of anything else its own lines. */
export function PaymentSlip({ order, stay }: { order: ProductOrder; stay: OrderDetail | undefined }) {
  const { formatMessage: t } = useIntl();
  if (stay)
    return (
      <FoldedSlip name={stay.hotel.name} total={formatMoney(order.amount)}>
        <BookingSlip
          hotel={stay.hotel}
          room={stay.roomName}
          plan={stay.plan}
          price={stay.price}
          promotion={stay.promotion}
          cancellation={stay.cancellation}
          stay={{ checkIn: stay.checkIn, checkOut: stay.checkOut, adults: stay.adults, children: stay.children, rooms: stay.rooms, nights: stay.nights }}
        />
        <ChargeWords charge={{ ...stay.payment.charge, amount: order.amount }} currency={stay.price.total.currency} />
      </FoldedSlip>
    );
  return (
    <FoldedSlip name={order.title} total={formatMoney(order.amount)}>
      <Slip amounts={[]} total={{ label: t({ id: 'payment.slip.charge' }), value: formatMoney(order.amount) }}>
        <h2 className={heading.h3}>{order.title}</h2>
        <FactsList facts={[...order.lines, { term: t({ id: 'payment.slip.number' }), value: order.orderNumber }]} />
      </Slip>
    </FoldedSlip>
  );
}
