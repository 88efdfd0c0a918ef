import type { SearchAnswer } from '@voyage/contracts/hotel-search.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { errors } from '../../src/platform/errors.ts';
import { purgeOldRows } from '../../src/use-cases/maintenance/purge-old-rows.ts';
import { testStart } from '../environment.ts';
import { firstHotel, hotelCount, place } from '../memory-inventory/hotel.ts';
import { offerToPay, startOnMemory } from '../memory-inventory/service.ts';
import type { MemorySupplier } from '../memory-inventory/supplier.ts';
import { threeNights, type TestService } from '../service.ts';

// A supplier that prices only the hotels that it is asked for: lists say what they know, and what to ask for next.

let s: TestService;
let supplier: MemorySupplier;
beforeAll(async () => {
  ({ s, supplier } = await startOnMemory());
});
afterAll(() => s.close());
beforeEach(async () => {
  s.clock.now = new Date(testStart);
  supplier.asked.length = 0;
  supplier.bookings.length = 0;
  await s.sql('delete from listed_rates');
});

const stay = threeNights;
const search = async (query: object = {}): Promise<SearchAnswer> => {
  const reply = await s.call('POST', 'v1/tp/hotel/search', {
    body: { code: place, locationType: 'place', stay, pageSize: 10, ...query },
  });
  expect(reply.status, reply.text).toBe(200);
  return reply.data;
};
const ask = async (hotelIds: readonly string[]) => {
  const reply = await s.call('POST', 'v1/tp/hotel/availability/search', { body: { hotelIds, stay } });
  expect(reply.status, reply.text).toBe(200);
  return reply.data.hotels as { hotelId: string; priced: boolean; cheapest: { total: object } | null }[];
};
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => String(firstHotel + from + i));

test('a search asks for nothing, and names the hotels of this page and the next', async () => {
  const found = await search();
  expect(supplier.asked).toEqual([]);
  expect([found.total, found.hotels.length]).toEqual([hotelCount, 10]);
  expect(found.hotels.map(({ priced, cheapest }) => [priced, cheapest])).toEqual(
    found.hotels.map(() => [false, null]),
  );
  expect(found.pricing).toEqual({ priced: 0, of: hotelCount, next: numbers(0, 20) });
  expect((await search({ page: 4 })).pricing?.next).toEqual(numbers(30, 40));
  expect((await search({ stay: undefined })).pricing).toBeNull();
});

test('a requested price is known to every search while it is fresh, and is not requested again', async () => {
  const asked = numbers(0, 12);
  const answers = await ask(asked);
  expect(answers.map(({ hotelId, priced }) => [hotelId, priced])).toEqual(asked.map((id) => [id, true]));
  expect(answers[0]?.cheapest?.total).toEqual({ amount: 90_000, currency: 'USD' });
  await ask(asked);
  expect(supplier.asked.map((ids) => ids.length)).toEqual([12]);
  const found = await search();
  expect(found.pricing).toEqual({ priced: 12, of: hotelCount, next: numbers(12, 20) });
  expect(found.hotels.map(({ cheapest }) => cheapest)).toEqual(
    answers.slice(0, 10).map(({ cheapest }) => cheapest),
  );
  // another order of the rooms is the same stay; another stay is not
  expect((await search({ stay: { ...stay, rooms: [{ adults: 1 }] } })).pricing?.priced).toBe(0);
  s.clock.now = new Date(s.clock.now.getTime() + 5 * 60_000 + 1);
  expect((await search()).pricing?.priced).toBe(0);
  s.clock.now = new Date(s.clock.now.getTime() + 86_400_000);
  await purgeOldRows(s.services);
  expect(await s.sql('select 1 from listed_rates')).toEqual([]);
});

test('an order by price is that of the priced hotels, then the rest, until all are asked for in calls of the size that the supplier takes', async () => {
  await ask(numbers(0, 10));
  const some = await search({ sort: 'price-ascending', pageSize: 15 });
  const totals = some.hotels.map(({ cheapest }) => cheapest?.total.amount ?? null);
  expect(totals.slice(0, 10)).toEqual(totals.slice(0, 10).toSorted((a, b) => Number(a) - Number(b)));
  expect(totals.slice(10)).toEqual([null, null, null, null, null]);
  expect(some.pricing).toEqual({ priced: 10, of: hotelCount, next: numbers(10, 40) });
  expect(some.facets.prices?.counts.reduce((sum, n) => sum + n, 0)).toBe(10);
  await ask(some.pricing?.next ?? []);
  expect(supplier.asked.map((ids) => ids.length)).toEqual([10, 25, 5]);
  const all = await search({ sort: 'price-ascending', pageSize: hotelCount });
  expect(all.pricing).toBeNull();
  const sorted = all.hotels.map(({ cheapest }) => cheapest?.total.amount ?? 0);
  expect(sorted).toEqual(sorted.toSorted((a, b) => a - b));
});

test('a filter by price or rate leaves out what is not priced, and lists what to request', async () => {
  const free = { freeCancellation: true };
  const none = await search(free);
  expect([none.total, none.widen, none.pricing?.next.length]).toEqual([0, [], hotelCount]);
  await ask(none.pricing?.next ?? []);
  expect(await search(free)).toMatchObject({ total: hotelCount, pricing: null });
  const cheap = await search({ price: { basis: 'total', to: 40_000 } });
  expect(cheap.total).toBeGreaterThan(0);
  expect(cheap.total).toBeLessThan(hotelCount);
  const nothing = await search({ price: { basis: 'total', to: 10 } });
  expect([nothing.total, nothing.widen[0]?.kind]).toEqual([0, 'price']);
});

test('a hotel without rooms is priced, and gone from the next search', async () => {
  const [first = ''] = numbers(0, 1);
  for (const { token } of await s.addMembers(2, 'basic'))
    expect((await s.book(token, await offerToPay(s, 'property'))).status).toBe(200);
  expect(await ask([first])).toEqual([{ hotelId: first, cheapest: null, priced: true }]);
  const found = await search();
  expect([found.total, found.hotels[0]?.hotel.id]).toEqual([hotelCount - 1, numbers(1, 2)[0]]);
});

test('without an answer a hotel is not priced, and the list is still there', async () => {
  const { onRequest } = s.services.inventory;
  if (!onRequest) throw new Error('it prices on request');
  const { rates } = onRequest;
  onRequest.rates = () => Promise.reject(errors.busy());
  try {
    expect(await ask(numbers(0, 2))).toEqual(
      numbers(0, 2).map((hotelId) => ({ hotelId, cheapest: null, priced: false })),
    );
    expect((await search()).hotels).toHaveLength(10);
  } finally {
    onRequest.rates = rates;
  }
  expect((await ask(numbers(0, 1)))[0]?.priced).toBe(true);
});
