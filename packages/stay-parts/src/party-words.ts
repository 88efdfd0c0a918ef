import type { Translate } from '@voyage/i18n/intl.tsx';
import { dotted } from '@voyage/i18n/join.ts';

type Rooms = readonly { adults: number; childAges: readonly unknown[] }[];

/** Everybody in the rooms: '3 adults, 1 child, 2 rooms'. Ages may be missing. */
export const partyWords = (t: Translate, rooms: Rooms): string =>
  t('stays.party', {
    adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
    children: rooms.flatMap(({ childAges }) => childAges).length,
    rooms: rooms.length,
  });

/** Each of several rooms: 'Room 2 · 1 adult, 1 child'. A single one says no more than `partyWords`. */
export const roomLines = (t: Translate, rooms: Rooms): string[] =>
  rooms.length === 1
    ? []
    : rooms.map((room, i) => dotted([t('stays.room', { number: i + 1 }), partyWords(t, [room])]));
