import { taipeiMonthRange } from '@voyage/domain/zoned-time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assertCredits, assertRooms } from '../ledger-assertions.ts';
import { startService, type TestService } from '../service.ts';

let s: TestService;
beforeAll(async () => {
  s = await startService();
});
afterAll(() => s.close());

const turn = taipeiMonthRange('2026-12').start.getTime(); // 30 November, 16:00 UTC

/** A room with many left, in a current offer. */
async function plenty(city: string): Promise<string> {
  const found = await s.firstOffer(city, {
    checkIn: '2026-12-10',
    checkOut: '2026-12-12',
    rooms: [{ adults: 2 }],
  });
  await s.leave(found.roomTypeId, 150);
  return found.offerRef;
}

test('a hundred bookings by one member with one credit at the turn of the month in Taipei: one for each month, none below zero', async () => {
  s.clock.now = new Date(turn - 60_000);
  const [member] = await s.addMembers(1, 'basic');
  const offerRef = await plenty('tyo');
  s.clock.now = new Date(turn - 1);
  // The clock passes midnight meanwhile: some began in November, some in December.
  const replies = await Promise.all(
    Array.from({ length: 100 }, async (_, i) => {
      if (i === 50) s.clock.now = new Date(turn);
      return s.book(member!.token, offerRef);
    }),
  );
  expect(s.clock.now.getTime()).toBe(turn);
  const booked = replies.filter((reply) => reply.status === 200);
  for (const reply of replies) expect(reply.status === 200 || reply.code === 'bk0001', reply.text).toBe(true);
  expect(booked.length).toBeGreaterThanOrEqual(1);
  expect(booked.length).toBeLessThanOrEqual(2);
  const used = await s.sql<{ month: string; used: number; granted: number }>(
    'select month, used, granted from credit_months where user_id = $1 order by month',
    [member!.id],
  );
  for (const row of used) expect(row).toMatchObject({ used: 1, granted: 1 });
  expect(used).toHaveLength(booked.length);
  expect(
    await s.sql(
      'select credit_month as month, count(*)::int as n from hotel_orders where user_id = $1 and status = $2 group by 1 order by 1',
      [member!.id, 'confirmed'],
    ),
  ).toEqual(used.map(({ month }) => ({ month, n: 1 })));
  await assertCredits(s);
  await assertRooms(s);
});

test.each([
  ['the last millisecond of November', turn - 1, '2026-11'],
  ['the first millisecond of December', turn, '2026-12'],
])(
  'a hundred bookings by one member with one credit in %s debit that month once',
  async (_when, now, month) => {
    s.clock.now = new Date(turn - 60_000);
    const [member] = await s.addMembers(1, 'basic');
    const offerRef = await plenty('osa');
    s.clock.now = new Date(now);
    const replies = await Promise.all(Array.from({ length: 100 }, () => s.book(member!.token, offerRef)));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    expect(replies.filter((reply) => reply.code === 'bk0001')).toHaveLength(99);
    expect(await s.sql('select month, used from credit_months where user_id = $1', [member!.id])).toEqual([
      { month, used: 1 },
    ]);
    await assertCredits(s);
  },
);

test('a hundred bookings use a paid credit only once too, after the free one', async () => {
  s.clock.now = new Date(turn);
  const [member] = await s.addMembers(1, 'basic');
  await s.sql('update users set paid_credits = 1 where id = $1', [member!.id]);
  const offerRef = await plenty('bcn');
  const replies = await Promise.all(Array.from({ length: 100 }, () => s.book(member!.token, offerRef)));
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(2);
  expect(
    (
      await s.sql(
        'select credit_source as source from hotel_orders where user_id = $1 and status = $2 order by 1',
        [member!.id, 'confirmed'],
      )
    ).map((row) => row.source),
  ).toEqual(['free', 'paid']);
  expect(await s.creditsOf(member!.token)).toMatchObject({ remaining: 0, paid: 0 });
});
