import type { OrderDetail } from '@voyage/contracts/booking.ts';
import { freeCancellation } from '@voyage/domain/free-cancellation.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import type { Translate } from '@voyage/i18n/intl.tsx';
import { momentOn } from '@voyage/i18n/moments.ts';

const ids = { free: 'booking.deadline.hotel', passed: 'booking.deadline.passed' } as const;

/**
 * Until when cancelling is free, or was if that has passed, in the hotel's local time.
 * @param place The hotel's city; null if it is not known.
 * @param now Milliseconds since 1970.
 */
export function deadlineWords(
  t: Translate,
  locale: Locale,
  { deadline, timeZone }: Pick<OrderDetail['cancellation'], 'deadline' | 'timeZone'>,
  place: string | null,
  now: number,
): string {
  const state = freeCancellation(deadline, now);
  if (state === 'non-refundable' || deadline === null) return t('booking.deadline.none');
  return t(ids[state], { deadline: momentOn(deadline, { timeZone, place }, locale) });
}
