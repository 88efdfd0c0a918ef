import type { OrderDetail } from '@voyage/contracts/booking.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { formatMoney, type Money } from '@voyage/domain/money.ts';
import type { Translate } from '@voyage/i18n/intl.tsx';

export const negative = ({ amount, currency }: Money): Money => ({ amount: -amount, currency });

/**
 * What cancelled rooms no longer cost, what their cancelling did, and what that makes; nothing unless one was cancelled
 * by itself.
 */
export function cancelledLines(
  t: Translate,
  locale: Locale,
  { price, roomStates, cancellationPenalty }: OrderDetail,
) {
  const { currency } = price.total;
  const cancelled = roomStates.flatMap((room, index) =>
    room.state === 'cancelled' ? [{ ...room, number: index + 1 }] : [],
  );
  const single = cancelled.flatMap((room) => room.cancellationPenalty ?? []);
  if (single.length === 0) return [];
  const before = single.reduce((sum, cost) => sum + cost.amount, 0);
  // the whole stay's includes theirs
  const costs = cancellationPenalty?.amount ?? before;
  const amount = cancelled.reduce((sum, { total }) => sum - total.amount, price.total.amount + costs);
  const costLine = (label: string, cost: number) =>
    cost === 0 ? [] : [{ label, value: formatMoney({ amount: cost, currency }, locale) }];
  return [
    ...cancelled.flatMap(({ number, total, cancellationPenalty: cost }) => [
      { label: t('order.audit.room', { number }), value: formatMoney(negative(total), locale) },
      ...costLine(t('order.audit.roomCost', { number }), cost?.amount ?? 0),
    ]),
    ...costLine(t('order.cancelled.cost'), costs - before),
    { label: t('order.audit.left'), value: formatMoney({ amount, currency }, locale) },
  ];
}

/** The total of an order in one line, as it is now. */
export const totalNow = (t: Translate, locale: Locale, order: OrderDetail) =>
  cancelledLines(t, locale, order).at(-1) ?? {
    label: t('booking.summary.total'),
    value: formatMoney(order.price.total, locale),
  };
