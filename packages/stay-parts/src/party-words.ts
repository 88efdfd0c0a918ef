import type { Locale } from '@voyage/domain/locale.ts';
import { infants, type Party } from '@voyage/domain/occupancy.ts';
import type { Translate } from '@voyage/i18n/intl.tsx';
import { dotted, listed } from '@voyage/i18n/join.ts';

/** Everybody in the rooms: '3 adults, 1 child, 2 rooms'. Ages may be missing. */
export const partyWords = (
  t: Translate,
  rooms: readonly { adults: number; childAges: readonly unknown[] }[],
): string =>
  t('stays.party', {
    adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
    children: rooms.flatMap(({ childAges }) => childAges).length,
    rooms: rooms.length,
  });

/** Everybody, and then each of several rooms: its guest (if `guests` names one), its party and the ages on arrival. */
export function partyLines(
  t: Translate,
  locale: Locale,
  rooms: readonly Party[],
  guests: readonly string[] = [],
): string[] {
  const ages = ({ childAges }: Party) =>
    childAges.length > 0 &&
    t('order.party.ages', {
      ages: listed(childAges, locale),
      children: childAges.length,
      infants: infants(childAges),
    });
  const each =
    rooms.length === 1
      ? rooms.map(ages)
      : rooms.map((room, i) =>
          dotted([t('stays.room', { number: i + 1 }), guests[i], partyWords(t, [room]), ages(room)]),
        );
  return [partyWords(t, rooms), ...each].filter((line) => line !== false);
}
