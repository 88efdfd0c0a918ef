import type { OrderDetail } from '@voyage/contracts/booking.ts';
import { isNonRefundable, windowsFrom } from '@voyage/domain/cancellation-windows.ts';
import { freeCancellation } from '@voyage/domain/free-cancellation.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { formatMoney } from '@voyage/domain/money.ts';
import type { Translate } from '@voyage/i18n/intl.tsx';
import { momentOn } from '@voyage/i18n/moments.ts';

type Cancellation = OrderDetail['cancellation'];

const ids = { free: 'booking.deadline.hotel', passed: 'booking.deadline.passed' } as const;

/** The windows from an instant on in which cancelling costs something, the earliest first. */
export const chargedWindows = (
  { windows }: Pick<Cancellation, 'windows'>,
  now: number,
): Cancellation['windows'] => windowsFrom(windows, now).filter(({ penalty }) => penalty.amount > 0);

/**
 * What cancelling costs and until when, in short lines, in the hotel's local time. The first says until when it is
 * free, or was if that has passed; that nothing is refunded; or what it costs from the beginning.
 * @param place The hotel's city; null if it is not known.
 * @param now Milliseconds since 1970.
 */
export function cancellationLines(
  t: Translate,
  locale: Locale,
  cancellation: Cancellation,
  place: string | null,
  now: number,
): [first: string, ...later: string[]] {
  const { windows, deadline, timeZone } = cancellation;
  const moment = (instant: string) => momentOn(instant, { timeZone, place }, locale);
  const costs = chargedWindows(cancellation, now).map(({ until, penalty }) => {
    const amount = formatMoney(penalty, locale);
    if (until !== null) return t('booking.summary.until', { deadline: moment(until), amount });
    return t(windows.length === 1 ? 'booking.summary.always' : 'booking.summary.penalty', { amount });
  });
  const state = freeCancellation(deadline, now);
  if (deadline !== null && state !== 'non-refundable')
    return [t(ids[state], { deadline: moment(deadline) }), ...costs];
  const [first, ...later] = costs;
  return first === undefined || isNonRefundable(windows) ? [t('booking.deadline.none')] : [first, ...later];
}
