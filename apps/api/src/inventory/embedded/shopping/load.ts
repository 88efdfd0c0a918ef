import { dayNumber } from '@voyage/domain/stay-date.ts';
import type { Row } from '../../../db/row.ts';
import type { allotments, ratePlans, roomTypes } from '../../../db/schema/inventory.ts';
import type { ReadRest } from '../../content/load.ts';
import { kindColumns, kindOf } from '../../content/rooms.ts';
import type { Shared } from '../../content/shared.ts';
import { vocabulary } from '../../vocabulary.ts';
import { RoomColumns, Rooms } from './rooms.ts';
import { planBits, type StoredHotel, type StoredPlan } from './stored-hotel.ts';

type RoomRow = Row<typeof roomTypes> & Pick<Row<typeof allotments>, 'start_day' | 'rooms'>;
type PlanRow = Omit<Row<typeof ratePlans>, 'cancellation'> & { cancellation: string };
interface SoldRow {
  room_type_id: number;
  offset: number;
  sold: number;
}

/** The rooms of hotels with their allotments, and their rate plans. */
export const readRoomsAndPlans: ReadRest<StoredHotel> = async (rowsOf, shared) => {
  const rooms = await rowsOf<RoomRow>(
    `select r.id, r.hotel_id, r.base_rate, r.size_square_metres, ${kindColumns}, a.start_day::text, a.rooms from room_types r join allotments a on a.room_type_id = r.id where r.hotel_id = any($1) order by r.hotel_id, r.base_rate, r.id`,
  );
  const plans = await rowsOf<PlanRow>(
    `select hotel_id, code, factor_permille, cancellation::text from rate_plans where hotel_id = any($1) order by hotel_id, factor_permille`,
  );
  const sold = await rowsOf<SoldRow>(
    `select s.room_type_id, s.night - a.start_day as offset, s.sold from room_nights s join allotments a on a.room_type_id = s.room_type_id join room_types r on r.id = s.room_type_id where r.hotel_id = any($1) and s.sold > 0 and s.night >= a.start_day`,
  );
  const columns = storedRooms(rooms, sold, shared);
  const roomsOf = hotelRooms(rooms, columns);
  const plansOf = Map.groupBy(plans, (row) => row.hotel_id);
  return (hotelId) => {
    const own = storedPlans(plansOf.get(hotelId) ?? [], shared);
    return {
      rooms: roomsOf.get(hotelId) ?? new Rooms(columns, 0, 0),
      plans: own,
      memberRate: own.some(({ plan }) => plan.memberOnly),
    };
  };
};

/** The rooms of several hotels. */
function storedRooms(rows: readonly RoomRow[], sold: readonly SoldRow[], shared: Shared): RoomColumns {
  const soldOf = Map.groupBy(sold, (row) => row.room_type_id);
  const columns = new RoomColumns(
    rows.map((row) => ({
      id: row.id,
      kind: kindOf(row, shared),
      baseRate: row.base_rate,
      sizeSquareMetres: row.size_square_metres,
      closed: false,
      firstDay: dayNumber(row.start_day),
      nights: row.rooms.length,
    })),
  );
  rows.forEach((row, at) => {
    for (const { offset, sold: count } of soldOf.get(row.id) ?? [])
      if (offset < row.rooms.length) row.rooms[offset] = Math.max(0, (row.rooms[offset] ?? 0) - count);
    const { left, leftAt } = columns.get(at);
    row.rooms.forEach((rooms, night) => left.set(leftAt + night, rooms));
  });
  return columns;
}

/** The rooms of each hotel, from rows in the order of hotels. */
function hotelRooms(rows: readonly RoomRow[], columns: RoomColumns): Map<number, Rooms> {
  const rooms = new Map<number, Rooms>();
  for (let from = 0, to = 0; from < rows.length; from = to) {
    const hotel = rows[from]?.hotel_id ?? 0;
    while (rows[to]?.hotel_id === hotel) to++;
    rooms.set(hotel, new Rooms(columns, from, to));
  }
  return rooms;
}

function storedPlans(rows: readonly PlanRow[], shared: Shared): readonly StoredPlan[] {
  const key = rows.map((row) => `${row.code} ${row.factor_permille} ${row.cancellation}`).join();
  return shared.under(`plans ${key}`, () =>
    rows.flatMap((row) => {
      const plan = vocabulary().plans.get(row.code);
      const policy = shared.json<StoredPlan['policy']>(row.cancellation);
      return plan
        ? [{ plan, factorPermille: row.factor_permille, policy, bits: planBits(plan, policy) }]
        : [];
    }),
  );
}
