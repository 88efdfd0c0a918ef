import { expect, test } from 'vitest';
import { newKey } from '../../../testing/service.ts';
import { cards, freshToken, member, pay, s, setUp, stateOf } from '../../../testing/product-payments.ts';
import { requestState } from '../../../testing/request-state.ts';

setUp();

/** Staff acts that bill or move: pressed twice, or by two people, they happen once and the second is told. */
const employees = async (): Promise<[string, string]> => {
  const [other] = await s.addMembers(1, 'basic');
  await s.sql(`update users set roles = '{employee}', level = 'employee', claims_version = 1 where id = $1`, [
    other!.id,
  ]);
  return [(await s.login('employee')).accessToken, (await s.session(other!.id)).accessToken];
};
const post = (token: string, path: string, body: object, key?: string) =>
  s.call('POST', path, { token, body, ...(key ? { headers: { 'idempotency-key': key } } : {}) });
const codes = (replies: { code: string | undefined }[]) => replies.map(({ code }) => code ?? 'ok').toSorted();

async function request(): Promise<string> {
  const { token } = await member('elite');
  const { data } = await post(token, 'v1/product/tailor-made', {
    name: 'Haruka Sato',
    email: `acts-${newKey()}@example.test`,
    phone: '+819012345678',
    destination: 'Portugal',
    departure: '2027-05-01',
    days: 7,
    adults: 2,
    budgetTwd: null,
    agreed: true,
  });
  return data.requestNumber;
}

test.each(['advance', 'modification'] as const)('a request: %s', async (action) => {
  const [one, other] = await employees();
  const requestNumber = await request();
  if (action === 'modification')
    await s.sql('update tailor_made_requests set stage = 4 where request_number = $1', [requestNumber]);
  const body = { requestNumber, action, reason: 'By phone', ...(await requestState(s, requestNumber)) };
  const key = newKey();
  const twice = await Promise.all([
    post(one, 'v1/admin/tailor-made', body, key),
    post(one, 'v1/admin/tailor-made', body, key),
    post(other, 'v1/admin/tailor-made', body, newKey()),
    post(other, 'v1/admin/tailor-made', body),
  ]);
  expect(codes(twice).filter((code) => code === 'ok').length).toBeGreaterThan(0);
  for (const { code } of twice) expect(code ?? 'ok').toBeOneOf(['ok', 'rq0008', 'us0008']);
  // the others are told, and the same press has the same answer
  expect(twice.filter(({ code }) => code === 'us0008').length).toBeGreaterThanOrEqual(2);
  const events = await s.sql(
    `select 1 from staff_events where kind = $1 and detail ->> 'requestNumber' = $2`,
    [`tailor-made-${action}`, requestNumber],
  );
  expect(events).toHaveLength(1);
});

test('an individual order', async () => {
  const [one, other] = await employees();
  const { id } = await member();
  const seen = (await post(one, 'v1/admin/user/order', { userId: id })).data.customOrders;
  const body = { userId: id, customOrders: seen, title: 'A car', amountTwd: 4000, reason: 'By phone' };
  const replies = await Promise.all([
    post(one, 'v1/product/order/custom', body),
    post(other, 'v1/product/order/custom', body),
    post(other, 'v1/product/order/custom', body),
  ]);
  expect(codes(replies)).toEqual(['ok', 'us0008', 'us0008']);
  expect(await s.sql('select 1 from product_orders where user_id = $1', [id])).toHaveLength(1);
  const key = newKey();
  const next = { ...body, customOrders: 1 };
  const first = await post(one, 'v1/product/order/custom', next, key);
  const again = await post(one, 'v1/product/order/custom', next, key);
  expect(again.data.order.id).toBe(first.data.order.id);
});

test('an order that is confirmed, and one whose money goes back', async () => {
  const [one, other] = await employees();
  const { id, token } = await member();
  const { data } = await post(one, 'v1/product/order/custom', {
    userId: id,
    customOrders: 0,
    title: 'A car',
    amountTwd: 4000,
    reason: 'By phone',
  });
  const orderId: string = data.order.id;
  await pay(token, orderId, cards.good);
  const settle = (who: string, action: string, status: string) =>
    post(who, 'v1/admin/order', { orderId, action, status, reason: 'By phone' });
  expect(
    codes(await Promise.all([settle(one, 'complete', 'paid'), settle(other, 'complete', 'paid')])),
  ).toEqual(['ok', 'us0008']);
  // decided on what is no longer so
  expect((await settle(other, 'refund', 'paid')).code).toBe('us0008');
  expect(
    codes(await Promise.all([settle(one, 'refund', 'completed'), settle(other, 'refund', 'completed')])),
  ).toEqual(['ok', 'py0003']);
});

test('what is done with an order and its answer are stored together or not at all', async () => {
  const [one] = await employees();
  const { id, token } = await member();
  const { data } = await post(one, 'v1/product/order/custom', {
    userId: id,
    customOrders: 0,
    title: 'A car',
    amountTwd: 4000,
    reason: 'By phone',
  });
  const orderId: string = data.order.id;
  await pay(token, orderId, cards.good);
  const key = newKey();
  const settle = () =>
    post(one, 'v1/admin/order', { orderId, action: 'complete', status: 'paid', reason: 'By phone' }, key);
  // The process dies where the answer is to be stored.
  await s.sql(
    `create function die() returns trigger language plpgsql as 'begin if new.answer ? ''settled'' then raise ''died''; end if; return new; end'`,
  );
  await s.sql('create trigger die before update on idempotency_keys for each row execute function die()');
  expect((await settle()).status).toBe(500);
  await s.sql('drop function die() cascade');
  expect(await stateOf(orderId)).toBe('paid');
  expect((await settle()).data.order.status).toBe('completed');
  expect((await settle()).data.order.status).toBe('completed');
});

test('an answer to a member', async () => {
  const [one, other] = await employees();
  const { id } = await member('platinum');
  const written = await post(await freshToken(id), 'v1/user/concierge', { text: 'A table for two?' });
  const answer = (who: string, text: string | null) =>
    post(who, 'v1/admin/concierge', { userId: id, upTo: written.data.id, text });
  expect(codes(await Promise.all([answer(one, 'At eight.'), answer(other, 'At nine.')]))).toEqual([
    'ok',
    'us0008',
  ]);
  expect((await answer(other, null)).code).toBe('us0008');
});

test('the desk lists everything, by pages', async () => {
  const [one] = await employees();
  const { id } = await member('elite');
  await s.sql(
    `insert into tailor_made_requests (id, request_number, user_id, stage, content, created_at, updated_at)
     select gen_random_uuid(), 'TPAGE' || n, $1, 1, (select content from tailor_made_requests where content ->> 'email' <> '' limit 1), $2, $2 from generate_series(1, 120) n`,
    [id, s.clock.now],
  );
  const numbers = new Set<string>();
  let total = 0;
  for (let page = 1; page < 9; page++) {
    const { data } = await s.call('GET', `v1/admin/desk?tailorMade=${page}`, { token: one });
    total = data.totals.tailorMade;
    for (const { requestNumber } of data.tailorMade) numbers.add(requestNumber);
  }
  expect(numbers.size).toBe(total);
  expect(total).toBeGreaterThanOrEqual(120);
});
