import type { CancellationPolicy } from '@voyage/domain/cancellation.ts';
import type { InSomeLocales, PartialText } from '@voyage/domain/partial-text.ts';
import {
  sql,
  bigserial,
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from '../drizzle.ts';
import { amount, instantColumn, day } from './columns.ts';
import type { SupplierCancelledRoom, SupplierTerms } from './documents.ts';

// Facts of the inventory (written by the generator or a supplier import, loaded into the catalogue), and
// what has been sold.

/** Hand-written or generated text of a hotel, or its supplier's, which may lack languages. */
export interface HotelStory {
  standfirst: PartialText;
  paragraphs: InSomeLocales<string[]>;
  highlights: InSomeLocales<string[]>;
  /** What its supplier wants guests to know before they book: arrival, fees, rules. Absent: nothing. */
  notes?: InSomeLocales<string[]>;
}
/** An address in a language other than ours, for a driver. */
export interface LocalAddress {
  /** BCP 47. */
  lang: string;
  address: string;
}
/** The hotel's rules for guests. Amounts in minor units of its currency. */
export interface HotelRules {
  /** null: no room has space for one. */
  extraBed: { perNight: number; freeUntilAge: number } | null;
  /** null: not allowed. */
  pets: { mostKilograms: number; perStay: number } | null;
  /** Held on a card; null: none. */
  deposit: { perNight: number } | null;
  smoking: 'nowhere' | 'outside' | 'lounge';
}
/** A supplier's picture, by its addresses. */
export interface SuppliedPicture {
  sizes: { width: number; address: string }[];
  /** What it shows; empty if unknown. */
  caption: PartialText;
}
/** A room as its supplier describes it, in words that may lack languages. */
export interface SuppliedRoom {
  name: PartialText;
  description: PartialText;
  beds: PartialText;
  picture: SuppliedPicture | null;
}
/**
 * Why a supplier's content was not taken over: it could not be read, or would have lost too many hotels; its process ended;
 * something else, which is in the log.
 */
export type ContentFailure = 'unread' | 'shrunk' | 'interrupted' | 'failed';
/** What has no counterpart of ours, by its English name, with the number of properties; the most frequent first. */
export type Unmapped = Record<
  'brands' | 'chains' | 'amenities' | 'cities',
  { name: string; properties: number }[]
>;
export const hotels = pgTable('hotels', {
  id: integer().primaryKey(),
  /** The adapter that sells it. */
  supplier: text().notNull().default('embedded'),
  slug: text().notNull().unique(),
  place: text().notNull(),
  district: text().notNull(),
  /** Codes of the vocabulary; null: of none that it has. */
  brand: text(),
  groupCode: text('group_code'),
  name: jsonb().$type<PartialText>().notNull(),
  address: jsonb().$type<PartialText>().notNull(),
  /** As written there, where that is in none of our languages; null if unknown. */
  localAddress: jsonb('local_address').$type<LocalAddress>(),
  /** For guests, as its supplier writes it; null if unknown. */
  telephone: text(),
  lat: doublePrecision().notNull(),
  lng: doublePrecision().notNull(),
  setting: text().notNull(),
  /** null if unknown. */
  openedYear: smallint('opened_year'),
  renovatedYear: smallint('renovated_year'),
  /** null if unknown. */
  roomCount: smallint('room_count'),
  currency: text().notNull(),
  timeZone: text('time_zone').notNull(),
  flagship: boolean().notNull(),
  story: jsonb().$type<HotelStory>().notNull(),
  features: text().array().notNull(),
  promotions: text().array().notNull(),
  /** Ids of our own, which the sites have (packages/pictures). */
  pictures: text().array().notNull(),
  /** Those of its supplier, before ours; null: none. */
  suppliedPictures: jsonb('supplied_pictures').$type<SuppliedPicture[]>(),
  checkInTime: text('check_in_time').notNull(),
  checkOutTime: text('check_out_time').notNull(),
  /** Until when guests are received, by the hotel's clock (domain, `CheckInHours`); null: at any hour. */
  latestCheckIn: text('latest_check_in'),
  /** null if unknown. */
  rules: jsonb().$type<HotelRules>(),
  closed: boolean().notNull().default(false),
});
/** Which property of a supplier a hotel is. */
export const supplierProperties = pgTable(
  'supplier_properties',
  {
    supplier: text().notNull(),
    propertyId: text('property_id').notNull(),
    /** Above those of the hotels that we number ourselves. */
    hotelId: integer('hotel_id').notNull().unique().generatedAlwaysAsIdentity({ startWith: 2_000_000 }),
  },
  (t) => [primaryKey({ columns: [t.supplier, t.propertyId] })],
);
/** Which room of a supplier's property a room type is. */
export const supplierRooms = pgTable(
  'supplier_rooms',
  {
    supplier: text().notNull(),
    propertyId: text('property_id').notNull(),
    roomId: text('room_id').notNull(),
    /** Above those of the room types that we number ourselves. */
    roomTypeId: integer('room_type_id')
      .notNull()
      .unique()
      .generatedAlwaysAsIdentity({ startWith: 100_000_000 }),
  },
  (t) => [primaryKey({ columns: [t.supplier, t.propertyId, t.roomId] })],
);
/** What a supplier says of a property in one language, as it came, until all of it is taken over. */
export const supplierContents = pgTable(
  'supplier_contents',
  {
    supplier: text().notNull(),
    propertyId: text('property_id').notNull(),
    locale: text().notNull(),
    content: json().notNull(),
  },
  (t) => [primaryKey({ columns: [t.supplier, t.propertyId, t.locale] })],
);
/** Each time a supplier's content was read. */
export const contentRuns = pgTable('content_runs', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  supplier: text().notNull(),
  /** All of it, or what changed. */
  kind: text().$type<'whole' | 'changes'>().notNull().default('whole'),
  startedAt: instantColumn('started_at').notNull(),
  /** null: it is running, or was interrupted. */
  endedAt: instantColumn('ended_at'),
  /** What came of it so far. */
  counts: jsonb().$type<Record<string, number>>().notNull(),
  /** When `counts` were stored. */
  countedAt: instantColumn('counted_at'),
  /** Why nothing was taken over; null: it was, or it is running. */
  failure: text().$type<ContentFailure>(),
  /** null: nothing was taken over. */
  unmapped: jsonb().$type<Unmapped>(),
});
export const roomTypes = pgTable(
  'room_types',
  {
    id: integer().primaryKey(),
    hotelId: integer('hotel_id')
      .notNull()
      .references(() => hotels.id),
    code: text().notNull(),
    /** Price of one night at permille 1000, before service and tax, in the hotel's minor unit; of a supplier an order. */
    baseRate: amount('base_rate').notNull(),
    /** null if unknown. */
    sizeSquareMetres: smallint('size_square_metres'),
    maxAdults: smallint('max_adults').notNull(),
    maxChildren: smallint('max_children').notNull(),
    maxGuests: smallint('max_guests').notNull(),
    picture: text().notNull(),
    /** Codes of the vocabulary, and floors; null if unknown. */
    bed: text(),
    view: text(),
    bath: text(),
    floorLow: smallint('floor_low'),
    floorHigh: smallint('floor_high'),
    /** Can be combined with the room next door. */
    connecting: boolean().notNull().default(false),
    /** A supplier's own description; null: that of the codes. */
    supplied: jsonb().$type<SuppliedRoom>(),
    /** Its supplier has it no more: only orders name it. */
    closed: boolean().notNull().default(false),
  },
  (t) => [index('room_types_hotel').on(t.hotelId)],
);
export const ratePlans = pgTable(
  'rate_plans',
  {
    hotelId: integer('hotel_id')
      .notNull()
      .references(() => hotels.id),
    code: text().notNull(),
    factorPermille: integer('factor_permille').notNull(),
    cancellation: jsonb().$type<CancellationPolicy>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hotelId, t.code] })],
);
const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
/** Rooms for sale, one byte per night from `startDay` on; nights beyond it are not for sale. */
export const allotments = pgTable('allotments', {
  roomTypeId: integer('room_type_id')
    .primaryKey()
    .references(() => roomTypes.id),
  startDay: day('start_day').notNull(),
  rooms: bytea().notNull(),
});
/** Rooms sold; a row exists from the first sale of a night. `capacity` is the allotment at the last sale. */
export const roomNights = pgTable(
  'room_nights',
  {
    roomTypeId: integer('room_type_id').notNull(),
    night: day('night').notNull(),
    sold: smallint().notNull(),
    capacity: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.roomTypeId, t.night] }),
    check('room_nights_sold', sql`${t.sold} >= 0 and ${t.sold} <= ${t.capacity}`),
  ],
);
/** Changes for the catalogues of other processes. */
export const inventoryChanges = pgTable('inventory_changes', {
  number: bigserial({ mode: 'number' }).primaryKey(),
  hotelId: integer('hotel_id').notNull(),
  at: instantColumn('at').notNull().defaultNow(),
});
/** The embedded supplier's own records, separate from our orders like those of an external supplier. */
export const supplierBookings = pgTable('supplier_bookings', {
  locator: text().primaryKey(),
  clientRef: text('client_ref').notNull().unique(),
  hotelId: integer('hotel_id').notNull(),
  roomTypeId: integer('room_type_id').notNull(),
  checkIn: day('check_in').notNull(),
  checkOut: day('check_out').notNull(),
  /** Those that are still booked. */
  rooms: smallint().notNull(),
  /** Rooms that were cancelled while others stayed booked. */
  cancelledRooms: jsonb('cancelled_rooms').$type<SupplierCancelledRoom[]>().notNull().default([]),
  /** `held`: the rooms are held but not booked; can be resumed until `hold_until`. */
  state: text().$type<'held' | 'confirmed' | 'cancelled'>().notNull(),
  holdUntil: instantColumn('hold_until'),
  confirmationNumber: text('confirmation_number').notNull(),
  cancellationNumber: text('cancellation_number'),
  /** Policy, deadline, penalty and total as sold: the supplier decides a cancellation by them. */
  terms: jsonb().$type<SupplierTerms>().notNull(),
  bookedAt: instantColumn('booked_at').notNull(),
  cancelledAt: instantColumn('cancelled_at'),
});
