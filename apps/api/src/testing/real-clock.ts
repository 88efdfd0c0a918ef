import { setTimeout as pause } from 'node:timers/promises';
import { addDays, dayInZone } from '@voyage/domain/stay-date.ts';
import { taipeiMonth, taipeiMonthRange } from '@voyage/domain/zoned-time.ts';
import type { TestStay } from './service.ts';

/** For tests whose processes have the machine's clock, which no test can move: they hold whatever turns meanwhile. */

/** One for all tests of a file, so that midnight never falls between the two ends of a stay. */
const today = dayInZone(new Date(), 'UTC');

/**
 * A stay of two that begins in so many days. Promotions and plans ask for 14 or 30 days: from 35 on no midnight that
 * comes between an offer and its booking changes the price, in any zone.
 */
export function stayAhead(days = 40, nights = 3): TestStay {
  if (days < 35) throw new RangeError('too near for a clock that cannot be moved');
  return { checkIn: addDays(today, days), checkOut: addDays(today, days + nights), adults: 2 };
}

/** Milliseconds until the month turns in Taipei, by which credits are counted. */
export const untilMonthTurns = (now: Date): number =>
  taipeiMonthRange(taipeiMonth(now)).end.getTime() - now.getTime();
/** Room for the wait in a hook. */
export const monthTurnTimeout = 300_000;
/** Waits for the month to turn where it is about to: credits taken before would be looked for after. */
export async function pastMonthTurn(): Promise<void> {
  const left = untilMonthTurns(new Date());
  if (left < monthTurnTimeout - 60_000) await pause(left + 1_000);
}
