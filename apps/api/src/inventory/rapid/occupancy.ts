import type { Party } from '@voyage/domain/occupancy.ts';

/** A party as the supplier writes it: '2', or with the ages of children '2-9,4'. */
export const occupancyOf = ({ adults, childAges }: Party): string =>
  childAges.length === 0 ? String(adults) : `${adults}-${childAges.join(',')}`;

/** The same for equal parties, in whichever order their children are named. */
export function occupancyKey(text: string): string {
  const [adults = '', ages = ''] = text.split('-');
  const sorted = ages.split(',').toSorted((a, b) => Number(a) - Number(b));
  return `${adults}-${sorted.join()}`;
}
