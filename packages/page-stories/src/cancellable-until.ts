import type { OrderDetail } from '@voyage/contracts/booking.ts';

/** Terms that are free until an instant and cost a third of the price after it. */
export const cancellableUntil = (
  deadline: string,
  { cancellation: { timeZone }, price: { total } }: Pick<OrderDetail, 'cancellation' | 'price'>,
): OrderDetail['cancellation'] => ({
  windows: [
    { until: deadline, penalty: { ...total, amount: 0 }, basis: { kind: 'percent', percent: 0 } },
    {
      until: null,
      penalty: { ...total, amount: Math.round(total.amount / 3) },
      basis: { kind: 'nights', nights: 1 },
    },
  ],
  deadline,
  timeZone,
});
