import type { OrderDetail } from '@voyage/contracts/booking.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { formatMoney, type Money } from '@voyage/domain/money.ts';
import { totalLeft } from '@voyage/domain/total-left.ts';
import type { Translate } from '@voyage/i18n/intl.tsx';

export const negative = ({ amount, currency }: Money): Money => ({ amount: -amount, currency });

/** What the rooms that were cancelled by themselves no longer cost, what their cancelling did, and what that makes. */
export function cancelledLines(t: Translate, locale: Locale, order: OrderDetail) {
  const cancelled = order.roomStates.flatMap(({ total, cancellationPenalty }, index) =>
    cancellationPenalty ? [{ number: index + 1, total, cost: cancellationPenalty }] : [],
  );
  if (cancelled.length === 0) return [];
  return [
    ...cancelled.flatMap(({ number, total, cost }) => [
      { label: t('order.audit.room', { number }), value: formatMoney(negative(total), locale) },
      ...(cost.amount === 0
        ? []
        : [{ label: t('order.audit.roomCost', { number }), value: formatMoney(cost, locale) }]),
    ]),
    { label: t('order.audit.left'), value: formatMoney(totalLeft(order), locale) },
  ];
}

/** The total of an order in one line, as it is now. */
export const totalNow = (t: Translate, locale: Locale, order: OrderDetail) =>
  cancelledLines(t, locale, order).at(-1) ?? {
    label: t('booking.summary.total'),
    value: formatMoney(order.price.total, locale),
  };
