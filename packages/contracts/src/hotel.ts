import { widestStay } from '@voyage/domain/stay-limits.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { locationTypes } from '@voyage/domain/hotel-search.ts';
import { filterEntries } from './hotel-search.ts';
import {
  cancellationTerms,
  cheapest,
  hotelSummary,
  offer,
  payAt,
  paymentTimings,
  priceBreakdown,
  promotion,
  roomType,
  stay,
  summaryTexts,
  wantedRooms,
} from './stay.ts';
import { code, count, id, isoDay, langs, money, named, offerRef } from './values.ts';

/** Who may see member rates. */
export const memberRateReaders = ['everyone', 'members'] as const;
const anyone = { tag: 'hotel', access: 'optional' } as const;
export const stayRules = endpoint('GET', 'v1/tp/hotel/stay-rules', {
  tag: 'hotel',
  access: 'none',
  summary: 'Get stay rules',
  description:
    'Returns what the supplier of the rooms sells in one booking, when it is paid, who may see member rates, and whether there are price calendars. A search beyond these limits is rejected.',
  data: v.object({
    limits: v.object({
      /** At most, as are the adults and children of each. */
      rooms: count,
      adults: count,
      children: count,
      /** The highest age that counts as a child. */
      childAge: count,
      nights: count,
      /** Days from today at the hotel to the last day of departure. */
      horizonDays: count,
    }),
    /** When the rates are paid that a search finds by default. */
    payAt: v.array(payAt),
    calendars: v.boolean(),
    /**
     * Who may see member rates (`memberOnly`, `memberRate`): where it is `members`, answers have none for a caller
     * without a login, and ignore `privilegeOnly`.
     */
    memberRates: v.picklist(memberRateReaders),
  }),
});

export const availabilitySearch = endpoint('POST', 'v1/tp/hotel/availability/search', {
  ...anyone,
  summary: 'Search availability',
  description: 'Returns the lowest price of each of the given hotels for a stay.',
  body: v.object({
    hotelIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(100)),
    stay,
    payAt: paymentTimings,
  }),
  data: v.object({
    hotels: v.array(
      v.object({
        hotelId: v.string(),
        /** Null: no rooms left, if it is priced. */
        cheapest: v.nullable(cheapest),
        /** False: the supplier gave no answer for this hotel in time; it may be asked again. */
        priced: v.boolean(),
      }),
    ),
  }),
  errors: ['datesOutOfRange'],
});

export const planSearch = endpoint('POST', 'v1/tp/hotel/plan/search', {
  ...anyone,
  summary: 'Search rate plans',
  description: 'Returns the room types of a hotel, each with the rate plans that can be booked for a stay.',
  body: v.object({ hotelId: id, stay, payAt: paymentTimings }),
  data: v.object({
    rooms: v.array(v.object({ room: roomType, offers: v.array(offer) })),
  }),
  errors: ['hotelNotFound', 'datesOutOfRange', 'rateNotFound'],
});

/** A day of a price calendar. Both prices are of all rooms, with tax and service; null if nothing is left. */
export const calendarDay = v.object({
  day: isoDay,
  /** The cheapest price of this night alone. */
  rate: v.nullable(money),
  /** The cheapest price of the whole stay arriving on this day. */
  stay: v.nullable(money),
});
export type CalendarDay = v.InferOutput<typeof calendarDay>;
/** The request of a price calendar, of a hotel or a destination. */
export const calendarEntries = {
  /** The first day; today in the hotel's local time if that is later. */
  from: isoDay,
  days: v.optional(v.pipe(count, v.minValue(1), v.maxValue(92)), 31),
  /** The number of nights of a stay starting on each day. */
  nights: v.optional(v.pipe(count, v.minValue(1), v.maxValue(widestStay.nights)), 1),
  rooms: wantedRooms,
  payAt: paymentTimings,
};

export const priceCalendar = endpoint('POST', 'v1/tp/hotel/price-calendar', {
  ...anyone,
  summary: 'Get hotel price calendar',
  description:
    'Returns the lowest price of each night at a hotel, and of the stay that begins on it, as far ahead as stays can be booked.',
  body: v.object({ hotelId: id, ...calendarEntries }),
  data: v.object({ days: v.array(calendarDay) }),
  errors: ['hotelNotFound'],
});

export const placeCalendar = endpoint('POST', 'v1/tp/hotel/search/price-calendar', {
  ...anyone,
  summary: 'Get destination price calendar',
  description:
    'Returns the lowest price of each night at any hotel of a place, region, group or brand, and of the stay that begins on it.',
  body: v.object({
    code,
    locationType: v.optional(v.picklist(locationTypes), 'city'),
    /** As in a search: only hotels that match count. `price` is that of the stay, and leaves `rate` as it is. */
    ...filterEntries,
    ...calendarEntries,
  }),
  data: v.object({ days: v.array(calendarDay) }),
  errors: ['placeNotFound'],
});

export const plan = endpoint('POST', 'v1/tp/hotel/plan', {
  ...anyone,
  summary: 'Check offer',
  description:
    'Checks an offer again before it is booked, and returns a new one at what it costs now, with what has changed. An offer that has expired is checked in the same way for a day. Fails with bk0007 if the member has booked since the offer was made; `details` are then a `bookedAlready`.',
  body: v.object({ offerRef }),
  data: v.object({
    hotel: hotelSummary,
    address: v.string(),
    room: roomType,
    offer,
    stay,
    /** Whether rooms of a prepaid rate are held while they are paid for (`payment` of createBooking). */
    held: v.boolean(),
    /** What changed since the offer was made. */
    changed: v.object({
      /** The totals, and all lines of the price as offered; the current ones are in the offer. */
      price: v.nullable(v.object({ before: money, after: money, linesBefore: priceBreakdown })),
      policy: v.nullable(v.object({ before: cancellationTerms, after: cancellationTerms })),
    }),
    checkInTime: v.string(),
    checkOutTime: v.string(),
    /** As of the hotel. */
    latestCheckIn: v.nullable(v.string()),
    /** What a guest is to know before booking. */
    notes: v.array(v.string()),
    langs: langs('address', 'notes'),
  }),
  errors: ['hotelNotFound', 'planNotFound', 'datesOutOfRange', 'soldOut', 'alreadyBooked'],
});
/** The member's order for an offer: pending, confirmed, or to be paid. */
export const bookedAlready = v.object({
  orderId: v.string(),
  bookingNumber: v.string(),
  status: v.picklist(['pending', 'payment', 'confirmed']),
});

/** The hotel's rules, besides the terms of a rate. */
export const hotelRules = v.object({
  /** An extra bed, if a room has space for one: per night, for ages after `freeUntilAge`. A cot is free. */
  extraBed: v.nullable(v.object({ perNight: money, freeUntilAge: count })),
  pets: v.nullable(v.object({ mostKilograms: count, perStay: money })),
  /** Held on a card from arrival to departure, per night. */
  deposit: v.nullable(v.object({ perNight: money })),
  /** nowhere, outside the buildings, or in a separate lounge; never in a room. */
  smoking: v.picklist(['nowhere', 'outside', 'lounge']),
});
export type HotelRules = v.InferOutput<typeof hotelRules>;

export const hotelDetail = v.object({
  ...hotelSummary.entries,
  /** ISO 3166-1, two letters. */
  countryCode: v.string(),
  address: v.string(),
  /** Of the hotel itself, as it writes it; null if unknown. */
  telephone: v.nullable(v.string()),
  /** Paragraphs of the hotel's description. */
  story: v.array(v.string()),
  highlights: v.array(v.string()),
  setting: v.string(),
  timeZone: v.string(),
  checkInTime: v.string(),
  checkOutTime: v.string(),
  /**
   * Until when guests are received, 'HH:mm'; of the next day if it is not after `checkInTime`, or before 06:00. Null: at
   * any hour.
   */
  latestCheckIn: v.nullable(v.string()),
  policies: v.array(v.object({ code: v.string(), text: v.string() })),
  /** null if the inventory does not provide it. */
  rules: v.nullable(hotelRules),
  rooms: v.array(
    v.object({
      ...roomType.entries,
      /** The description of its type, then its floors, view and bath; empty if there is none. */
      description: v.string(),
      langs: langs('name', 'description', 'beds'),
    }),
  ),
  promotionDetails: v.array(promotion),
  region: named,
  nearby: v.array(v.object({ hotel: hotelSummary, metres: count })),
  langs: langs(...summaryTexts, 'address', 'story', 'highlights', 'policies'),
});
export type HotelDetail = v.InferOutput<typeof hotelDetail>;
const hotelKey = v.object({ id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/)) });

export const tpHotel = endpoint('GET', 'v1/tp/hotel/{id}', {
  ...anyone,
  params: hotelKey,
  data: hotelDetail,
  summary: 'Get hotel',
  description: 'Returns a hotel by its id or URL name.',
  errors: ['hotelNotFound'],
});
export const ownHotel = endpoint('GET', 'v1/hotel/{id}', {
  ...anyone,
  params: hotelKey,
  data: hotelDetail,
  summary: 'Get hotel with editorial text',
  description: 'Returns a hotel with our editorial text, by its id or URL name.',
  errors: ['hotelNotFound'],
});
