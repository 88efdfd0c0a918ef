import { afterAll, beforeAll, expect, test } from 'vitest';
import { newReference } from './reference.ts';
import { sandboxKeys } from './sandbox/sandbox.ts';
import { startGateway, type TestGateway } from '../../../testing/gateway.ts';

let t: TestGateway;
beforeAll(async () => {
  t = await startGateway();
});
afterAll(() => t.close());

const paid = async () => {
  const { result, query } = await t.pay('4242424242424242');
  return { recTradeId: result.recTradeId as string, query };
};

test('in full: once, and the second time it was already done', async () => {
  const { recTradeId, query } = await paid();
  const bankRefundId = newReference();
  expect(await t.refund({ recTradeId, bankRefundId })).toBe('refunded');
  expect(await query()).toMatchObject({
    status: 'refunded',
    amount: 0,
    originalAmount: 35_000,
    refundedAmount: 35_000,
  });
  expect(await t.refund({ recTradeId, bankRefundId })).toBe('already');
  expect(await t.refund({ recTradeId, bankRefundId: newReference() })).toBe('already');
  expect(await query()).toMatchObject({ refundedAmount: 35_000 });
});

test('in parts: each id once, never more than was paid', async () => {
  const { recTradeId, query } = await paid();
  const first = newReference();
  expect(await t.refund({ recTradeId, amount: 10_000, bankRefundId: first })).toBe('refunded');
  expect(await query()).toMatchObject({
    status: 'partRefunded',
    amount: 25_000,
    originalAmount: 35_000,
    refundedAmount: 10_000,
  });
  expect(await t.refund({ recTradeId, amount: 10_000, bankRefundId: first })).toBe('already');
  expect(await t.refund({ recTradeId, amount: 25_001, bankRefundId: newReference() })).toBe('refused');
  expect(await query()).toMatchObject({ refundedAmount: 10_000 });
  expect(await t.refund({ recTradeId, bankRefundId: newReference() })).toBe('refunded');
  expect(await query()).toMatchObject({ status: 'refunded', amount: 0, refundedAmount: 35_000 });
});

test('twenty concurrent refunds of a tenth: ten succeed', async () => {
  const { recTradeId, query } = await paid();
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => t.refund({ recTradeId, amount: 3_500, bankRefundId: newReference() })),
  );
  expect(outcomes.filter((outcome) => outcome === 'refunded')).toHaveLength(10);
  expect(await query()).toMatchObject({ status: 'refunded', refundedAmount: 35_000 });
});

test('a refund sent ten times at once is made once', async () => {
  const { recTradeId, query } = await paid();
  const bankRefundId = newReference();
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () => t.refund({ recTradeId, amount: 1_000, bankRefundId })),
  );
  expect(outcomes.toSorted()).toEqual([...Array.from({ length: 9 }, () => 'already'), 'refunded']);
  expect(await query()).toMatchObject({ refundedAmount: 1_000 });
});

test('a payment that does not exist cannot be refunded', async () => {
  const declined = await t.pay('4000000000000002');
  const pending = await t.pay('4000000000003220');
  expect(
    await t.refund({
      recTradeId: declined.result.recTradeId as string,
      bankRefundId: newReference(),
    }),
  ).toBe('refused');
  expect(
    await t.refund({ recTradeId: pending.result.recTradeId as string, bankRefundId: newReference() }),
  ).toBe('refused');
  // there is no record to query
  expect(await t.refund({ recTradeId: 'D0', bankRefundId: newReference() })).toBe('unknown');
  expect(
    await t.refund({
      recTradeId: declined.result.recTradeId as string,
      amount: -5,
      bankRefundId: newReference(),
    }),
  ).toBe('refused');
  expect(
    await t.refund({
      recTradeId: declined.result.recTradeId as string,
      bankRefundId: 'an id that is much too long',
    }),
  ).toBe('refused');
});

test('before settlement: the whole amount can be refunded, a part cannot', async () => {
  t.sandbox().faults.captureAfter(3_600_000);
  const [early, late] = [await paid(), await paid()];
  t.sandbox().faults.clear();
  expect(await early.query()).toMatchObject({ status: 'authorised', amount: 35_000 });
  expect(await t.refund({ ...early, amount: 100, bankRefundId: newReference() })).toBe('refused');
  expect(await t.refund({ ...early, bankRefundId: newReference() })).toBe('refunded');
  t.pass(3_600_000);
  expect(await late.query()).toMatchObject({ status: 'captured' });
  expect(await t.refund({ ...late, amount: 100, bankRefundId: newReference() })).toBe('refunded');
});

test('a refund whose reply is lost was made: the record and the same id both show it', async () => {
  const { recTradeId, query } = await paid();
  const bankRefundId = newReference();
  t.sandbox().faults.next('refund', { kind: 'loseReply' });
  expect(await t.refund({ recTradeId, bankRefundId })).toBe('unknown');
  expect(await query()).toMatchObject({ status: 'refunded' });
  expect(await t.refund({ recTradeId, bankRefundId })).toBe('already');
});

test('a refund that never arrived can be repeated with the same id', async () => {
  const { recTradeId, query } = await paid();
  const bankRefundId = newReference();
  t.sandbox().faults.next('refund', { kind: 'dropRequest' });
  expect(await t.refund({ recTradeId, bankRefundId })).toBe('unknown');
  expect(await query()).toMatchObject({ status: 'captured' });
  expect(await t.refund({ recTradeId, bankRefundId })).toBe('refunded');
});

test('an id that was refused is used up: it answers 6002, and another one does', async () => {
  t.sandbox().faults.captureAfter(3_600_000);
  const { recTradeId, query } = await paid();
  t.sandbox().faults.clear();
  const [refused, firstSentAt] = [newReference(), t.clock.now];
  expect(await t.refund({ recTradeId, amount: 100, bankRefundId: refused })).toBe('refused');
  t.pass(3_600_000);
  const again = await fetch(`${t.sandbox().url}/tpc/transaction/refund`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': sandboxKeys.partnerKey },
    body: JSON.stringify({
      partner_key: sandboxKeys.partnerKey,
      rec_trade_id: recTradeId,
      amount: 100,
      bank_refund_id: refused,
    }),
  });
  expect(await again.json()).toMatchObject({ status: 6002 });
  expect(await t.refund({ recTradeId, amount: 100, bankRefundId: refused, firstSentAt })).toBe('refused');
  expect(await query()).toMatchObject({ refundedAmount: 0 });
  expect(await t.refund({ recTradeId, amount: 100, bankRefundId: newReference() })).toBe('refunded');
  expect(await query()).toMatchObject({ refundedAmount: 100 });
});

test('a part whose reply is lost: the same id says that it was made', async () => {
  const { recTradeId, query } = await paid();
  const bankRefundId = newReference();
  t.sandbox().faults.next('refund', { kind: 'loseReply' });
  expect(await t.refund({ recTradeId, amount: 9_000, bankRefundId })).toBe('unknown');
  expect(await t.refund({ recTradeId, amount: 9_000, bankRefundId })).toBe('already');
  expect(await query()).toMatchObject({ refundedAmount: 9_000 });
});
