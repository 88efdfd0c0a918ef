import { taipeiDay } from '@voyage/domain/stay-date.ts';

/** One city per day of the month, on the Taipei calendar. */
export function cityOfDay(codes: readonly string[], now: Date): string {
  const day = Number(taipeiDay(now).slice(-2));
  return codes[(day - 1) % codes.length] ?? '';
}
