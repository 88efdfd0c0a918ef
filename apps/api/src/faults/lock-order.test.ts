import { expect, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import { onObserved } from '../observed.ts';
import { cards, freshToken, member, order, pay, s, setUp } from '../testing/product-payments.ts';
import { assertCredits } from '../testing/ledger-assertions.ts';
import { failOrder } from '../use-cases/hotel-orders/order-outcome.ts';
import { settle } from '../use-cases/payments/settle.ts';
import { applyTerms } from '../use-cases/products/fulfil.ts';
import { issueReset } from '../use-cases/accounts/reset-password.ts';

setUp();

/** The order of locking (docs/operations/locking.md), for each pair that once met in opposite order. */
const rounds = 25;

/** Runs `pair` so often that its two sides meet; none may be ended by the database, even if it is repeated. */
async function storm(pair: (round: number) => Promise<(Promise<unknown> | (() => Promise<unknown>))[]>) {
  const deadlocks: boolean[] = [];
  const end = onObserved('deadlock', ({ retried }) => deadlocks.push(retried));
  try {
    for (let round = 0; round < rounds; round++) {
      const sides = await pair(round);
      await Promise.all(sides.map((side) => (typeof side === 'function' ? side() : side)));
    }
  } finally {
    end();
  }
  expect(deadlocks).toEqual([]);
}

test('bookings, and changes of level of the same member', async () => {
  const { id } = await member('elite');
  const found = await s.firstOffer('par');
  await s.leave(found.roomTypeId, 200);
  const levels = ['platinum', 'basic', 'elite'];
  await storm(async (round) => {
    await s.sql('delete from membership_terms where user_id = $1', [id]);
    await s.sql(
      `insert into membership_terms (id, user_id, level, starts_at, ends_at) values ($1, $2, $3, $4, $5)`,
      [randomUUID(), id, levels[round % 3], s.clock.now, new Date(s.clock.now.getTime() + 86_400_000)],
    );
    const tokens = await Promise.all(Array.from({ length: 6 }, () => freshToken(id)));
    return [
      ...tokens.map((token) => async () => {
        const reply = await s.book(token, found.offerRef);
        // no credit is left, or the level changed first
        expect(reply.code ?? 'ok', reply.text).toBeOneOf(['ok', 'bk0001', 'au0104']);
        if (reply.status === 200) await failOrder(s.services, reply.data.orderId, 'test');
      }),
      () => s.services.db.orm.transaction((tx) => applyTerms(s.services, tx, id)),
    ];
  });
  await assertCredits(s);
});

test('two levels of one member, captured at the same time', async () => {
  await storm(async () => {
    const { id, token } = await member();
    const orders = [await order(token, 'elite'), await order(token, 'platinum')];
    const trades: string[] = [];
    for (const { id: orderId } of orders)
      trades.push((await pay(await freshToken(id), orderId, cards.lateCaptured)).data.tradeId);
    const found = { updatedAt: s.clock.now };
    return trades.flatMap((trade) => [
      () => settle(s.services, trade, found),
      () => settle(s.services, trade, found),
    ]);
  });
});

test('two reset links of one account', async () => {
  await storm(async (round) => {
    const { id } = await member();
    const tokens: string[] = [];
    for (let i = 0; i < 2; i++)
      tokens.push(await s.services.db.orm.transaction((tx) => issueReset(tx, id, s.clock.now)));
    return tokens.map((token, i) => async () => {
      const reply = await s.call('POST', 'v1/auth/forget-password/reset', {
        body: { token, password: 'Harbour8Pine' },
        address: `10.1.${round}.${i}`,
      });
      expect(reply.code ?? 'ok', reply.text).toBeOneOf(['ok', 'au0111']);
    });
  });
});
