import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testStart } from '../../../../testing/environment.ts';
import {
  newKey,
  startService,
  threeNights,
  type TestOffer,
  type TestService,
} from '../../../../testing/service.ts';

let s: TestService;
beforeAll(async () => {
  s = await startService();
});
afterAll(() => s.close());
beforeEach(() => void (s.clock.now = new Date(testStart)));

const numberOf = async (text: string, values: unknown[]) =>
  Number((await s.sql<{ n: string }>(text, values))[0]?.n);
const sold = (found: TestOffer) =>
  numberOf('select coalesce(sum(sold), 0) as n from room_nights where room_type_id = $1', [found.roomTypeId]);
const orders = (userId: string, status: string) =>
  numberOf('select count(*) as n from hotel_orders where user_id = $1 and status = $2', [userId, status]);
const keys = (userId: string) =>
  numberOf('select count(*) as n from idempotency_keys where user_id = $1', [userId]);
const member = async (level: 'basic' | 'elite' = 'basic') => (await s.addMembers(1, level))[0]!;

/** Does something between the price check and the sale at the hotel. */
async function betweenCheckAndSale(
  change: () => Promise<unknown>,
  book: () => ReturnType<TestService['book']>,
) {
  const { inventory } = s.services;
  const real = inventory.book.bind(inventory);
  inventory.book = async (request) => {
    await change();
    return real(request);
  };
  return book().finally(() => void (inventory.book = real));
}

describe('the same submit fifty times', () => {
  test.each(['the last credit', 'the last room'])(
    'with %s: one order, one credit, one answer or "under way"',
    async (what) => {
      const found = await s.firstOffer('osa', threeNights, 1);
      const { id, token } = await member(what === 'the last credit' ? 'basic' : 'elite');
      if (what === 'the last room') await s.leave(found.roomTypeId, 1);
      const before = await sold(found);
      const key = newKey();
      const replies = await Promise.all(
        Array.from({ length: 50 }, () => s.book(token, found.offerRef, { key })),
      );
      const booked = replies.filter((reply) => reply.status === 200);
      expect(booked.length).toBeGreaterThan(0);
      for (const reply of booked) expect(reply.data).toEqual(booked[0]?.data);
      expect(
        replies.filter((reply) => reply.status !== 200 && reply.code !== 'rq0008').map((reply) => reply.code),
      ).toEqual([]);
      expect([
        await orders(id, 'confirmed'),
        await orders(id, 'failed'),
        await orders(id, 'pending'),
        await keys(id),
        (await sold(found)) - before,
      ]).toEqual([1, 0, 0, 1, 3]);
      expect((await s.creditsOf(token)).free.used).toBe(1);
      expect((await s.book(token, found.offerRef, { key })).data).toEqual(booked[0]?.data);
      await s.leave(found.roomTypeId, 5);
    },
  );
});

describe('without a credit', () => {
  test('nothing is written, and the key can be used again', async () => {
    const { id, token } = await member();
    const found = await s.firstOffer('osa');
    await s.leave(found.roomTypeId, 5); // the credits run out, not the rooms
    expect((await s.book(token, found.offerRef)).status).toBe(200);
    const key = newKey();
    expect((await s.book(token, found.offerRef, { key })).code).toBe('bk0001');
    expect([await orders(id, 'confirmed'), await orders(id, 'pending'), await keys(id)]).toEqual([1, 0, 1]);
    await s.sql('update users set paid_credits = 1 where id = $1', [id]);
    expect((await s.book(token, found.offerRef, { key })).status).toBe(200);
    expect(
      (
        await s.sql('select credit_source from hotel_orders where user_id = $1 order by credit_source', [id])
      ).map((row) => row.credit_source),
    ).toEqual(['free', 'paid']);
    expect(await s.creditsOf(token)).toMatchObject({ remaining: 0, paid: 0 });
  });

  test('twenty at once with one free and two paid: three', async () => {
    const { id, token } = await member();
    await s.sql('update users set paid_credits = 2 where id = $1', [id]);
    const { offerRef, roomTypeId } = await s.firstOffer('osa');
    await s.leave(roomTypeId, 20);
    const replies = await Promise.all(Array.from({ length: 20 }, () => s.book(token, offerRef)));
    expect(replies.map((reply) => reply.code ?? reply.status).toSorted()).toEqual([
      200,
      200,
      200,
      ...Array.from({ length: 17 }, () => 'bk0001'),
    ]);
    expect(await s.creditsOf(token)).toMatchObject({ remaining: 0, paid: 0, free: { used: 1 } });
  });
});

describe('changed between the price check and the sale', () => {
  test.each([
    [
      'a price',
      0,
      'ht0006',
      'update room_types set base_rate = base_rate + 100 where id = $1',
      'update room_types set base_rate = base_rate - 100 where id = $1',
    ],
    [
      'a policy',
      1,
      'ht0007',
      `update rate_plans set cancellation = '{"kind":"free-until","daysBefore":30,"time":"15:00"}' where hotel_id = (select hotel_id from room_types where id = $1)`,
      undefined,
    ],
    [
      'the hotel, which closed',
      2,
      'ht0008',
      'update hotels set closed = true where id = (select hotel_id from room_types where id = $1)',
      'update hotels set closed = false where id = (select hotel_id from room_types where id = $1)',
    ],
    [
      'the allotment, which ended',
      3,
      'ht0005',
      `update allotments set rooms = substring(rooms from 1 for 1) where room_type_id = $1`,
      undefined,
    ],
  ])(
    '%s: nothing is sold, the credit is returned, the key can be used again',
    async (_what, nth, code, change, back) => {
      const found = await s.firstOffer('mil', threeNights, nth);
      const { id, token } = await member();
      await s.sql('update users set paid_credits = 0 where id = $1', [id]);
      const before = await sold(found);
      const key = newKey();
      const reply = await betweenCheckAndSale(
        () => s.sql(change, [found.roomTypeId]),
        () => s.book(token, found.offerRef, { key }),
      );
      expect([reply.status, reply.code]).toEqual([409, code]);
      expect([
        await sold(found),
        await orders(id, 'failed'),
        await orders(id, 'confirmed'),
        await keys(id),
        (await s.creditsOf(token)).remaining,
      ]).toEqual([before, 1, 0, 0, 1]);
      expect(
        (
          await s.sql(
            'select kind from order_events e join hotel_orders o on o.id = e.order_id where o.user_id = $1 order by e.id',
            [id],
          )
        ).map((row) => row.kind),
      ).toEqual(['requested', 'failed']);
      if (!back) return;
      await s.sql(back, [found.roomTypeId]);
      expect((await s.book(token, found.offerRef, { key })).status).toBe(200);
    },
  );

  test('a change that does not affect this price is not a reason to reject', async () => {
    const found = await s.firstOffer('lon', threeNights, 1);
    const { token } = await member();
    const other = `update room_types set max_adults = max_adults + 1 where id = $1`;
    expect(
      (
        await betweenCheckAndSale(
          () => s.sql(other, [found.roomTypeId]),
          () => s.book(token, found.offerRef),
        )
      ).status,
    ).toBe(200);
  });

  test('a paid credit is returned as a paid one', async () => {
    const found = await s.firstOffer('lon', threeNights, 2);
    const { token, id } = await member();
    expect((await s.book(token, (await s.firstOffer('osa')).offerRef)).status).toBe(200);
    await s.sql('update users set paid_credits = 1 where id = $1', [id]);
    expect(
      (
        await betweenCheckAndSale(
          () => s.leave(found.roomTypeId, 0),
          () => s.book(token, found.offerRef),
        )
      ).code,
    ).toBe('ht0005');
    expect(await s.creditsOf(token)).toMatchObject({ paid: 1, free: { used: 1 } });
  });
});

test('few members trying many times for few rooms: credits used equal rooms booked, without a deadlock', async () => {
  const found = await s.firstOffer('dxb');
  await s.leave(found.roomTypeId, 3);
  const members = await s.addMembers(4, 'elite');
  const attempts = members.flatMap(({ token }) => Array.from({ length: 9 }, () => token));
  const reused = members.map(() => newKey()); // the same key again while its first attempt may be failing
  const replies = await Promise.all(
    attempts.map((token, i) =>
      s.book(token, found.offerRef, i % 3 === 0 ? { key: reused[Math.floor(i / 9)] } : {}),
    ),
  );
  for (const reply of replies)
    expect(
      reply.status === 200 || reply.code === 'ht0005' || reply.code === 'rq0008',
      reply.text.slice(0, 300),
    ).toBe(true);
  const [{ n, used } = { n: 0, used: 0 }] = await s.sql<{ n: number; used: number }>(
    `select (select count(*) from hotel_orders where room_type_id = $1 and status = 'confirmed')::int as n, (select sum(used) from credit_months where user_id = any($2))::int as used`,
    [found.roomTypeId, members.map(({ id }) => id)],
  );
  expect([n, used]).toEqual([3, 3]);
  expect(await numberOf(`select count(*) as n from hotel_orders where status = 'pending'`, [])).toBe(0);
});
