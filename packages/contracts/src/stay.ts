import { feeKinds, priceLineKinds } from '@voyage/domain/rate-terms.ts';
import { widestStay } from '@voyage/domain/stay-limits.ts';
import * as v from 'valibot';
import { code, count, id, isoDay, langs, locale, money, named, point } from './values.ts';

/**
 * Who stays in a room, with their ages on the day of arrival: at least one adult, and no more guests than any supplier
 * takes; the one that sells may take fewer (`stayRules`), and the hotel decides which rooms take them.
 */
const wantedParty = v.object({
  adults: v.pipe(count, v.minValue(1, 'no-adult'), v.maxValue(widestStay.adults, 'too-many-adults')),
  childAges: v.optional(
    v.pipe(
      v.array(v.pipe(count, v.maxValue(widestStay.childAge, 'child-age'))),
      v.maxLength(widestStay.children, 'too-many-children'),
    ),
    [],
  ),
});
export const wantedRooms = v.pipe(
  v.array(wantedParty),
  v.minLength(1),
  v.maxLength(widestStay.rooms, 'too-many'),
);
/** The rooms and the nights, on which every price depends. */
export const stay = v.object({ checkIn: isoDay, checkOut: isoDay, rooms: wantedRooms });
/** Who stays in a room, as it was booked or saved. */
export const roomParty = v.object({ adults: count, childAges: v.array(count) });
export type Stay = v.InferOutput<typeof stay>;

/** What cancelling costs up to an instant; of several, the first that has not ended counts. */
export const cancellationWindow = v.object({
  /** The last instant at which it counts; null for the last: until the stay begins. */
  until: v.nullable(v.string()),
  /** For the whole stay and all rooms. */
  penalty: money,
  /** How the penalty was agreed: as a share of the price (0 is free, 100 all of it), as nights, or as this amount. */
  basis: v.variant('kind', [
    v.object({ kind: v.literal('percent'), percent: v.number() }),
    v.object({ kind: v.literal('nights'), nights: v.number() }),
    v.object({ kind: v.literal('amount') }),
  ]),
});

/** What the hotel collects itself, for the whole stay and all rooms: paid there whatever is paid before. */
const feeAtHotel = v.object({ kind: v.picklist(feeKinds), amount: money });

/** A part of a total, as it is added to it: a discount is negative. */
const priceLine = v.object({
  kind: v.picklist(priceLineKinds),
  /** The position of its room in the stay. */
  room: count,
  /** Null: for the whole stay. */
  night: v.nullable(isoDay),
  amount: money,
});

/** A part of the total that the hotel collects before the stay, on a day of its own zone. */
const deposit = v.object({ amount: money, due: isoDay });

/** The price of a rate: every figure for the whole stay and all rooms, in the hotel's currency. */
export const priceBreakdown = v.object({
  nights: v.array(v.object({ day: isoDay, rate: money })),
  subtotal: money,
  discount: money,
  service: money,
  tax: money,
  total: money,
  /** The same by room and night; absent if the supplier does not say. */
  lines: v.optional(v.array(priceLine)),
  /** The total before a discount of the supplier's own, always higher; absent if there is none. */
  strikethrough: v.optional(money),
  /** Beside the total, in currencies of their own. */
  feesAtHotel: v.array(feeAtHotel),
  /** Of a rate that is paid at the property, the earliest first; absent if there are none. */
  deposits: v.optional(v.array(deposit)),
  /**
   * Of how many rooms `feesAtHotel` and `deposits` are, if some have been cancelled since: the supplier states neither
   * anew. Absent if they are of the rooms that are booked.
   */
  statedForRooms: v.optional(count),
});

export const cancellationTerms = v.object({
  windows: v.pipe(v.array(cancellationWindow), v.minLength(1)),
  /** The end of the first window if it is free, which may be past already; null if there is none. */
  deadline: v.nullable(v.string()),
  /** IANA name of the hotel's time zone, in which the deadline is determined. */
  timeZone: v.string(),
});

/** When a rate is paid. */
export const payAt = v.picklist(['property', 'prepaid']);

export const ratePlan = v.object({
  code: v.string(),
  name: v.string(),
  summary: v.string(),
  /** Its benefits besides breakfasts, credit and cancellation, one line each. */
  benefits: v.array(v.string()),
  /** Breakfasts per day included in the rate. */
  breakfasts: count,
  /** Dining or spa credit in US dollars, once per room. */
  creditUsd: count,
  memberOnly: v.boolean(),
  payAt,
  langs: langs('name', 'summary', 'benefits'),
});

/**
 * Which rates a page can sell: prepaid ones only if it can lead to their payment. By default as the supplier has it
 * (`stayRules`).
 */
export const paymentTimings = v.optional(v.pipe(v.array(payAt), v.minLength(1), v.maxLength(2)));

/**
 * What a card is charged for a prepaid rate, fixed with the offer: TWD at `rate` TWD for one unit of the
 * hotel's currency, on the day `asOf`; without a rate it is what the supplier bills, and nothing was converted.
 */
export const charge = v.object({ amount: money, rate: v.nullable(v.number()), asOf: v.string() });

export const promotion = v.object({
  code: v.string(),
  name: v.string(),
  description: v.string(),
  langs: langs('name', 'description'),
});

/**
 * A text as the supplier has it: `lang` is another language than the reader's where it lacks that. For texts of which
 * each may be in a language of its own, or is there at all only with some suppliers; the fields that an object always
 * has are plain strings, which `langs` (values.ts) names if they are in another language.
 */
export const supplierText = v.object({ text: v.string(), lang: locale });

/** What only some suppliers state; absent if this one does not. */
export const statedEntries = {
  /** What comes with the rate beside what its plan includes. */
  extras: v.optional(v.array(supplierText)),
  /** The supplier's own terms: an https address, and their language. */
  supplierTerms: v.optional(v.object({ url: v.string(), lang: locale })),
};

/** A price that holds until it expires. */
export const offer = v.object({
  ...statedEntries,
  offerRef: v.string(),
  /** The same offer with each kind of beds, of which this is one; absent if there is no choice. */
  beds: v.optional(v.array(v.object({ offerRef: v.string(), ...supplierText.entries }))),
  expiresAt: v.string(),
  plan: ratePlan,
  price: priceBreakdown,
  cancellation: cancellationTerms,
  /** For a prepaid rate (`plan.payAt`), the only charge; null for rates paid at the property. */
  charge: v.nullable(charge),
  promotion: v.nullable(promotion),
  /** The worth of the membership's benefits in this stay (breakfasts, credit), in the hotel's currency. */
  privilegesWorth: v.nullable(money),
});
export type Offer = v.InferOutput<typeof offer>;

/**
 * A picture of a hotel or a room: the id of one of ours, or the addresses of a supplier's, the narrowest first. All are
 * of hosts that the sites show pictures from.
 */
export const hotelPicture = v.union([
  v.string(),
  v.object({
    sizes: v.pipe(v.array(v.object({ width: count, address: v.string() })), v.minLength(1)),
    /** What it shows. */
    caption: v.optional(v.string()),
    langs: langs('caption'),
  }),
]);

export const roomType = v.object({
  id: count,
  code: v.string(),
  name: v.string(),
  /** `null` if unknown. */
  sizeSquareMetres: v.nullable(count),
  beds: v.string(),
  maxAdults: count,
  maxChildren: count,
  maxGuests: count,
  /** `null` if none matches. */
  picture: v.nullable(hotelPicture),
  langs: langs('name', 'beds'),
});

/** The texts of a summary that are the supplier's. */
export const summaryTexts = ['name', 'district', 'standfirst', 'features', 'promotions'] as const;
export const hotelSummary = v.object({
  id,
  slug: code,
  name: v.string(),
  place: named,
  district: v.string(),
  country: v.string(),
  /** `null`: of none that we present. */
  group: v.nullable(named),
  brand: v.nullable(named),
  point,
  /** Without duplicates: those that may come first in a list, the best first, then those of the place. */
  pictures: v.array(hotelPicture),
  /** How many of `pictures`, from the start, may come first in a list. */
  leadPictures: count,
  standfirst: v.nullable(v.string()),
  openedYear: v.nullable(count),
  renovatedYear: v.nullable(count),
  roomCount: v.nullable(count),
  features: v.array(named),
  promotions: v.array(named),
  flagship: v.boolean(),
  /** Whether a member rate (two breakfasts, US$100 credit) is on sale here. */
  memberRate: v.boolean(),
  currency: v.string(),
  langs: langs(...summaryTexts),
});
export type HotelSummary = v.InferOutput<typeof hotelSummary>;

/** What a rate includes, and its total for the stay with all rooms. */
const includedEntries = {
  total: money,
  feesAtHotel: v.array(feeAtHotel),
  planName: v.string(),
  /** Breakfasts per day included in this rate. */
  breakfasts: count,
  /** Dining or spa credit of this rate in US dollars, once per room. */
  creditUsd: count,
  /** The worth of its breakfasts and credit in this stay; null if it has neither. */
  privilegesWorth: v.nullable(money),
  /** Whether it can be cancelled free of charge now. */
  freeCancellation: v.boolean(),
  /** Whether it never could be: the whole total is charged. */
  nonRefundable: v.boolean(),
};
/**
 * The cheapest rate of a hotel for a stay, with its conditions, and the cheapest with the privileges of a
 * member. `null` if no room is left.
 */
export const cheapest = v.object({
  ...includedEntries,
  averageNight: money,
  roomName: v.string(),
  /** Whether it is itself a member rate: then `memberRate` is the same. */
  memberOnly: v.boolean(),
  langs: langs('planName', 'roomName'),
  /** The cheapest member rate that meets the same conditions; null if there is none. */
  memberRate: v.nullable(v.object(includedEntries)),
});
