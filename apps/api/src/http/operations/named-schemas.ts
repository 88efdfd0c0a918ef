import {
  contactPerson,
  postalAddress,
  loginChallenge,
  registration,
  tokenPair,
} from '@voyage/contracts/auth.ts';
import { articleSummary, block } from '@voyage/contracts/blog.ts';
import { bookingRequest, guest, roomGuest } from '@voyage/contracts/booking-request.ts';
import {
  cancellationCost,
  orderDetail,
  orderSummary,
  refund,
  stayPayment,
} from '@voyage/contracts/booking.ts';
import { coupon } from '@voyage/contracts/coupon.ts';
import type { Schema } from '@voyage/contracts/endpoint.ts';
import { airport, fastTrackPassenger, listedAirport } from '@voyage/contracts/fast-track.ts';
import { groupEntry } from '@voyage/contracts/hotel-lists.ts';
import { bookedAlready, calendarDay, hotelDetail, hotelRules } from '@voyage/contracts/hotel.ts';
import { invoice, payer } from '@voyage/contracts/payer.ts';
import { productOrder } from '@voyage/contracts/product-order.ts';
import { questionnaire, questionnaireAnswer } from '@voyage/contracts/questionnaire.ts';
import { memberRecord } from '@voyage/contracts/staff.ts';
import {
  cancellationTerms,
  cancellationWindow,
  charge,
  cheapest,
  hotelSummary,
  offer,
  priceBreakdown,
  promotion,
  ratePlan,
  roomType,
  stay,
} from '@voyage/contracts/stay.ts';
import { credits, particulars } from '@voyage/contracts/user.ts';
import { money, named, point } from '@voyage/contracts/values.ts';
import { toJsonSchema, toJsonSchemaDefs, type JsonSchema } from '@valibot/to-json-schema';

/** Types that several endpoints share, each under one name in the document. */
const schemas = {
  Address: postalAddress,
  Airport: airport,
  Article: articleSummary,
  ArticleBlock: block,
  BookedAlready: bookedAlready,
  BookingRequest: bookingRequest,
  CalendarDay: calendarDay,
  CancellationCost: cancellationCost,
  CancellationTerms: cancellationTerms,
  CancellationWindow: cancellationWindow,
  Charge: charge,
  CheapestRate: cheapest,
  ContactPerson: contactPerson,
  Coupon: coupon,
  Credits: credits,
  FastTrackPassenger: fastTrackPassenger,
  Guest: guest,
  Hotel: hotelDetail,
  HotelGroup: groupEntry,
  HotelRules: hotelRules,
  HotelSummary: hotelSummary,
  Invoice: invoice,
  ListedAirport: listedAirport,
  LoginChallenge: loginChallenge,
  Member: memberRecord,
  Money: money,
  Named: named,
  Offer: offer,
  Order: orderDetail,
  OrderSummary: orderSummary,
  Particulars: particulars,
  Payer: payer,
  Point: point,
  Price: priceBreakdown,
  ProductOrder: productOrder,
  Promotion: promotion,
  Questionnaire: questionnaire,
  QuestionnaireAnswer: questionnaireAnswer,
  RatePlan: ratePlan,
  Refund: refund,
  Registration: registration,
  RoomGuest: roomGuest,
  RoomType: roomType,
  Stay: stay,
  StayPayment: stayPayment,
  Tokens: tokenPair,
} satisfies Record<string, Schema>;

/** Requests and responses: a value that is optional in one is always present in the other. */
export type Direction = 'input' | 'output';
const place = '#/components/schemas/';

const settings = (typeMode: Direction, nameOf: (name: string) => string) =>
  ({
    target: 'draft-2020-12', // as OpenAPI 3.1
    // Rules that JSON Schema cannot express (a real calendar day, no control characters) are checked by the
    // service.
    errorMode: 'ignore',
    typeMode,
    overrideRef: ({ referenceId }: { referenceId: string }) => place + nameOf(referenceId),
  }) as const;
const definitions = (typeMode: Direction, nameOf: (name: string) => string): Record<string, JsonSchema> =>
  toJsonSchemaDefs(schemas, settings(typeMode, nameOf));

const plain = (name: string) => name;
const answered = definitions('output', plain);
const sentAsAnswered = definitions('input', plain);
const refsOf = (schema: unknown): string[] =>
  [...JSON.stringify(schema).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name);

/** Types that differ between request and response, directly or through a part. */
const different = new Set(
  Object.keys(schemas).filter(
    (name) => JSON.stringify(answered[name]) !== JSON.stringify(sentAsAnswered[name]),
  ),
);
for (let size = -1; size !== different.size;) {
  size = different.size;
  for (const [name, schema] of Object.entries(answered))
    if (refsOf(schema).some((inner) => different.has(inner))) different.add(name);
}
const sentName = (name: string) => (different.has(name) ? `${name}Input` : name);
const sent = definitions('input', sentName);

/** A schema in which named types are references. */
export function schemaOf(schema: Schema, direction: Direction): JsonSchema {
  const {
    $schema: _,
    $defs: __,
    ...rest
  } = toJsonSchema(schema, {
    ...settings(direction, direction === 'input' ? sentName : plain),
    definitions: schemas,
  });
  return rest;
}

/** The schemas to which a document refers, directly or indirectly, by their names. */
export function componentsOf(document: object): Record<string, JsonSchema> {
  const all = {
    ...answered,
    ...Object.fromEntries(Object.entries(sent).map(([name, schema]) => [sentName(name), schema])),
  };
  const found = new Map<string, JsonSchema>();
  const open = refsOf(document);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const schema = all[name];
    if (!schema || found.has(name)) continue;
    found.set(name, schema);
    open.push(...refsOf(schema));
  }
  return Object.fromEntries([...found].toSorted(([a], [b]) => a.localeCompare(b)));
}
