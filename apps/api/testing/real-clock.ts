import { setTimeout as pause } from 'node:timers/promises';
import { addDays, dayInZone } from '@voyage/domain/stay-date.ts';
import { taipeiMonth, taipeiMonthRange } from '@voyage/domain/zoned-time.ts';
import type { TestStay } from './service.ts';

/**
 * For tests whose processes use the machine's clock, which no test can move: they must hold even if a day or
 * month ends meanwhile.
 */

/** One day for all tests of a file, so that midnight never falls between the two ends of a stay. */
const today = dayInZone(new Date(), 'UTC');

/**
 * A stay for two that begins in so many days. Promotions and plans require 14 or 30 days: from 35 on, no
 * midnight between an offer and its booking changes the price, in any zone.
 */
export function stayAhead(days = 40, nights = 3): TestStay {
  if (days < 35) throw new RangeError('too near for a clock that cannot be moved');
  return { checkIn: addDays(today, days), checkOut: addDays(today, days + nights), rooms: [{ adults: 2 }] };
}

/** Milliseconds until the next month begins in Taipei, by which credits are counted. */
export const untilMonthEnd = (now: Date): number =>
  taipeiMonthRange(taipeiMonth(now)).end.getTime() - now.getTime();
/** Time-out of a hook that waits. */
export const monthEndTimeout = 300_000;
/** Waits for the month to turn if that is imminent: credits taken before would not be found after it. */
export async function waitForMonthEnd(): Promise<void> {
  const left = untilMonthEnd(new Date());
  if (left < monthEndTimeout - 60_000) await pause(left + 1_000);
}
