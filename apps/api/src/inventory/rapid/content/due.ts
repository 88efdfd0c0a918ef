import { DateTime } from 'luxon';

const hour = 3_600_000;
/** Where the operator and most visitors are. */
const zone = 'Asia/Taipei';
const night = { from: 2, until: 5 };
const isNight = (now: Date): boolean => {
  const { hour: of } = DateTime.fromJSDate(now, { zone });
  return of >= night.from && of < night.until;
};

/** When runs of a kind began: the last of all, and the last that succeeded. */
export interface Runs {
  tried: Date | null;
  succeeded: Date | null;
}
export type RunKind = 'whole' | 'changes';

/**
 * What is to be read of a supplier's content: all of it at night, or at any hour if there was no such night; in
 * between, every six hours, what has changed. What failed is tried again after an hour.
 */
export function dueRun(now: Date, { whole, changes }: Record<RunKind, Runs>): RunKind | null {
  const since = (then: Date | null) => (then ? now.getTime() - then.getTime() : Infinity);
  const wholeAfter = (isNight(now) ? 12 : 30) * hour;
  if (since(whole.succeeded) >= wholeAfter && since(whole.tried) >= hour) return 'whole';
  // there must be something that can change
  if (!whole.succeeded) return null;
  const last = Math.min(since(whole.succeeded), since(changes.succeeded));
  return last >= 6 * hour && since(changes.tried) >= hour ? 'changes' : null;
}
