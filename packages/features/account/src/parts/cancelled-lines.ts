import type { OrderDetail } from '@voyage/contracts/booking.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { formatMoney, type Money } from '@voyage/domain/money.ts';
import { totalLeft } from '@voyage/domain/total-left.ts';
import type { Translate } from '@voyage/i18n/intl.tsx';

export const negative = ({ amount, currency }: Money): Money => ({ amount: -amount, currency });

/**
 * What cancelled rooms no longer cost, what their cancelling did, and what that makes; nothing unless one was cancelled
 * by itself.
 */
export function cancelledLines(t: Translate, locale: Locale, order: OrderDetail) {
  const cancelled = order.roomStates.flatMap((room, index) =>
    room.state === 'cancelled' ? [{ ...room, number: index + 1 }] : [],
  );
  const single = cancelled.flatMap((room) => room.cancellationPenalty ?? []);
  if (single.length === 0) return [];
  const left = totalLeft(order);
  // of the rooms that were cancelled together at the end
  const rest = (order.cancellationPenalty?.amount ?? 0) - single.reduce((sum, cost) => sum + cost.amount, 0);
  const costLine = (label: string, amount: number) =>
    amount > 0 ? [{ label, value: formatMoney({ ...left, amount }, locale) }] : [];
  return [
    ...cancelled.flatMap(({ number, total, cancellationPenalty: cost }) => [
      { label: t('order.audit.room', { number }), value: formatMoney(negative(total), locale) },
      ...costLine(t('order.audit.roomCost', { number }), cost?.amount ?? 0),
    ]),
    ...costLine(t('order.cancelled.cost'), rest),
    { label: t('order.audit.left'), value: formatMoney(left, locale) },
  ];
}

/** The total of an order in one line, as it is now. */
export const totalNow = (t: Translate, locale: Locale, order: OrderDetail) =>
  cancelledLines(t, locale, order).at(-1) ?? {
    label: t('booking.summary.total'),
    value: formatMoney(order.price.total, locale),
  };
