import * as v from 'valibot';

/** The supplier's shapes on the wire. Describes only what is read; the rest of an answer is ignored. */
const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String)); // its examples have both
const amount = v.object({ value: v.string(), currency: v.string() });
export type WireAmount = v.InferOutput<typeof amount>;

/** The same sum as the supplier bills it, and in the currency that was asked for. */
const charge = v.object({ billable_currency: amount, request_currency: v.optional(amount) });

const link = v.object({ href: v.string(), expires: v.optional(v.string()) });

const priceLine = v.object({ type: v.string(), ...amount.entries });
export type WireLine = v.InferOutput<typeof priceLine>;

/** What one room costs. */
const pricing = v.object({
  /** Of each night, in order. */
  nightly: v.array(v.array(priceLine)),
  /** Of the whole stay. */
  stay: v.optional(v.array(priceLine), []),
  totals: v.object({ inclusive: charge, inclusive_strikethrough: v.optional(charge) }),
  /** Collected by the hotel, beside the totals. */
  fees: v.optional(
    v.object({
      mandatory_fee: v.optional(charge),
      resort_fee: v.optional(charge),
      mandatory_tax: v.optional(charge),
    }),
    {},
  ),
});
export type WirePricing = v.InferOutput<typeof pricing>;

/** Exactly one of `amount`, `nights` and `percent`, which is written '30%'. */
const cancelPenalty = v.object({
  currency: v.optional(v.string()),
  /** ISO 8601 with an offset. */
  start: v.string(),
  end: v.string(),
  amount: v.optional(v.string()),
  nights: v.optional(text),
  percent: v.optional(v.string()),
});
export type WirePenalty = v.InferOutput<typeof cancelPenalty>;

/** First and last night, 'YYYY-MM-DD', both included. */
const nights = v.object({ start: v.string(), end: v.string() });

const bedGroup = v.object({
  id: v.string(),
  description: v.optional(v.string(), ''),
  links: v.object({ price_check: link }),
});

const rate = v.object({
  id: v.string(),
  available_rooms: v.optional(v.number()),
  refundable: v.boolean(),
  merchant_of_record: v.optional(v.picklist(['expedia', 'property']), 'expedia'),
  sale_scenario: v.optional(v.object({ member: v.optional(v.boolean(), false) }), {}),
  /** In the language that was asked for. */
  promotions: v.optional(
    v.object({ value_adds: v.optional(v.record(v.string(), v.object({ description: v.string() })), {}) }),
    {},
  ),
  bed_groups: v.record(v.string(), bedGroup),
  cancel_penalties: v.optional(v.array(cancelPenalty), []),
  nonrefundable_date_ranges: v.optional(v.array(nights), []),
  /** By occupancy. */
  occupancy_pricing: v.record(v.string(), pricing),
});
export type WireRate = v.InferOutput<typeof rate>;

/** Of `available_rooms`: the supplier does not know. */
export const unknownRooms = 2_147_483_647;

export const property = v.object({
  property_id: text,
  rooms: v.optional(v.array(v.object({ id: v.string(), rates: v.array(rate) })), []),
});
export type WireProperty = v.InferOutput<typeof property>;
/** The answer of a search: properties without rates may be absent. */
export const availability = v.array(property);

/** Whether a rate is still sold; what it costs now, and how it is booked. */
export const priceCheck = v.object({
  status: v.picklist(['available', 'price_changed', 'sold_out']),
  occupancy_pricing: v.optional(v.record(v.string(), pricing), {}),
  links: v.object({ book: v.optional(link) }),
});

/** A booking that was just made: there are links only to what can still be done. */
export const booked = v.object({
  itinerary_id: v.string(),
  links: v.object({ retrieve: v.optional(link), resume: v.optional(link), cancel: v.optional(link) }),
});

const bookedRoom = v.object({
  id: v.string(),
  checkin: v.string(),
  checkout: v.string(),
  status: v.picklist(['pending', 'booked', 'canceled']),
  confirmation_id: v.optional(
    v.object({ expedia: v.optional(v.string()), property: v.optional(v.string()) }),
  ),
  rate: v.object({
    refundable: v.optional(v.boolean(), false),
    cancel_penalties: v.optional(v.array(cancelPenalty), []),
    nonrefundable_date_ranges: v.optional(v.array(nights), []),
    pricing: v.optional(pricing),
  }),
  links: v.optional(v.object({ cancel: v.optional(link) }), {}),
});
export const itinerary = v.object({
  itinerary_id: v.string(),
  property_id: text,
  affiliate_reference_id: v.optional(v.string()),
  email: v.optional(v.string()),
  rooms: v.array(bookedRoom),
  links: v.optional(v.object({ resume: v.optional(link), cancel: v.optional(link) }), {}),
});
export type WireItinerary = v.InferOutput<typeof itinerary>;
export const itineraries = v.array(itinerary);

/** Why a call was refused: a code, and one for each thing that is wrong. */
export const refusal = v.object({
  type: v.string(),
  errors: v.optional(v.array(v.object({ type: v.string() })), []),
});
