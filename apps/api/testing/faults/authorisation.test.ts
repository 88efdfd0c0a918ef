import { endpointNames, endpointOf } from '@voyage/contracts/endpoints.ts';
import { failure } from '@voyage/contracts/envelope.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorTable } from '../../src/platform/errors.ts';
import { newAddress } from '../accounts.ts';
import { newKey } from '../service.ts';
import type { Endpoint } from '@voyage/contracts/endpoint.ts';
import { callers, startWorld, type Caller, type World } from './authorisation/callers.ts';
import { linesOf, type Request } from './authorisation/matrix.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.s.close());

/** A request as sent to the path of its call. */
function wire(e: Endpoint, { params = {}, query, body }: Request) {
  const path = e.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  return {
    path: query ? `${path}?${new URLSearchParams(query)}` : path,
    options: {
      address: newAddress(),
      ...(body === undefined ? {} : { body }),
      ...(e.idempotent ? { headers: { 'idempotency-key': newKey() } } : {}),
    },
  };
}

test('the matrix is no more permissive than the contracts; members’ data does not exist for others', () => {
  for (const name of endpointNames) {
    const { access } = endpointOf(name);
    const lines = linesOf(name);
    expect(lines.length, name).toBeGreaterThan(0);
    for (const { expected, what, logged } of lines) {
      const { visitor, other, owner } = expected;
      if (logged && !what)
        expect([name, other === 'ok' ? 200 : errorTable[other].status]).toEqual([name, 404]);
      if (access === 'required' || access === 'staff') expect([name, visitor]).toEqual([name, 'au0102']);
      if (access === 'none') expect(new Set(Object.values(expected)).size, name).toBe(1);
      if (access === 'staff') expect([name, owner, other]).toEqual([name, 'au0107', 'au0107']);
    }
  }
});

const cells = endpointNames.flatMap((name) =>
  linesOf(name).flatMap((line) =>
    callers.map(
      (caller) =>
        [
          `${name}${line.what ? ` (${line.what})` : ''}`,
          caller,
          line.expected[caller],
          endpointOf(name),
          line,
        ] as const,
    ),
  ),
);
test.each(cells)('%s as %s: %s', async (_title, caller, expected, e, { call, logged }) => {
  const { s, as } = world;
  const { path, options } = wire(e, await call(world));
  const before = s.logged.length;
  const reply = await as(caller, e.method, path, options);
  expect([reply.status, reply.code ?? 'ok'], reply.text.slice(0, 300)).toEqual(
    expected === 'ok' ? [200, 'ok'] : [errorTable[expected].status, expected],
  );
  if (reply.status !== 200) expect(v.safeParse(failure, reply.failure).issues).toBeUndefined();
  if (e.path === 'v1/auth/logout' && caller !== 'visitor') await world.signInAgain(caller);
  if (!logged || caller === 'visitor' || expected === 'ok' || caller === 'owner') return;
  const id = await idOf(caller);
  expect(
    s.logged
      .slice(before)
      .filter(
        (line) =>
          line.level === 'warn' && line.caller === id && String(line.text).includes("another member's"),
      ),
  ).toHaveLength(1);
});
const idOf = async (caller: Caller): Promise<string> =>
  (await world.as(caller, 'GET', 'v1/user/profile')).data.userId;

describe('a malformed token', () => {
  test.each(endpointNames)('grants no access to %s', async (name) => {
    const { s, ids } = world;
    const e = endpointOf(name);
    const ended = (await s.session(ids.other)).accessToken;
    await s.call('POST', 'v1/auth/logout', { token: ended });
    const foreign = ended.replace(/^[^.]+/, Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url'));
    const request: Request = (await linesOf(name)[0]?.call(world)) ?? {};
    for (const token of [ended, foreign]) {
      const { path, options } = wire(e, request);
      const reply = await s.call(e.method, path, { ...options, token });
      if (e.access === 'none') expect(reply.code ?? 'ok', reply.text).not.toMatch(/^au010[234]$/);
      else expect([reply.status, reply.code]).toEqual([401, 'au0103']);
    }
  });
});

describe("every list is limited to the member's own entries", () => {
  test('a new member’s orders, products, requests, favourites, coupons and profile contain nothing from others', async () => {
    const [fresh] = await world.s.addMembers(1, 'platinum');
    const send = (method: string, path: string, body?: unknown) =>
      world.s.call(method, path, { token: fresh!.token, ...(body ? { body } : {}) });
    expect((await send('POST', 'v1/user/hotel/order', {})).data).toMatchObject({ total: 0, orders: [] });
    expect((await send('POST', 'v1/product/order/list', {})).data).toMatchObject({ total: 0, orders: [] });
    expect((await send('GET', 'v1/product/tailor-made')).data).toEqual({ requests: [] });
    expect((await send('POST', 'v1/user/hotel/favorite', {})).data).toEqual({ hotelIds: [] });
    expect((await send('GET', 'v1/user/hotel/loyalty')).data).toEqual({ numbers: [] });
    expect((await send('POST', 'v1/user/coupons', { state: 'taken' })).data).toMatchObject({ total: 0 });
    expect((await send('GET', 'v1/user/profile')).data.userId).toBe(fresh!.id);
  });

  test('an order is visible to the person who booked it and the guest; to no other agent or employee', async () => {
    const { data } = await world.s.book(world.tokens.agent, await world.newOffer(), {
      onBehalf: { userId: world.ids.other, ignoreCredit: true, reason: 'Asked for by phone' },
    });
    const path = `v1/user/hotel/order/${data.orderId}`;
    const seen = await Promise.all(
      callers.map(async (caller) => [caller, (await world.as(caller, 'GET', path)).code ?? 'ok']),
    );
    expect(Object.fromEntries(seen)).toEqual({
      visitor: 'au0102',
      other: 'ok',
      agent: 'ok',
      employee: 'bk0003',
      owner: 'bk0003',
    });
  });

  test('staff actions on a member are recorded with who and why', async () => {
    const kinds = (
      await world.s.sql<{ kind: string }>('select distinct kind from staff_events order by kind')
    ).map((row) => row.kind);
    expect(kinds).toEqual(
      expect.arrayContaining([
        'loyalty-read',
        'loyalty-write',
        'member-made',
        'member-search',
        'order-confirm',
        'order-made',
        'order-refund',
        'tailor-made-advance',
      ]),
    );
    expect(
      await world.s.sql(
        `select 1 from staff_events where kind in ('member-made', 'order-made', 'order-refund', 'order-confirm', 'tailor-made-advance') and coalesce(detail->>'reason', '') = ''`,
      ),
    ).toEqual([]);
  });
});
