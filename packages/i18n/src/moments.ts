// Apart from dates.ts: the first view of a public page shows days, but no moments in a time zone.
export { momentOn, taipeiClock, timeOn } from '@voyage/domain/written-date.ts';

/** The visitor's own zone, in the browser. */
export const localTimeZone = (): string =>
  // `Temporal` as in @voyage/domain/wall-clock.ts
  'Temporal' in globalThis ? Temporal.Now.timeZoneId() : Intl.DateTimeFormat().resolvedOptions().timeZone;
