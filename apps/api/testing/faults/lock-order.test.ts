import { expect, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../src/db/in-transaction.ts';
import { onObserved } from '../../src/platform/observed.ts';
import { cards, freshToken, member, order, pay, s, setUp, stateOf } from '../product-payments.ts';
import { accountActions, findMember } from '../../src/operations/accounts.ts';
import { processAccountRequests } from '../../src/use-cases/member-data/process-account-requests.ts';
import { requestState } from '../request-state.ts';
import { assertCredits } from '../ledger-assertions.ts';
import { failOrder } from '../../src/use-cases/booking/orders/order-outcome.ts';
import { settle } from '../../src/use-cases/purchases/settle.ts';
import { applyTerms } from '../../src/use-cases/purchases/fulfil.ts';
import { issueReset } from '../../src/use-cases/account/passwords/reset-password.ts';

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

test('a modification of a journey, while the fee of the one before is captured', async () => {
  const employee = (await s.login('employee')).accessToken;
  const { id } = await member('elite');
  const {
    data: { requestNumber },
  } = await s.call('POST', 'v1/product/tailor-made', {
    token: await freshToken(id),
    body: {
      name: 'Haruka Sato',
      email: 'journey@locks.test',
      phone: '+819012345678',
      destination: 'Portugal',
      departure: '2027-05-01',
      days: 7,
      adults: 2,
      budgetTwd: null,
      agreed: true,
    },
  });
  // The next modification is charged, as is each after it.
  await s.sql(
    `update tailor_made_requests set stage = 4, content = content || '{"modifications": 2}' where request_number = $1`,
    [requestNumber],
  );
  const modify = async () => {
    const reply = await s.call('POST', 'v1/admin/tailor-made', {
      token: employee,
      body: {
        requestNumber,
        action: 'modification',
        reason: 'By phone',
        ...(await requestState(s, requestNumber)),
      },
    });
    expect(reply.code ?? 'ok', reply.text).toBe('ok');
    return String(reply.data.order.id);
  };
  let fee = await modify();
  await storm(async () => {
    await s.sql(`delete from login_attempts where subject like 'send:%'`);
    const { data } = await pay(await freshToken(id), fee, cards.lateCaptured);
    return [
      () => settle(s.services, data.tradeId, { updatedAt: s.clock.now }),
      async () => void (fee = await modify()),
    ];
  });
});

test.each(['at the request of the member', 'by an operator'])(
  'a membership that the company ends, while its member is erased %s',
  async (how) => {
    // The payments without an answer, above, have opened the gateway's circuit for half a minute.
    s.clock.now = new Date(s.clock.now.getTime() + 60_000);
    const employee = (await s.login('employee')).accessToken;
    await storm(async () => {
      const { id, token } = await member();
      const { id: orderId } = await order(token, 'elite');
      await pay(await freshToken(id), orderId, cards.good);
      expect(await stateOf(orderId)).toBe('completed');
      await s.sql(
        `insert into account_requests (id, user_id, kind, requested_at, due_at) values ($1, $2, 'deletion', $3, $3)`,
        [randomUUID(), id, s.clock.now],
      );
      return [
        async () => {
          const reply = await s.call('POST', 'v1/admin/order', {
            token: employee,
            body: { orderId, action: 'end', reason: 'By phone' },
          });
          expect(reply.code ?? 'ok', reply.text).toBeOneOf(['ok', 'py0003']);
        },
        how === 'by an operator'
          ? () =>
              // refused if the refund was first
              inTransaction(s.services.db.pool, async (client) => {
                const found = await findMember(client, id, { orders: true });
                await accountActions.erase(client, {
                  member: found,
                  by: 'Lin',
                  reason: 'Asked',
                  now: s.clock.now,
                });
              }).catch((error: unknown) => expect(String(error)).toContain('Still pending'))
          : () => processAccountRequests(s.services),
      ];
    });
  },
);

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
