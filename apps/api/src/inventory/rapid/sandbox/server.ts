import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { authorization, type RapidKey } from '../sign.ts';
import { locales } from '@voyage/domain/locale.ts';
import { languageOf } from '../shop.ts';
import { contentPage } from './content-pages.ts';
import { contentOf } from './content.ts';
import { createBooks, type Booking, type Sale } from './books.ts';
import { isTooMany, penaltiesOf, pricingOf } from './price.ts';
import { sandboxRates, type SandboxProperty, type SandboxRate, type SandboxRoom } from './properties.ts';

// The supplier's service as its contract describes it, on loopback: same paths, links, headers and refusals, with books
// of its own. What it sells is in properties.ts.

/** The calls of the contract that it answers. */
export type SandboxCall = 'content' | 'shop' | 'check' | 'book' | 'retrieve' | 'resume' | 'cancel';
/**
 * What goes wrong with a call. In the first three nothing is done: the connection breaks, or a status says so. In the
 * others it is, and its answer is lost, an error, or says that the outcome is unknown (202).
 */
export type SandboxFault =
  | 'unsent'
  | 'unavailable'
  | 'too-many'
  | 'unheard'
  | 'failed'
  | 'accepted'
  | 'degraded';

export interface SandboxOptions {
  key: RapidKey;
  properties: readonly SandboxProperty[];
  now: () => Date;
  holdMs?: number;
  /** For how long a new booking is not found. */
  blindMs?: number;
  inject?: (call: SandboxCall) => SandboxFault | undefined;
}

interface Reply {
  status: number;
  body?: object;
  headers?: Record<string, string>;
}
/** What a link stands for. */
type Target =
  | { kind: 'sale'; sale: Sale; isBookable: boolean }
  | { kind: 'booking'; booking: Booking; action: 'retrieve' | 'resume' | 'cancel'; room?: number };

const linkMs = 15 * 60_000;
const unknownRooms = 2_147_483_647;
const clockMs = 5 * 60_000;
const refused = (status: number, type: string, ...errors: string[]): Reply => ({
  status,
  body: {
    type,
    message: type,
    ...(errors.length > 0 && { errors: errors.map((one) => ({ type: one, message: one })) }),
  },
});
const invalid = (...errors: string[]) => refused(400, 'invalid_input', ...errors);

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

export async function serveRapidSandbox(options: SandboxOptions) {
  const { key, now, holdMs = 45 * 60_000, blindMs = 0 } = options;
  const properties = new Map(options.properties.map((property) => [property.id, property]));
  const books = createBooks(now);
  const targets = new Map<string, { target: Target; expiresAt: Date | null }>();
  /** To be changed by tests. */
  const prices = { dearer: 0 };
  /** Where files of content are cut; they are whole by default. */
  const files: { cutAt?: number } = {};

  function link(method: string, path: string, target: Target, expiresAt: Date | null = null) {
    const token = randomUUID();
    targets.set(token, { target, expiresAt });
    return {
      method,
      href: `/v3${path}?token=${token}`,
      ...(expiresAt && { expires: expiresAt.toISOString() }),
    };
  }

  function wireRate(sale: Omit<Sale, 'rate' | 'bedsId' | 'dearer'>, rate: SandboxRate) {
    const { property, room, checkIn, currency, occupancies } = sale;
    const { dearer } = prices;
    const expiresAt = new Date(now().getTime() + linkMs);
    const path = `/properties/${property.id}/rooms/${room.id}/rates/${rate.id}`;
    const pricing = (occupancy: string) => pricingOf(property, room, rate, { ...sale, occupancy, dearer });
    return {
      id: rate.id,
      status: 'available',
      available_rooms: room.isCountKnown ? books.left(sale) : unknownRooms,
      refundable: rate.penalties.length > 0,
      merchant_of_record: 'expedia',
      sale_scenario: { package: false, member: rate.member },
      bed_groups: Object.fromEntries(
        room.beds.map(({ id, name: words }) => [
          id,
          {
            id,
            description: words.en,
            links: {
              price_check: link(
                'GET',
                path,
                {
                  kind: 'sale',
                  sale: { ...sale, rate, bedsId: id, dearer },
                  isBookable: false,
                },
                expiresAt,
              ),
            },
          },
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
    const isMember = query.getAll('rate_option').includes('member');
    const most = Number(query.get('rate_plan_count'));
    const roomOf = (property: SandboxProperty, room: SandboxRoom) => {
      const sale = { property, room, checkIn, checkOut, occupancies, currency };
      if (occupancies.some((text) => isTooMany(text, room)) || books.left(sale) < occupancies.length)
        return [];
      const rates = sandboxRates.filter(({ member }) => isMember || !member).slice(0, most);
      return [{ id: room.id, room_name: room.id, rates: rates.map((rate) => wireRate(sale, rate)) }];
    };
    const found = asked.flatMap((id) => {
      const property = properties.get(id);
      const rooms = property?.rooms.flatMap((room) => roomOf(property, room)) ?? [];
      return rooms.length > 0 ? [{ property_id: id, status: 'available', rooms, score: 1 }] : [];
    });
    return { status: 200, body: found };
  }

  function check(sale: Sale, test: string | undefined): Reply {
    const links = {
      additional_rates: { method: 'GET', href: `/v3/properties/${sale.property.id}/availability` },
    };
    if (test === 'sold_out' || books.left(sale) < sale.occupancies.length)
      return { status: 200, body: { status: 'sold_out', links } };
    const dearer = prices.dearer + (test === 'price_changed' ? 500 : 0);
    const book = link(
      'POST',
      '/itineraries',
      { kind: 'sale', sale: { ...sale, dearer }, isBookable: true },
      new Date(now().getTime() + linkMs),
    );
    return {
      status: 200,
      body: {
        status: dearer === sale.dearer ? 'available' : 'price_changed',
        occupancy_pricing: Object.fromEntries(
          sale.occupancies.map((occupancy) => [
            occupancy,
            pricingOf(sale.property, sale.room, sale.rate, { ...sale, occupancy, dearer }),
          ]),
        ),
        links: { ...links, book },
      },
    };
  }

  function book(sale: Sale, body: unknown, test: string | undefined): Reply {
    const read = v.safeParse(reservation, body);
    if (!read.success) return invalid(`${v.getDotPath(read.issues[0]) ?? 'body'}.invalid`);
    const { affiliate_reference_id: reference, hold, email, rooms } = read.output;
    if (rooms.length !== sale.occupancies.length) return invalid('number_of_rooms.invalid');
    if (books.bookings.some((booking) => booking.reference === reference))
      return invalid('duplicate_itinerary');
    if (test === 'price_mismatch' || sale.dearer !== prices.dearer) return refused(409, 'price_mismatch');
    if (test === 'rooms_unavailable' || books.left(sale) < rooms.length)
      return refused(410, 'rooms_unavailable');
    const booking = books.add({
      reference,
      email,
      sale,
      guests: rooms,
      heldUntil: hold ? new Date(now().getTime() + holdMs) : null,
      blindUntil: new Date(now().getTime() + blindMs),
    });
    const of = (method: string, action: 'retrieve' | 'resume' | 'cancel') =>
      link(method, `/itineraries/${booking.id}`, { kind: 'booking', booking, action });
    return {
      status: 201,
      body: {
        itinerary_id: booking.id,
        links: {
          retrieve: of('GET', 'retrieve'),
          ...(hold && { resume: of('PUT', 'resume'), cancel: of('DELETE', 'cancel') }),
        },
      },
    };
  }

  function itineraryOf(booking: Booking) {
    const { id, reference, email, sale, rooms, heldUntil } = booking;
    const { property, room, rate, bedsId, checkIn, checkOut, currency, occupancies } = sale;
    const isHeld = heldUntil !== null && !books.hasLapsed(booking) && rooms.every((one) => !one.isCancelled);
    const of = (method: string, action: 'resume' | 'cancel') =>
      link(method, `/itineraries/${id}`, { kind: 'booking', booking, action });
    return {
      itinerary_id: id,
      property_id: property.id,
      affiliate_reference_id: reference,
      email,
      links: isHeld ? { resume: of('PUT', 'resume'), cancel: of('DELETE', 'cancel') } : {},
      rooms: rooms.map((one, index) => {
        const isCancelled = one.isCancelled || books.hasLapsed(booking);
        const occupancy = occupancies[index] ?? '1';
        return {
          id: one.id,
          bed_group_id: bedsId,
          checkin: checkIn,
          checkout: checkOut,
          given_name: one.givenName,
          family_name: one.familyName,
          status: isCancelled ? 'canceled' : isHeld ? 'pending' : 'booked',
          rate: {
            id: rate.id,
            merchant_of_record: 'expedia',
            refundable: rate.penalties.length > 0,
            cancel_penalties: penaltiesOf(property, rate, { checkIn, currency }),
            pricing: pricingOf(property, room, rate, { ...sale, occupancy }),
          },
          links:
            isHeld || isCancelled
              ? {}
              : {
                  cancel: link('DELETE', `/itineraries/${id}/rooms/${one.id}`, {
                    kind: 'booking',
                    booking,
                    action: 'cancel',
                    room: index,
                  }),
                },
        };
      }),
    };
  }

  const isBlind = ({ blindUntil }: Booking) => blindUntil !== null && now() < blindUntil;

  function retrieve(path: string, query: URLSearchParams): Reply {
    const email = query.get('email') ?? '';
    const [, id] = /^\/v3\/itineraries\/(\w+)$/.exec(path) ?? [];
    const found = id ? books.byId(id) : books.find(query.get('affiliate_reference_id') ?? '', email);
    const booking = found?.email === email && !isBlind(found) ? found : undefined;
    if (id) return booking ? { status: 200, body: itineraryOf(booking) } : refused(404, 'resource.not_found');
    return { status: 200, body: booking ? [itineraryOf(booking)] : [] };
  }

  function act({ booking, action, room }: Extract<Target, { kind: 'booking' }>): Reply {
    if (action === 'retrieve') return { status: 200, body: itineraryOf(booking) };
    if (books.hasLapsed(booking)) return refused(404, 'resource.not_found');
    if (action === 'resume') {
      booking.heldUntil = null;
      return { status: 204 };
    }
    const meant = room === undefined ? booking.rooms : booking.rooms.slice(room, room + 1);
    if (meant.every(({ isCancelled }) => isCancelled)) return refused(400, 'room_already_cancelled');
    for (const one of meant) one.isCancelled = true;
    return { status: 204 };
  }

  /** What a request asks for, and how that is answered; null: there is no such call. */
  function resolve(
    request: IncomingMessage,
    url: URL,
    body: unknown,
  ): { call: SandboxCall; answer: () => Reply } | null {
    const { pathname, searchParams } = url;
    const test = [request.headers.test ?? []].flat()[0];
    const known = targets.get(searchParams.get('token') ?? '');
    if (known) {
      const { target, expiresAt } = known;
      const isLate = expiresAt !== null && expiresAt < now();
      if (target.kind === 'booking') return { call: target.action, answer: () => act(target) };
      if (!target.isBookable)
        return {
          call: 'check',
          answer: () => (isLate ? invalid('link.expired') : check(target.sale, test)),
        };
      // an expired link looks like an outage
      return {
        call: 'book',
        answer: () => (isLate ? refused(503, 'service_unavailable') : book(target.sale, body, test)),
      };
    }
    if (request.method !== 'GET') return null;
    if (pathname === '/v3/files/properties/content') {
      const href = `${base()}/content/${searchParams.get('language')}.jsonl.gz`;
      return { call: 'content', answer: () => ({ status: 200, body: { method: 'GET', href } }) };
    }
    const page = contentPage(url, base(), options.properties);
    if (page) return { call: 'content', answer: page };
    if (pathname === '/v3/properties/availability') return { call: 'shop', answer: () => shop(searchParams) };
    if (pathname.startsWith('/v3/itineraries'))
      return { call: 'retrieve', answer: () => retrieve(pathname, searchParams) };
    return null;
  }

  /** Signed with our key, by a clock that is not far from ours. */
  function isSigned({ headers }: IncomingMessage): boolean {
    const [, seconds] = /timestamp=(\d+)$/.exec(headers.authorization ?? '') ?? [];
    const at = new Date(Number(seconds) * 1000);
    return (
      Math.abs(at.getTime() - now().getTime()) <= clockMs && headers.authorization === authorization(key, at)
    );
  }

  /** As much of the file as is there: its links need no signature. */
  function sendContent(language: string, response: ServerResponse): void {
    const [locale] = locales.filter((one) => languageOf(one) === language);
    const lines = options.properties.flatMap((property) => (locale && contentOf(property, locale)) ?? []);
    const file = gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    const { cutAt = file.length } = files;
    response.writeHead(200, { 'content-type': 'application/gzip' }).end(file.subarray(0, cutAt));
  }

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = Buffer.concat(await request.toArray()).toString();
    const url = new URL(request.url ?? '/', 'http://sandbox');
    const send = ({ status, body, headers: own }: Reply, headers = own ?? {}) => {
      if (body === undefined) return void response.writeHead(status, headers).end();
      response
        .writeHead(status, { 'content-type': 'application/json', 'content-encoding': 'gzip', ...headers })
        .end(gzipSync(JSON.stringify(body)));
    };
    const [, language] = /^\/content\/([\w-]+)\.jsonl\.gz$/.exec(url.pathname) ?? [];
    if (language) return sendContent(language, response);
    if (!isSigned(request)) return send(refused(401, 'request_unauthenticated'));
    const resolved = resolve(request, url, text === '' ? undefined : JSON.parse(text));
    if (!resolved) return send(refused(404, 'resource.not_found'));
    const { call, answer } = resolved;
    if (call === 'book' && !request.headers['customer-ip']) return send(invalid('customer_ip.required'));
    const fault = options.inject?.(call);
    if (fault === 'unsent') return void response.destroy();
    if (fault === 'unavailable') return send(refused(503, 'service_unavailable'));
    if (fault === 'too-many')
      return send(refused(429, 'too_many_requests'), {
        'rate-limit-minute-remaining': '0',
        'rate-limit-minute-reset': String(now().getTime() + 20_000),
      });
    const reply = answer();
    if (fault === 'unheard') return void response.destroy();
    if (fault === 'failed') return send(refused(500, 'unknown_internal_error'));
    if (fault === 'accepted') return send({ status: 202 });
    send(fault === 'degraded' && reply.status === 200 ? { ...reply, status: 206 } : reply);
  }

  function base(): string {
    const address = http.address();
    if (typeof address !== 'object' || !address) throw new Error('the sandbox listens on no port');
    return `http://127.0.0.1:${address.port}`;
  }

  const http = createServer((request, response) => {
    receive(request, response).catch(() => response.destroy()); // its caller has gone
  });
  await once(http.listen(0, '127.0.0.1'), 'listening');
  return {
    url: base(),
    bookings: books.bookings,
    prices,
    files,
    close: async () => {
      http.closeAllConnections();
      await new Promise((done) => http.close(done));
    },
  };
}
export type RapidSandbox = Awaited<ReturnType<typeof serveRapidSandbox>>;
