import { locales, type Locale } from '@voyage/domain/locale.ts';
import { languageOf } from '../shop.ts';
import * as v from 'valibot';
import type { Booking, BookingStore } from './booking-store.ts';
import { tokenOf, type Sale, type Target } from './links.ts';
import { costOf, isTooMany, penaltiesOf, pricingOf } from './price.ts';
import { sandboxRates, type SandboxProperty, type SandboxRate, type SandboxRoom } from './properties.ts';

// What the sandbox answers to each call of the contract that is understood, whatever goes wrong on the way.

export interface Reply {
  status: number;
  body?: object;
  headers?: Record<string, string>;
}

const linkMs = 15 * 60_000;
const unknownRooms = 2_147_483_647;
export const refused = (status: number, type: string, ...errors: string[]): Reply => ({
  status,
  body: {
    type,
    message: type,
    ...(errors.length > 0 && { errors: errors.map((one) => ({ type: one, message: one })) }),
  },
});
export const invalid = (...errors: string[]) => refused(400, 'invalid_input', ...errors);
const notFound = () => refused(404, 'resource.not_found');

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
const reservation = v.object({
  affiliate_reference_id: v.pipe(v.string(), v.regex(/^[^<>()&]{3,28}$/)),
  hold: v.optional(v.boolean(), false),
  email: v.pipe(v.string(), v.email()),
  phone: v.object({ country_code: v.pipe(v.string(), v.regex(/^\d{1,3}$/)), number: v.string() }),
  rooms: v.array(v.object({ given_name: name, family_name: name })),
  payments: v.tuple([
    v.object({
      type: v.literal('affiliate_collect'),
      billing_contact: v.object({
        given_name: name,
        family_name: name,
        address: v.object({ country_code: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)) }),
      }),
    }),
  ]),
});

interface Parts {
  properties: ReadonlyMap<string, SandboxProperty>;
  books: BookingStore;
  /** What a night costs more than in its property's facts. */
  prices: { surcharge: number };
  now: () => Date;
  holdMs: number;
  lookupDelayMs: () => number;
}
interface Sold {
  property: SandboxProperty;
  room: SandboxRoom;
  rate: SandboxRate;
}

export function createCalls({ properties, books, prices, now, holdMs, lookupDelayMs }: Parts) {
  const inMs = (ms: number) => now().getTime() + ms;

  const link = (method: string, path: string, target: Target) => ({
    method,
    href: `/v3${path}?token=${tokenOf(target)}`,
    ...('expires' in target && { expires: new Date(target.expires).toISOString() }),
  });

  function soldOf({ propertyId, roomId, rateId }: Sale): Sold | null {
    const property = properties.get(propertyId);
    const room = property?.rooms.find(({ id }) => id === roomId);
    const rate = sandboxRates.find(({ id }) => id === rateId);
    return property && room && rate ? { property, room, rate } : null;
  }

  function wireRate({ property, room, rate }: Sold, asked: Omit<Sale, 'bedsId' | 'rateId'>, locale: Locale) {
    const { checkIn, currency, occupancies, surcharge } = asked;
    const path = `/properties/${property.id}/rooms/${room.id}/rates/${rate.id}`;
    const priceCheck = (bedsId: string): Target => ({
      kind: 'check',
      sale: { ...asked, rateId: rate.id, bedsId },
      expires: inMs(linkMs),
    });
    const pricing = (occupancy: string) =>
      pricingOf(property, room, rate, { ...asked, occupancy, surcharge });
    return {
      id: rate.id,
      status: 'available',
      available_rooms: room.isCountKnown ? books.left(room, asked) : unknownRooms,
      refundable: rate.penalties.length > 0,
      merchant_of_record: 'expedia',
      sale_scenario: { package: false, member: rate.member },
      bed_groups: Object.fromEntries(
        room.beds.map(({ id, name: words }) => [
          id,
          { id, description: words[locale], links: { price_check: link('GET', path, priceCheck(id)) } },
        ]),
      ),
      ...(rate.penalties.length > 0 && {
        cancel_penalties: penaltiesOf(property, rate, { checkIn, currency }),
      }),
      occupancy_pricing: Object.fromEntries(occupancies.map((text) => [text, pricing(text)])),
    };
  }

  function shop(query: URLSearchParams): Reply {
    const [checkIn, checkOut, currency] = ['checkin', 'checkout', 'currency'].map((one) => query.get(one));
    const occupancies = query.getAll('occupancy');
    const asked = query.getAll('property_id');
    if (!checkIn || !checkOut || !currency || occupancies.length === 0 || occupancies.length > 8)
      return invalid('querystring.invalid');
    if (asked.length === 0 || asked.length > 250) return invalid('property_id.invalid');
    const locale = locales.find((one) => languageOf(one) === query.get('language'));
    if (!locale) return invalid('language.invalid');
    const isMember = query.getAll('rate_option').includes('member');
    const most = Number(query.get('rate_plan_count'));
    const { surcharge } = prices;
    const roomOf = (property: SandboxProperty, room: SandboxRoom) => {
      const { id: propertyId } = property;
      const sale = { propertyId, roomId: room.id, checkIn, checkOut, occupancies, currency, surcharge };
      if (occupancies.some((text) => isTooMany(text, room)) || books.left(room, sale) < occupancies.length)
        return [];
      const rates = sandboxRates.filter(({ member }) => isMember || !member).slice(0, most);
      return [
        {
          id: room.id,
          room_name: room.id,
          rates: rates.map((rate) => wireRate({ property, room, rate }, sale, locale)),
        },
      ];
    };
    const found = asked.flatMap((id) => {
      const property = properties.get(id);
      const rooms = property?.rooms.flatMap((room) => roomOf(property, room)) ?? [];
      return rooms.length > 0 ? [{ property_id: id, status: 'available', rooms, score: 1 }] : [];
    });
    return { status: 200, body: found };
  }

  function check(sale: Sale, test: string | undefined): Reply {
    const sold = soldOf(sale);
    if (!sold) return notFound();
    const links = {
      additional_rates: { method: 'GET', href: `/v3/properties/${sale.propertyId}/availability` },
    };
    if (test === 'sold_out' || books.left(sold.room, sale) < sale.occupancies.length)
      return { status: 200, body: { status: 'sold_out', links } };
    const surcharge = prices.surcharge + (test === 'price_changed' ? 500 : 0);
    const pricing = (occupancy: string) =>
      pricingOf(sold.property, sold.room, sold.rate, { ...sale, occupancy, surcharge });
    const book = link('POST', '/itineraries', {
      kind: 'book',
      sale: { ...sale, surcharge },
      expires: inMs(linkMs),
    });
    return {
      status: 200,
      body: {
        status: surcharge === sale.surcharge ? 'available' : 'price_changed',
        occupancy_pricing: Object.fromEntries(sale.occupancies.map((text) => [text, pricing(text)])),
        links: { ...links, book },
      },
    };
  }

  function book(sale: Sale, body: unknown, test: string | undefined): Reply {
    const read = v.safeParse(reservation, body);
    if (!read.success) return invalid(`${v.getDotPath(read.issues[0]) ?? 'body'}.invalid`);
    const { affiliate_reference_id: reference, hold, email, rooms } = read.output;
    const sold = soldOf(sale);
    if (!sold) return notFound();
    if (rooms.length !== sale.occupancies.length) return invalid('number_of_rooms.invalid');
    if (books.bookings.some((booking) => booking.reference === reference))
      return invalid('duplicate_itinerary');
    if (test === 'cc_declined') return invalid('payments.cc_declined');
    if (test === 'price_mismatch' || sale.surcharge !== prices.surcharge)
      return refused(409, 'price_mismatch');
    if (test === 'rooms_unavailable' || books.left(sold.room, sale) < rooms.length)
      return refused(410, 'rooms_unavailable');
    const { id } = books.add({
      reference,
      email,
      sale,
      guests: rooms,
      heldUntil: hold ? inMs(holdMs) : null,
      findableFrom: inMs(lookupDelayMs()),
    });
    const of = (method: string, kind: 'retrieve' | 'resume' | 'cancel') =>
      link(method, `/itineraries/${id}`, { kind, id });
    return {
      status: 201,
      body: {
        itinerary_id: id,
        links: {
          retrieve: of('GET', 'retrieve'),
          ...(hold && { resume: of('PUT', 'resume'), cancel: of('DELETE', 'cancel') }),
        },
      },
    };
  }

  function itineraryOf(booking: Booking, { property, room, rate }: Sold) {
    const { id, reference, email, sale, rooms, heldUntil } = booking;
    const isHeld = heldUntil !== null && !books.hasLapsed(booking) && rooms.every((one) => !one.isCancelled);
    const of = (method: string, kind: 'resume' | 'cancel') =>
      link(method, `/itineraries/${id}`, { kind, id });
    return {
      itinerary_id: id,
      property_id: property.id,
      affiliate_reference_id: reference,
      email,
      links: isHeld ? { resume: of('PUT', 'resume'), cancel: of('DELETE', 'cancel') } : {},
      rooms: rooms.map((one, index) => {
        const isCancelled = one.isCancelled || books.hasLapsed(booking);
        const occupancy = sale.occupancies[index] ?? '1';
        return {
          id: one.id,
          bed_group_id: sale.bedsId,
          checkin: sale.checkIn,
          checkout: sale.checkOut,
          given_name: one.givenName,
          family_name: one.familyName,
          status: isCancelled ? 'canceled' : isHeld ? 'pending' : 'booked',
          rate: {
            id: rate.id,
            merchant_of_record: 'expedia',
            refundable: rate.penalties.length > 0,
            cancel_penalties: penaltiesOf(property, rate, sale),
            pricing: pricingOf(property, room, rate, { ...sale, occupancy }),
          },
          links:
            isHeld || isCancelled
              ? {}
              : {
                  cancel: link('DELETE', `/itineraries/${id}/rooms/${one.id}`, {
                    kind: 'cancel',
                    id,
                    room: index,
                  }),
                },
        };
      }),
    };
  }

  function retrieve(path: string, query: URLSearchParams): Reply {
    const email = query.get('email') ?? '';
    const [, id] = /^\/v3\/itineraries\/(\w+)$/.exec(path) ?? [];
    const booking = id ? books.byId(id) : books.find(query.get('affiliate_reference_id') ?? '', email);
    const isFound = booking?.email === email && now().getTime() >= booking.findableFrom;
    const sold = isFound && soldOf(booking.sale);
    const found = sold ? itineraryOf(booking, sold) : null;
    if (id) return found ? { status: 200, body: found } : notFound();
    return { status: 200, body: found ? [found] : [] };
  }

  /** Follows the link of a booking. */
  function act({ kind, id, room }: Extract<Target, { id: string }>, test: string | undefined): Reply {
    const booking = books.byId(id);
    const sold = booking && soldOf(booking.sale);
    if (!sold || books.hasLapsed(booking)) return notFound();
    if (kind === 'retrieve') return { status: 200, body: itineraryOf(booking, sold) };
    if (kind === 'resume') {
      booking.heldUntil = null;
      books.save();
      return { status: 204 };
    }
    if (test === 'post_stay_cancel') return invalid('post_stay_cancel');
    const meant = room === undefined ? [...booking.rooms.keys()] : [room];
    if (meant.every((index) => booking.rooms[index]?.isCancelled !== false))
      return refused(400, 'room_already_cancelled');
    for (const index of meant) {
      const one = booking.rooms[index];
      if (!one || one.isCancelled) continue;
      one.isCancelled = true;
      const occupancy = booking.sale.occupancies[index] ?? '1';
      one.cancelledAt = now().getTime();
      if (booking.heldUntil === null)
        one.cost = costOf(sold.property, sold.room, sold.rate, { ...booking.sale, occupancy, now: now() });
    }
    books.save();
    return { status: 204 };
  }

  return { shop, check, book, retrieve, act };
}
