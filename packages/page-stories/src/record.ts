// Records what the service answers in each language, for the stories of pages: `pnpm --filter @voyage/page-stories
// record http://127.0.0.1:4000/` while it runs with its demonstration data. What differs at every recording and is
// read by nobody (signed references) is written short.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createApi, type Api } from '@voyage/api-client/client.ts';
import { browserSession } from '@voyage/api-client/session.ts';
import { storage } from '@voyage/api-client/session-fixtures.ts';
import { locales, type Locale } from '@voyage/domain/locale.ts';

const baseUrl = process.argv[2] ?? 'http://127.0.0.1:4000/';
const stay = { checkIn: '2027-03-12', checkOut: '2027-03-15', adults: 2, childAges: [], rooms: 1 };
const payAt: ('property' | 'prepaid')[] = ['property', 'prepaid'];
const guest = {
  title: 'ms',
  firstname: 'MEI LING',
  lastname: 'LIN',
  email: 'elite@demo.test',
  phone: '+886912345678',
};

/** A hotel with flats for members, a prepaid rate and a brand of a group: what a page of a hotel can show. */
async function hotelOf(api: Api) {
  const search = await api.call('hotelSearch', {
    body: { code: 'par', locationType: 'city', stay, payAt, pageSize: 6 },
  });
  const found = search.hotels.find(({ hotel }) => hotel.memberRate && hotel.flagship) ?? search.hotels[0];
  if (!found) throw new Error('Paris has no hotel');
  return { search, id: found.hotel.id };
}

/** One order of each kind, the same in all languages. */
async function ordersOf(api: Api, hotelId: string) {
  const { rooms } = await api.call('planSearch', { body: { hotelId, stay, payAt } });
  const offers = rooms.flatMap((room) => room.offers);
  const book = async (how: 'property' | 'prepaid') => {
    for (const { offerRef } of offers.filter(({ plan }) => plan.payAt === how).toReversed()) {
      const idempotencyKey = crypto.randomUUID();
      const booked = await api
        .call('createBooking', { idempotencyKey, body: { offerRef, guest, agreed: true } })
        .catch((error: unknown) => void console.warn(`${how}: ${String(error)}`));
      if (booked) return booked;
    }
    throw new Error(`nothing that is paid ${how} can be booked`);
  };
  const held = await book('prepaid');
  const confirmed = await book('property');
  return { held: held.orderId, confirmed: confirmed.orderId, paymentOrder: held.payment?.orderId ?? '' };
}

let orders: Awaited<ReturnType<typeof ordersOf>> | undefined;
async function record(locale: Locale): Promise<Record<string, unknown>> {
  const session = browserSession(storage(), () => Promise.reject(new Error('it is fresh')));
  const api = createApi({ baseUrl, locale: () => locale, session });
  const { search, id } = await hotelOf(api);
  session.store(await api.call('login', { body: { username: 'elite@demo.test', password: 'Voyage2026' } }));
  orders ??= await ordersOf(api, id);
  const planSearch = await api.call('planSearch', { body: { hotelId: id, stay, payAt } });
  const offerOf = (how: 'property' | 'prepaid') =>
    planSearch.rooms.flatMap((room) => room.offers).find(({ plan }) => plan.payAt === how)?.offerRef ?? '';
  const blogList = await api.call('blogList', { body: { pageSize: 7 } });
  return {
    searchLocation: await api.call('searchLocation'),
    locations: await api.call('locations'),
    exchange: await api.call('exchange'),
    titles: await api.call('titles'),
    phoneAreas: await api.call('phoneAreas'),
    specialRequests: await api.call('specialRequests'),
    memberships: await api.call('memberships'),
    hotelSearch: search,
    ownHotel: await api.call('ownHotel', { params: { id } }),
    planSearch,
    plan: await api.call('plan', { body: { offerRef: offerOf('property') } }),
    planPrepaid: await api.call('plan', { body: { offerRef: offerOf('prepaid') } }),
    profile: await api.call('profile'),
    membership: await api.call('membership'),
    orderList: await api.call('orderList', { body: { pageSize: 6 } }),
    orderConfirmed: await api.call('order', { params: { id: orders.confirmed } }),
    orderHeld: await api.call('order', { params: { id: orders.held } }),
    payment: await api.call('payment', { params: { id: orders.paymentOrder } }),
    blogCategories: await api.call('blogCategories'),
    blogList,
    article: await api.call('article', {
      params: { slug: blogList.articles[0]?.slug ?? '' },
      query: { isDraft: 'false' },
    }),
  };
}

/** Signed references are long and new every time: each becomes a name of its own. */
function shortened(text: string): string {
  const names = new Map<string, string>();
  return text.replaceAll(/"offerRef": "([^"]+)"/g, (_, reference: string) => {
    names.set(reference, names.get(reference) ?? `offer-${names.size + 1}`);
    return `"offerRef": "${names.get(reference)}"`;
  });
}

for (const locale of locales) {
  const file = join(import.meta.dirname, 'recorded', `${locale}.json`);
  const text = shortened(JSON.stringify(await record(locale), null, 1));
  writeFileSync(file, `${text}\n`);
  console.log(`${file}: ${(text.length / 1024).toFixed(0)} KiB`);
}
