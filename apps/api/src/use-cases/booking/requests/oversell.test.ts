import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, threeNights, type TestService } from '../../../../testing/service.ts';

let s: TestService;
beforeAll(async () => {
  s = await startService();
});
afterAll(() => s.close());

test('a hundred buyers, the last room: one booking', async () => {
  const found = await s.firstOffer('tyo');
  await s.leave(found.roomTypeId, 1);
  const buyers = await s.addMembers(100, 'elite');
  const replies = await Promise.all(buyers.map(({ token }) => s.book(token, found.offerRef)));
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
  expect(replies.filter((reply) => reply.code === 'ht0005')).toHaveLength(99);
  const over = await s.sql('select 1 from room_nights where sold > capacity');
  expect(over).toEqual([]);
  const credits = await Promise.all(buyers.map(({ token }) => s.creditsOf(token)));
  expect(credits.filter((credit) => credit.free.used === 1)).toHaveLength(1);
});

test('five hundred attempts, ten rooms: ten bookings', async () => {
  const found = await s.firstOffer('lon');
  await s.leave(found.roomTypeId, 10);
  const buyers = await s.addMembers(100, 'noir');
  const attempts = Array.from({ length: 5 }, () => buyers).flat();
  const replies = await Promise.all(attempts.map(({ token }) => s.book(token, found.offerRef)));
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(10);
  expect(replies.filter((reply) => reply.code === 'ht0005')).toHaveLength(490);
  expect(await s.sql('select 1 from room_nights where sold > capacity')).toEqual([]);
  const orders = await s.sql(`select 1 from hotel_orders where room_type_id = $1 and status = 'confirmed'`, [
    found.roomTypeId,
  ]);
  expect(orders).toHaveLength(10);
});

test('stays that overlap by one night never oversell it, without a deadlock', async () => {
  const found = await s.firstOffer('par', { ...threeNights, checkIn: '2027-01-12', checkOut: '2027-01-15' });
  await s.leave(found.roomTypeId, 2);
  const shapes = [
    ['2027-01-12', '2027-01-15'],
    ['2027-01-14', '2027-01-17'],
    ['2027-01-13', '2027-01-16'],
    ['2027-01-10', '2027-01-13'],
  ] as const;
  const offers = await Promise.all(
    shapes.map(async ([checkIn, checkOut]) => {
      const { rooms } = (
        await s.call('POST', 'v1/tp/hotel/plan/search', {
          body: { hotelId: found.hotelId, stay: { checkIn, checkOut, rooms: [{ adults: 2 }] } },
        })
      ).data as { rooms: { room: { id: number }; offers: { offerRef: string }[] }[] };
      return rooms.find(({ room }) => room.id === found.roomTypeId)!.offers[0]!.offerRef;
    }),
  );
  const buyers = await s.addMembers(60, 'elite');
  const replies = await Promise.all(buyers.map(({ token }, i) => s.book(token, offers[i % offers.length]!)));
  for (const reply of replies)
    expect(reply.status === 200 || reply.code === 'ht0005', reply.text.slice(0, 200)).toBe(true);
  const nights = await s.sql<{ sold: number; capacity: number }>(
    'select sold, capacity from room_nights where room_type_id = $1',
    [found.roomTypeId],
  );
  for (const night of nights) expect(night.sold).toBeLessThanOrEqual(night.capacity);
  const booked = await s.sql<{ night: string; n: string }>(
    `select d::date::text as night, count(*) as n from hotel_orders o, generate_series(o.check_in, o.check_out - 1, interval '1 day') d where o.room_type_id = $1 and o.status = 'confirmed' group by 1`,
    [found.roomTypeId],
  );
  const soldByNight = Object.fromEntries(
    (
      await s.sql<{ night: string; sold: number }>(
        'select night::text, sold from room_nights where room_type_id = $1 and sold > 0',
        [found.roomTypeId],
      )
    ).map((row) => [row.night, row.sold]),
  );
  expect(Object.fromEntries(booked.map((row) => [row.night, Number(row.n)]))).toEqual(soldByNight);
});
