import type { Locale } from '@voyage/domain/locale.ts';
import { vocabulary } from '../vocabulary.ts';
import type { RoomKind } from './hotel.ts';

/** The beds of a room; by default those usual for its type. */
export function bedsOf(room: Pick<RoomKind, 'code' | 'bed'>, locale: Locale): string {
  const { beds, rooms } = vocabulary();
  return beds.get(room.bed ?? rooms.get(room.code)?.beds[0] ?? '')?.[locale] ?? '';
}

/** The description of its type, then what is specific to this one: floors, view, bath, connecting rooms. */
export function roomDescription(
  room: Pick<RoomKind, 'code' | 'view' | 'bath' | 'floorLow' | 'floorHigh' | 'connecting'>,
  locale: Locale,
): string {
  const { rooms, roomFacts } = vocabulary();
  const fact = (code: string | null) => (code === null ? undefined : roomFacts.get(code)?.text[locale]);
  const { floorLow, floorHigh } = room;
  const floors =
    floorLow === null || floorHigh === null
      ? undefined
      : fact(floorLow === floorHigh ? 'floor' : 'floors')
          ?.replace('{from}', String(floorLow))
          .replace('{to}', String(floorHigh));
  return [
    rooms.get(room.code)?.description[locale],
    floors,
    fact(room.view),
    fact(room.bath),
    room.connecting ? fact('connecting') : undefined,
  ]
    .filter((text) => text !== undefined && text !== '')
    .join(locale === 'en' ? ' ' : '');
}
