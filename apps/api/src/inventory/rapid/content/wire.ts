import * as v from 'valibot';

/** What is read of a property's content; each of its languages has a file of its own. Texts have HTML in them. */
const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const named = v.object({ id: text, name: v.string() });
const listed = v.optional(v.record(v.string(), named), {});

const image = v.object({
  caption: v.optional(v.string(), ''),
  hero_image: v.optional(v.boolean(), false),
  /** By width, '1000px'. */
  links: v.record(v.string(), v.object({ href: v.string() })),
});
export type WireImage = v.InferOutput<typeof image>;

const room = v.object({
  id: text,
  name: v.string(),
  descriptions: v.optional(v.object({ overview: v.optional(v.string(), '') }), {}),
  images: v.optional(v.array(image), []),
  bed_groups: v.optional(v.record(v.string(), v.object({ description: v.optional(v.string(), '') })), {}),
  area: v.optional(v.object({ square_meters: v.optional(v.number()) }), {}),
  occupancy: v.optional(
    v.object({
      max_allowed: v.optional(
        v.object({ total: v.number(), adults: v.optional(v.number()), children: v.optional(v.number(), 0) }),
      ),
    }),
    {},
  ),
});
export type WireRoom = v.InferOutput<typeof room>;

/** What decides whether a property is chosen. */
export const listing = v.object({
  property_id: text,
  ratings: v.optional(v.object({ property: v.optional(v.object({ rating: text })) }), {}),
  chain: v.optional(named),
});
export type WireListing = v.InferOutput<typeof listing>;

export const content = v.object({
  ...listing.entries,
  name: v.string(),
  address: v.object({
    line_1: v.optional(v.string(), ''),
    line_2: v.optional(v.string(), ''),
    city: v.optional(v.string(), ''),
    postal_code: v.optional(v.string(), ''),
    /** ISO 3166-1 alpha-2. */
    country_code: v.string(),
  }),
  phone: v.optional(v.string()),
  location: v.object({ coordinates: v.object({ latitude: v.number(), longitude: v.number() }) }),
  checkin: v.optional(
    v.object({
      '24_hour': v.optional(v.string()),
      begin_time: v.optional(v.string()),
      end_time: v.optional(v.string()),
      instructions: v.optional(v.string(), ''),
      special_instructions: v.optional(v.string(), ''),
      min_age: v.optional(v.number()),
    }),
    { instructions: '', special_instructions: '' },
  ),
  checkout: v.optional(v.object({ time: v.optional(v.string()) }), {}),
  /** What is paid at the hotel: what everybody pays, and what some do. */
  fees: v.optional(
    v.object({ mandatory: v.optional(v.string(), ''), optional: v.optional(v.string(), '') }),
    {
      mandatory: '',
      optional: '',
    },
  ),
  policies: v.optional(v.object({ know_before_you_go: v.optional(v.string(), '') }), {
    know_before_you_go: '',
  }),
  amenities: listed,
  statistics: v.optional(v.record(v.string(), v.object({ id: text, value: v.optional(text) })), {}),
  descriptions: v.optional(
    v.object({
      headline: v.optional(v.string(), ''),
      location: v.optional(v.string(), ''),
      amenities: v.optional(v.string(), ''),
      dining: v.optional(v.string(), ''),
      rooms: v.optional(v.string(), ''),
    }),
    { headline: '', location: '', amenities: '', dining: '', rooms: '' },
  ),
  images: v.optional(v.array(image), []),
  rooms: v.optional(v.record(v.string(), room), {}),
  onsite_payments: v.optional(v.object({ currency: v.optional(v.string()) }), {}),
  brand: v.optional(named),
  business_model: v.optional(v.object({ expedia_collect: v.optional(v.boolean(), false) }), {}),
});
export type WireContent = v.InferOutput<typeof content>;
