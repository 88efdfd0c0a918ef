import type { RateCondition } from '@voyage/contracts/hotel.ts';
import type { LocalizedText } from '@voyage/domain/locale.ts';
import { dayNumber } from '@voyage/domain/stay-date.ts';
import type { Database } from '../../../db/connect.ts';
import type { HotelRules, HotelStory } from '../../../db/schema/inventory.ts';
import type { CancellationPolicy } from '@voyage/domain/cancellation.ts';
import type { Place } from '../../places.ts';
import { vocabulary, type Plan, type PromotionKind } from '../../vocabulary.ts';
import { leadCount } from '../pictures/facts.ts';

export interface StoredRoom {
  id: number;
  code: string;
  baseRate: number;
  sizeSquareMetres: number;
  maxAdults: number;
  maxChildren: number;
  maxGuests: number;
  picture: string | null;
  bed: string | null;
  view: string | null;
  bath: string | null;
  floorLow: number | null;
  floorHigh: number | null;
  connecting: boolean;
  /** Day number of the first night of `left`: rooms for sale, one byte per night. */ firstDay: number;
  left: Uint8Array;
}
export interface StoredPlan {
  plan: Plan;
  factorPermille: number;
  policy: CancellationPolicy;
  /**
   * A combination of `conditionBits`; free cancellation by policy only, since its deadline depends on the
   * stay.
   */
  bits: number;
}
export interface StoredHotel {
  id: number;
  slug: string;
  place: Place;
  district: string;
  brand: string;
  group: string;
  name: LocalizedText;
  address: LocalizedText;
  lat: number;
  lng: number;
  setting: string;
  openedYear: number;
  renovatedYear: number | null;
  roomCount: number;
  currency: string;
  timeZone: string;
  flagship: boolean;
  story: HotelStory;
  features: string[];
  featureBits: number;
  promotions: PromotionKind[];
  pictures: string[];
  leadPictures: number;
  checkInTime: string;
  checkOutTime: string;
  rules: HotelRules | null;
  closed: boolean;
  /** Cheapest first. */
  rooms: StoredRoom[];
  plans: StoredPlan[];
}

/** The catalogue in memory: every hotel by number and slug, and the lists that searches start from. */
export class Store {
  readonly hotels = new Map<number, StoredHotel>();
  readonly bySlug = new Map<string, StoredHotel>();
  readonly lists = new Map<string, StoredHotel[]>();
  /** Increases with every change, for data derived from the store. */
  version = 0;

  list(kind: string, code: string): StoredHotel[] {
    return this.lists.get(`${kind}:${code}`) ?? [];
  }

  put(hotel: StoredHotel): void {
    const before = this.hotels.get(hotel.id);
    this.hotels.set(hotel.id, hotel);
    this.bySlug.set(hotel.slug, hotel);
    for (const key of [
      `place:${hotel.place.code}`,
      `region:${hotel.place.region}`,
      `group:${hotel.group}`,
      `brand:${hotel.brand}`,
    ]) {
      const list = this.lists.get(key) ?? [];
      const at = before ? list.indexOf(before) : -1;
      if (at >= 0) list[at] = hotel;
      else list.push(hotel);
      this.lists.set(key, list);
    }
    this.version++;
  }
}

const featureBit = new Map([...vocabulary().features.keys()].map((code, i) => [code, 1 << i]));
export const bitsOf = (features: readonly string[]): number =>
  features.reduce((bits, code) => bits | (featureBit.get(code) ?? 0), 0);

/** Conditions on a rate, as bits. */
export const conditionBits = {
  privilegeOnly: 1,
  freeCancellation: 2,
  payAtHotel: 4,
  breakfast: 8,
} satisfies Record<RateCondition, number>;
const planBits = (plan: Plan, policy: CancellationPolicy): number =>
  (plan.memberOnly ? conditionBits.privilegeOnly : 0) |
  (policy.kind === 'non-refundable' ? 0 : conditionBits.freeCancellation) |
  (plan.payAt === 'property' ? conditionBits.payAtHotel : 0) |
  (plan.breakfasts > 0 ? conditionBits.breakfast : 0);

interface HotelRow {
  id: number;
  slug: string;
  place: string;
  district: string;
  brand: string;
  group_code: string;
  name: LocalizedText;
  address: LocalizedText;
  lat: number;
  lng: number;
  setting: string;
  opened_year: number;
  renovated_year: number | null;
  room_count: number;
  currency: string;
  time_zone: string;
  flagship: boolean;
  story: HotelStory;
  features: string[];
  promotions: string[];
  pictures: string[];
  check_in_time: string;
  check_out_time: string;
  rules: HotelRules | null;
  closed: boolean;
}
interface RoomRow {
  id: number;
  hotel_id: number;
  code: string;
  base_rate: number;
  size_square_metres: number;
  max_adults: number;
  max_children: number;
  max_guests: number;
  picture: string;
  bed: string | null;
  view: string | null;
  bath: string | null;
  floor_low: number | null;
  floor_high: number | null;
  connecting: boolean;
  start_day: string;
  rooms: Buffer;
}
interface PlanRow {
  hotel_id: number;
  code: string;
  factor_permille: number;
  cancellation: CancellationPolicy;
}
interface SoldRow {
  room_type_id: number;
  offset: number;
  sold: number;
}

/** Loads all hotels, or some of them, from the database into the store. */
export async function load(db: Database, store: Store, ids?: number[]): Promise<void> {
  const some = ids ? 'where h.id = any($1)' : '';
  const values = ids ? [ids] : [];
  const client = await db.pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    // decoding many hotels takes long on a busy machine
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const hotels = await client.query<HotelRow>(`select h.* from hotels h ${some} order by h.id`, values);
    const rooms = await client.query<RoomRow>(
      `select r.id, r.hotel_id, r.code, r.base_rate, r.size_square_metres, r.max_adults, r.max_children, r.max_guests, r.picture, r.bed, r.view, r.bath, r.floor_low, r.floor_high, r.connecting, a.start_day::text, a.rooms from room_types r join hotels h on h.id = r.hotel_id join allotments a on a.room_type_id = r.id ${some} order by r.hotel_id, r.base_rate, r.id`,
      values,
    );
    const plans = await client.query<PlanRow>(
      `select p.* from rate_plans p join hotels h on h.id = p.hotel_id ${some} order by p.hotel_id, p.factor_permille`,
      values,
    );
    const sold = await client.query<SoldRow>(
      `select s.room_type_id, s.night - a.start_day as offset, s.sold from room_nights s join allotments a on a.room_type_id = s.room_type_id join room_types r on r.id = s.room_type_id join hotels h on h.id = r.hotel_id ${some ? `${some} and` : 'where'} s.sold > 0 and s.night >= a.start_day`,
      values,
    );
    await client.query('commit');
    const roomsOf = Map.groupBy(rooms.rows, (row) => row.hotel_id);
    const plansOf = Map.groupBy(plans.rows, (row) => row.hotel_id);
    const soldOf = Map.groupBy(sold.rows, (row) => row.room_type_id);
    for (const row of hotels.rows) {
      const hotel = fromRows(row, roomsOf.get(row.id) ?? [], plansOf.get(row.id) ?? [], soldOf);
      if (hotel) store.put(hotel);
    }
  } finally {
    client.release();
  }
}

const codes = new Map<string, string>();
/** Interns codes: twenty thousand rooms have two dozen of them. */
function knownCode(code: string | null): string | null {
  if (code === null) return null;
  const known = codes.get(code);
  if (known === undefined) codes.set(code, code);
  return known ?? code;
}

function fromRows(
  row: HotelRow,
  rooms: RoomRow[],
  plans: PlanRow[],
  soldOf: Map<number, SoldRow[]>,
): StoredHotel | null {
  const words = vocabulary();
  const place = words.places.get(row.place);
  if (!place) return null;
  return {
    id: row.id,
    slug: row.slug,
    place,
    district: row.district,
    brand: row.brand,
    group: row.group_code,
    name: row.name,
    address: row.address,
    lat: row.lat,
    lng: row.lng,
    setting: row.setting,
    openedYear: row.opened_year,
    renovatedYear: row.renovated_year,
    roomCount: row.room_count,
    currency: row.currency,
    timeZone: row.time_zone,
    flagship: row.flagship,
    story: row.story,
    features: row.features,
    featureBits: bitsOf(row.features),
    promotions: row.promotions.map((code) => words.promotions.get(code)).filter((p) => p !== undefined),
    pictures: row.pictures,
    leadPictures: leadCount(row.pictures),
    checkInTime: row.check_in_time,
    checkOutTime: row.check_out_time,
    rules: row.rules,
    closed: row.closed,
    rooms: rooms.map((room) => {
      const left = new Uint8Array(room.rooms);
      for (const { offset, sold } of soldOf.get(room.id) ?? [])
        if (offset < left.length) left[offset] = Math.max(0, (left[offset] ?? 0) - sold);
      return {
        id: room.id,
        code: room.code,
        baseRate: room.base_rate,
        sizeSquareMetres: room.size_square_metres,
        maxAdults: room.max_adults,
        maxChildren: room.max_children,
        maxGuests: room.max_guests,
        picture: knownCode(room.picture || null),
        bed: knownCode(room.bed),
        view: knownCode(room.view),
        bath: knownCode(room.bath),
        floorLow: room.floor_low,
        floorHigh: room.floor_high,
        connecting: room.connecting,
        firstDay: dayNumber(room.start_day),
        left,
      };
    }),
    plans: plans.flatMap((p) => {
      const plan = words.plans.get(p.code);
      return plan
        ? [
            {
              plan,
              factorPermille: p.factor_permille,
              policy: p.cancellation,
              bits: planBits(plan, p.cancellation),
            },
          ]
        : [];
    }),
  };
}
