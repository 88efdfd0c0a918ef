import type { OrderDetail } from '@voyage/contracts/booking.ts';
import { fullName, guestOfRoom } from '@voyage/domain/full-name.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { infants, type Party } from '@voyage/domain/occupancy.ts';
import type { Translate } from '@voyage/i18n/intl.tsx';
import { dotted, listed } from '@voyage/i18n/join.ts';
import { partyWords } from '@voyage/stay-parts/party-words.ts';

/** Everybody of an order, and then each of several rooms: who checks in, the party and the ages on arrival. */
export function partyLines(
  t: Translate,
  locale: Locale,
  { guest, roomGuests, parties, roomStates }: OrderDetail,
): string[] {
  const ages = ({ childAges }: Party) =>
    childAges.length > 0 &&
    t('order.party.ages', {
      ages: listed(childAges, locale),
      children: childAges.length,
      infants: infants(childAges),
    });
  const each =
    parties.length === 1
      ? parties.map(ages)
      : parties.map((party, room) =>
          dotted([
            t('stays.room', { number: room + 1 }),
            fullName(guestOfRoom(guest, roomGuests, room)),
            partyWords(t, [party]),
            ages(party),
            roomStates[room]?.state === 'cancelled' && t('order.status.cancelled'),
          ]),
        );
  return [partyWords(t, parties), ...each].filter((line) => line !== false);
}
