import type { OrderDetail } from '@voyage/contracts/booking.ts';
import type { ProductOrder } from '@voyage/contracts/product-order.ts';
import { formatMoney } from '@voyage/domain/money.ts';
import { langOf } from '@voyage/domain/partial-text.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { BookingSummary } from '@voyage/stay-parts/BookingSummary.tsx';
import { FactsList, Summary } from '@voyage/ui/content/FactsList.tsx';
import { heading } from '@voyage/ui/base/typography.css.ts';
import { ChargeDetails } from '@voyage/checkout/ChargeDetails.tsx';
import { FoldedSummary } from '@voyage/ui/content/FoldedSummary.tsx';

/**
 * What is being paid: for a stay the summary of its booking and its charge, otherwise the order's own lines.
 */
export function PaymentSummary({ order, stay }: { order: ProductOrder; stay: OrderDetail | undefined }) {
  const { t, locale } = usePage();
  if (stay)
    return (
      <FoldedSummary name={stay.hotel.name} total={formatMoney(order.amount, locale)}>
        <BookingSummary
          hotel={stay.hotel}
          room={stay.roomName}
          beds={stay.beds}
          roomLang={langOf(stay, 'roomName')}
          plan={stay.plan}
          price={stay.price}
          promotion={stay.promotion}
          extras={stay.extras}
          cancellation={stay.cancellation}
          charge={stay.payment.charge}
          picture={stay.hotel.picture}
          times={stay.hotelContact}
          stay={stay}
        />
        <ChargeDetails
          charge={{ ...stay.payment.charge, amount: order.amount }}
          currency={stay.price.total.currency}
        />
      </FoldedSummary>
    );
  return (
    <FoldedSummary name={order.title} total={formatMoney(order.amount, locale)}>
      <Summary
        amounts={[]}
        total={{ label: t('payment.summary.charge'), value: formatMoney(order.amount, locale) }}
      >
        <h2 className={heading.h3}>{order.title}</h2>
        <FactsList
          facts={[...order.lines, { term: t('payment.summary.number'), value: order.orderNumber }]}
        />
      </Summary>
    </FoldedSummary>
  );
}
