import { allowedPicture } from '@voyage/domain/hotel-picture.ts';
import type { Row } from '../../db/row.ts';
import type { roomTypes } from '../../db/schema/inventory.ts';
import type { ContentHotel, RoomKind } from './hotel.ts';
import type { ReadRest } from './load.ts';
import type { Shared } from './shared.ts';

/** The columns of `kindOf`. */
export const kindColumns =
  "r.code, r.max_adults, r.max_children, r.max_guests, r.picture, r.bed, r.view, r.bath, r.floor_low, r.floor_high, r.connecting, r.supplied - 'description' as supplied";
export type KindRow = Omit<
  Row<typeof roomTypes>,
  'id' | 'hotel_id' | 'base_rate' | 'size_square_metres' | 'supplied' | 'closed'
> &
  Pick<RoomKind, 'supplied'>;

export const kindOf = (row: KindRow, shared: Shared): RoomKind =>
  shared.value({
    code: row.code,
    capacity: shared.value({
      maxAdults: row.max_adults,
      maxChildren: row.max_children,
      maxGuests: row.max_guests,
    }),
    picture: row.picture || null,
    bed: row.bed,
    view: row.view,
    bath: row.bath,
    floorLow: row.floor_low,
    floorHigh: row.floor_high,
    connecting: row.connecting,
    supplied: row.supplied,
  });

/** Without a picture that browsers may not fetch. */
function allowed(room: RoomKind['supplied'], hosts: readonly string[]): RoomKind['supplied'] {
  const picture = room?.picture && allowedPicture(room.picture, hosts);
  return room && { ...room, picture: typeof picture === 'object' ? picture : null };
}

/** The rooms of hotels whose prices only their supplier knows. */
export const readRooms: ReadRest<ContentHotel> = async (rowsOf, shared, pictureHosts) => {
  const rows = await rowsOf<
    KindRow & Pick<Row<typeof roomTypes>, 'id' | 'hotel_id' | 'size_square_metres' | 'closed'>
  >(
    `select r.id, r.hotel_id, r.size_square_metres, r.closed, ${kindColumns} from room_types r where r.hotel_id = any($1) order by r.hotel_id, r.base_rate, r.id`,
  );
  const roomsOf = Map.groupBy(rows, (row) => row.hotel_id);
  return (hotelId) => ({
    rooms: (roomsOf.get(hotelId) ?? []).map((row) => ({
      id: row.id,
      kind: kindOf({ ...row, supplied: allowed(row.supplied, pictureHosts) }, shared),
      sizeSquareMetres: row.size_square_metres,
      closed: row.closed,
    })),
    memberRate: false,
  });
};
