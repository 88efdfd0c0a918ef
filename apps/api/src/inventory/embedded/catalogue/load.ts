import { dayNumber } from '@voyage/domain/stay-date.ts';
import type pg from 'pg';
import type { Database } from '../../../db/connect.ts';
import type { Row } from '../../../db/row.ts';
import type { allotments, hotels, ratePlans, roomTypes } from '../../../db/schema/inventory.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { vocabulary } from '../../vocabulary.ts';
import { leadCount } from '../pictures/facts.ts';
import { RoomColumns, Rooms } from './rooms.ts';
import { Shared } from './shared.ts';
import { bitsOf, planBits, type Store, type StoredHotel, type StoredPlan } from './store.ts';

type HotelRow = Omit<Row<typeof hotels>, 'story' | 'rules'> & { standfirst: string; rules: string | null };
type RoomRow = Row<typeof roomTypes> & Pick<Row<typeof allotments>, 'start_day' | 'rooms'>;
type PlanRow = Omit<Row<typeof ratePlans>, 'cancellation'> & { cancellation: string };
interface SoldRow {
  room_type_id: number;
  offset: number;
  sold: number;
}

/** Hotels whose rows are in memory at once: a fraction of what the store keeps of 40,000. */
const hotelsAtOnce = 500;

/** Loads all hotels, or some of them, from the database into the store. */
export async function load(db: Database, store: Store, ids?: readonly number[]): Promise<void> {
  await inTransaction(db.pool, async (client) => {
    await client.query('set transaction isolation level repeatable read, read only');
    await client.query('set local statement_timeout = 0');
    // decoding many hotels takes long on a busy machine
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const wanted = ids ?? (await allIds(client));
    const shared = new Shared();
    for (let from = 0; from < wanted.length; from += hotelsAtOnce)
      for (const hotel of await readHotels(client, wanted.slice(from, from + hotelsAtOnce), shared))
        store.put(hotel);
  });
}

async function allIds(client: pg.PoolClient): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>('select id from hotels order by id');
  return rows.map(({ id }) => id);
}

async function readHotels(
  client: pg.PoolClient,
  ids: readonly number[],
  shared: Shared,
): Promise<StoredHotel[]> {
  const rowsOf = async <Row extends pg.QueryResultRow>(text: string) =>
    (await client.query<Row>(text, [ids])).rows;
  const hotels = await rowsOf<HotelRow>(
    `select id, slug, place, district, brand, group_code, name, address, local_address, lat, lng, setting, opened_year, renovated_year, room_count, currency, time_zone, flagship, (story->'standfirst')::text as standfirst, features, promotions, pictures, check_in_time, check_out_time, rules::text, closed from hotels where id = any($1) order by id`,
  );
  const rooms = await rowsOf<RoomRow>(
    `select r.id, r.hotel_id, r.code, r.base_rate, r.size_square_metres, r.max_adults, r.max_children, r.max_guests, r.picture, r.bed, r.view, r.bath, r.floor_low, r.floor_high, r.connecting, a.start_day::text, a.rooms from room_types r join allotments a on a.room_type_id = r.id where r.hotel_id = any($1) order by r.hotel_id, r.base_rate, r.id`,
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
  return hotels.flatMap((row) => {
    const own = roomsOf.get(row.id) ?? new Rooms(columns, 0, 0);
    const hotel = fromRow(row, own, storedPlans(plansOf.get(row.id) ?? [], shared), shared);
    return hotel ? [hotel] : [];
  });
}

/** The rooms of several hotels. */
function storedRooms(rows: readonly RoomRow[], sold: readonly SoldRow[], shared: Shared): RoomColumns {
  const soldOf = Map.groupBy(sold, (row) => row.room_type_id);
  const columns = new RoomColumns(
    rows.map((row) => ({
      id: row.id,
      kind: shared.value({
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
      }),
      baseRate: row.base_rate,
      sizeSquareMetres: row.size_square_metres,
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

function fromRow(
  row: HotelRow,
  rooms: Rooms,
  plans: readonly StoredPlan[],
  shared: Shared,
): StoredHotel | null {
  const words = vocabulary();
  const place = words.places.get(row.place);
  if (!place) return null;
  const texts = (list: readonly string[]) =>
    shared.under(`texts ${list.join()}`, () => list.map((text) => shared.text(text)));
  const features = texts(row.features);
  return {
    id: row.id,
    slug: row.slug,
    place,
    district: shared.text(row.district),
    brand: shared.text(row.brand),
    group: shared.text(row.group_code),
    name: row.name,
    address: row.address,
    localAddress: row.local_address,
    lat: row.lat,
    lng: row.lng,
    setting: shared.text(row.setting),
    openedYear: row.opened_year,
    renovatedYear: row.renovated_year,
    roomCount: row.room_count,
    currency: shared.text(row.currency),
    timeZone: shared.text(row.time_zone),
    flagship: row.flagship,
    standfirst: shared.json(row.standfirst),
    features,
    featureBits: bitsOf(features),
    promotions: shared.under(`promotions ${row.promotions.join()}`, () =>
      row.promotions.map((code) => words.promotions.get(code)).filter((p) => p !== undefined),
    ),
    pictures: texts(row.pictures),
    leadPictures: leadCount(row.pictures),
    checkInTime: shared.text(row.check_in_time),
    checkOutTime: shared.text(row.check_out_time),
    rules: row.rules === null ? null : shared.json(row.rules),
    closed: row.closed,
    rooms,
    plans,
  };
}
