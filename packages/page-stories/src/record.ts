// Records the service's answers in each language for page stories: `pnpm --filter
// @voyage/page-stories record http://127.0.0.1:4000/ [name ...]` while it runs with its
// demonstration data. With names, only those answers are recorded again. Values that change with
// every recording and are never read (signed references) are shortened.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createApi, type Api } from '@voyage/api-client/client.ts';
import { browserSession } from '@voyage/api-client/session.ts';
import { storage } from '@voyage/api-client/session-fixtures.ts';
import { locales, type Locale } from '@voyage/domain/locale.ts';
import type { Recorded } from './recorded.ts';

const [, , baseUrl = 'http://127.0.0.1:4000/', ...wanted] = process.argv;
const stay = { checkIn: '2027-03-12', checkOut: '2027-03-15', rooms: [{ adults: 2, childAges: [] }] };
const payAt: ('property' | 'prepaid')[] = ['property', 'prepaid'];
const guest = {
  title: 'ms',
  firstname: 'MEI LING',
  lastname: 'LIN',
  email: 'elite@demo.test',
  phone: '+886912345678',
};

/** Fetches shared data once, and only if an answer being recorded needs it. */
function once<T>(request: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => (answer ??= request());
}

/** Books the first available rate with this kind of payment. */
async function book(api: Api, offers: { offerRef: string }[]) {
  for (const { offerRef } of offers.toReversed()) {
    const booked = await api
      .call('createBooking', {
        idempotencyKey: crypto.randomUUID(),
        body: { offerRef, guest, agreed: true },
      })
      .catch((error: unknown) => void console.warn(String(error)));
    if (booked) return booked;
  }
  throw new Error('none of these rates can be booked');
}

/** One order of each kind, shared by all languages. */
let orders: Promise<{ held: string; confirmed: string; paymentOrder: string }> | undefined;

/** How to fetch each answer in a language, as a logged-in member. */
async function recordings(locale: Locale): Promise<Record<keyof Recorded, () => Promise<unknown>>> {
  const session = browserSession(storage(), () => Promise.reject(new Error('it is fresh')));
  const api = createApi({ baseUrl, locale: () => locale, session });
  const answer = await api.call('login', { body: { username: 'elite@demo.test', password: 'Voyage2026' } });
  if ('challenge' in answer) throw new Error('a member was asked for a second factor');
  session.store(answer);

  const visitor = createApi({ baseUrl, locale: () => locale });
  const hotelSearch = once(() =>
    visitor.call('hotelSearch', { body: { code: 'par', locationType: 'city', stay, payAt, pageSize: 6 } }),
  );
  /**
   * A hotel with apartments for members, a prepaid rate and a group's brand: everything a hotel
   * page can show.
   */
  const hotelId = once(async () => {
    const { hotels } = await hotelSearch();
    const found = hotels.find(({ hotel }) => hotel.memberRate && hotel.flagship) ?? hotels[0];
    if (!found) throw new Error('Paris has no hotel');
    return found.hotel.id;
  });
  const planSearch = once(async () =>
    api.call('planSearch', { body: { hotelId: await hotelId(), stay, payAt } }),
  );
  const offersOf = async (how: 'property' | 'prepaid') =>
    (await planSearch()).rooms.flatMap((room) => room.offers).filter(({ plan }) => plan.payAt === how);
  const plan = async (how: 'property' | 'prepaid') =>
    api.call('plan', { body: { offerRef: (await offersOf(how))[0]?.offerRef ?? '' } });
  const ordersOf = () =>
    (orders ??= (async () => {
      const held = await book(api, await offersOf('prepaid'));
      const confirmed = await book(api, await offersOf('property'));
      return {
        held: held.orderId,
        confirmed: confirmed.orderId,
        paymentOrder: held.payment?.orderId ?? '',
      };
    })());
  const order = async (which: 'held' | 'confirmed') =>
    api.call('order', { params: { id: (await ordersOf())[which] } });
  const ownGroups = once(() => api.call('ownGroups', { body: { codes: ['aurelian'] } }));
  const blogList = once(() => api.call('blogList', { body: { pageSize: 7 } }));
  return {
    searchLocation: () => api.call('searchLocation'),
    locations: () => api.call('locations'),
    stayRules: () => api.call('stayRules'),
    exchange: () => api.call('exchange'),
    titles: () => api.call('titles'),
    contactMeta: () => api.call('contactMeta'),
    phoneAreas: () => api.call('phoneAreas'),
    specialRequests: () => api.call('specialRequests'),
    memberships: () => api.call('memberships'),
    fastTrackAirports: () => api.call('fastTrackAirports'),
    fastTrackAirport: () => api.call('fastTrackAirport', { params: { iata: 'NRT' } }),
    hotelSearch,
    ownHotel: async () => api.call('ownHotel', { params: { id: await hotelId() } }),
    planSearch,
    priceCalendar: async () =>
      api.call('priceCalendar', {
        body: {
          hotelId: await hotelId(),
          from: '2027-03-05',
          days: 28,
          nights: 3,
          rooms: stay.rooms,
          payAt,
        },
      }),
    hotelEvents: async () => api.call('hotelEvents', { params: { id: await hotelId() } }),
    plan: () => plan('property'),
    planPrepaid: () => plan('prepaid'),
    profile: () => api.call('profile'),
    membership: async () => (await ordersOf(), api.call('membership')),
    orderList: async () => (await ordersOf(), api.call('orderList', { body: { pageSize: 6 } })),
    orderConfirmed: () => order('confirmed'),
    orderHeld: () => order('held'),
    payment: async () => api.call('payment', { params: { id: (await ordersOf()).paymentOrder } }),
    blogCategories: () => api.call('blogCategories'),
    blogList,
    article: async () =>
      api.call('article', {
        params: { slug: (await blogList()).articles[0]?.slug ?? '' },
        query: { isDraft: 'false' },
      }),
    org: () => api.call('org', { query: { brand: 'club' } }),
    tpGroups: () => api.call('tpGroups', { body: {} }),
    ownGroups,
    brandHotels: async () => {
      const [group] = (await ownGroups()).groups;
      return api.call('brandHotels', {
        body: { group: group?.code ?? '', brand: group?.brands[0]?.code ?? '', perRegion: 2 },
      });
    },
    region: () => api.call('region', { body: { code: 'japan' } }),
  };
}

/** Signed references are long and change every time: each gets a short name. */
function shortened(text: string): string {
  const names = new Map<string, string>();
  return text.replaceAll(/"offerRef": "([^"]+)"/g, (_, reference: string) => {
    names.set(reference, names.get(reference) ?? `offer-${names.size + 1}`);
    return `"offerRef": "${names.get(reference)}"`;
  });
}

for (const locale of locales) {
  const file = join(import.meta.dirname, 'recorded', `${locale}.json`);
  const kept: object = wanted.length > 0 && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const recorded = new Map<string, unknown>(Object.entries(kept));
  for (const [name, request] of Object.entries(await recordings(locale)))
    if (wanted.length === 0 || wanted.includes(name)) recorded.set(name, await request());
  const text = shortened(JSON.stringify(Object.fromEntries(recorded), null, 1));
  writeFileSync(file, `${text}\n`);
  console.log(`${file}: ${(text.length / 1024).toFixed(0)} KiB`);
}
