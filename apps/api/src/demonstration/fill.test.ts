import { afterEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { copyDatabase } from '../../testing/database.ts';
import { assertLedgersBalance } from '../../testing/ledger-assertions.ts';
import { testStart } from '../../testing/environment.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { fillDemonstration } from './fill.ts';
import { demonstrationMembers } from './members.ts';

let s: TestService;
/** Members as created by a first start. */
async function startEmpty(): Promise<TestService> {
  const service = await startService();
  await service.sql(`delete from facts where key = 'demonstration'`);
  return service;
}
afterEach(() => s.close());

/** A day in mid-month, the first minutes of a month in Taipei, and the turn of the year. */
describe.each([testStart, '2026-11-30T16:05:00.000Z', '2026-12-31T23:00:00.000Z'])('filled at %s', (now) => {
  test('members’ credits, bookings, payments and saved hotels are consistent', async () => {
    s = await startEmpty();
    s.clock.now = new Date(now);
    await fillDemonstration(s.services);
    expect(s.logged.filter(({ level }) => level === 'error' || level === 'warn')).toEqual([]);
    await assertLedgersBalance(s);

    for (const [name, member] of Object.entries(demonstrationMembers)) {
      const { accessToken: token } = await s.login(name);
      const { counts, orders } = (await s.call('POST', 'v1/user/hotel/order', { token, body: {} })).data;
      const cancelled = member.stays.filter((stay) => stay.cancelledAgo !== undefined).length;
      const completed = member.stays.filter((stay) => stay.arrivesIn < 0).length;
      expect(counts, name).toMatchObject({ all: member.stays.length, cancelled, completed });
      expect(
        [cancelled + completed, counts.confirmed].every((count) => count > 0),
        name,
      ).toBe(true);
      for (const order of orders as { id: string }[]) {
        const detail = await s.call('GET', `v1/user/hotel/order/${order.id}`, { token });
        expect(detail.status, detail.text).toBe(200);
      }

      const { data } = await s.call('GET', 'v1/user/membership', { token });
      const month = new Intl.DateTimeFormat('sv', {
        timeZone: 'Asia/Taipei',
        year: 'numeric',
        month: '2-digit',
      });
      const ofMonth = (orders as { bookedAt: string }[]).filter(
        (order) => month.format(new Date(order.bookedAt)) === month.format(s.clock.now),
      );
      expect(data.credits.free.used, name).toBe(ofMonth.length);
      expect(data.credits.paid, name).toBe(member.credits);
      expect(data.level, name).toBe(member.level);

      const products = (await s.call('POST', 'v1/product/order/list', { token, body: {} })).data.orders as {
        kind: string;
        status: string;
      }[];
      expect(products.filter(({ kind }) => kind === 'membership').map(({ status }) => status)).toEqual(
        member.paid ? ['completed'] : [],
      );
      expect(products.filter(({ kind }) => kind === 'booking-credit').map(({ status }) => status)).toEqual(
        member.credits > 0 ? ['completed'] : [],
      );
      const favourites = (await s.call('POST', 'v1/user/hotel/favorite/detail', { token, body: {} })).data
        .hotels as { hotel: { slug: string } }[];
      expect(favourites.map(({ hotel }) => hotel.slug)).toEqual(member.favourites);
    }
  });
});

test('runs once, even with two processes, and never after a member’s own actions', async () => {
  s = await startEmpty();
  const orders = async () =>
    (await s.sql<{ n: number }>('select count(*)::int as n from hotel_orders'))[0]?.n;
  await Promise.all([fillDemonstration(s.services), fillDemonstration(s.services)]);
  const filled = await orders();
  expect(filled).toBe(Object.values(demonstrationMembers).flatMap((member) => member.stays).length);
  await fillDemonstration(s.services);
  expect(await orders()).toBe(filled);
  await s.close();

  s = await startEmpty();
  const { offerRef } = await s.firstOffer('tyo');
  expect((await s.book((await s.login('elite')).accessToken, offerRef)).status).toBe(200);
  await fillDemonstration(s.services);
  expect(await orders()).toBe(1);
  await assertLedgersBalance(s);
});

/** `npm start` with few hotels: most of those named in the history do not exist there, and some cities have none. */
test.each([80, 2])('with an inventory of %i hotels others stand in for those it lacks', async (hotels) => {
  const { url, drop } = await copyDatabase(inject('adminUrl'), 'template0');
  onTestFinished(drop); // after the service is closed
  s = await startService({ DEMO_HOTELS: String(hotels) }, { url });
  await fillDemonstration(s.services);
  expect(s.logged.filter(({ level }) => level === 'error' || level === 'warn')).toEqual([]);
  await assertLedgersBalance(s);
  const existing = new Set(
    (await s.sql<{ slug: string }>('select slug from hotels')).map(({ slug }) => slug),
  );
  expect(existing.size).toBe(hotels);
  for (const [name, member] of Object.entries(demonstrationMembers)) {
    const { accessToken: token } = await s.login(name);
    const { orders } = (await s.call('POST', 'v1/user/hotel/order', { token, body: {} })).data;
    expect(orders, name).toHaveLength(member.stays.length);
    const favourites = (await s.call('POST', 'v1/user/hotel/favorite/detail', { token, body: {} })).data
      .hotels as { hotel: { slug: string } }[];
    const slugs = favourites.map(({ hotel }) => hotel.slug);
    expect(slugs, name).toHaveLength(Math.min(member.favourites.length, hotels));
    // Those that exist are kept.
    expect(slugs).toEqual(expect.arrayContaining(member.favourites.filter((slug) => existing.has(slug))));
  }
});
