import type { Money } from '@voyage/domain/money.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../../testing/service.ts';

let s: TestService;
let currencies: string[];
beforeAll(async () => {
  s = await startService();
  currencies = Object.keys((await s.call('GET', 'v1/meta/exchange')).data.rates as object);
});
afterAll(() => s.close());

const convert = (from: Money, to: string) => s.call('POST', 'v1/exchange/convert', { body: { from, to } });

test('converts an amount at the current rates', async () => {
  const reply = await convert({ amount: 100_00, currency: 'USD' }, 'TWD');
  expect(reply.data).toEqual({ money: { amount: 3120, currency: 'TWD' }, rate: 31.2, asOf: '2026-11-20' });
  expect((await convert({ amount: 3_850_00, currency: 'COP' }, 'USD')).data.money).toEqual({
    amount: 1_00,
    currency: 'USD',
  });
});

test.each([
  [
    'more than can be counted exactly',
    { amount: Number.MAX_SAFE_INTEGER + 1, currency: 'USD' },
    'TWD',
    'from.amount',
  ],
  ['a worth beyond that', { amount: Number.MAX_SAFE_INTEGER, currency: 'USD' }, 'VND', 'from.amount'],
  ['the same below nothing', { amount: -Number.MAX_SAFE_INTEGER, currency: 'KRW' }, 'IDR', 'from.amount'],
  ['a part of a unit', { amount: 0.5, currency: 'USD' }, 'TWD', 'from.amount'],
  ['a currency without a rate', { amount: 1, currency: 'XAF' }, 'TWD', 'from.currency'],
  ['into a currency without a rate', { amount: 1, currency: 'TWD' }, 'XAF', 'to'],
])('rejects %s and names the invalid field', async (_what, from, to, path) => {
  const reply = await convert(from, to);
  expect([reply.status, reply.code], reply.text).toEqual([400, 'rq0001']);
  expect((reply.failure.details as { issues: { path: string }[] }).issues.map((issue) => issue.path)).toEqual(
    [path],
  );
});

test('accepts or rejects any number as an amount, and converts correctly what it accepts', async () => {
  const amount = fc.oneof(
    fc.maxSafeInteger(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
    fc.constantFrom(1e15, 1e16, 1e300, -1e300),
  );
  const one = fc.constantFrom(...currencies);
  await fc.assert(
    fc.asyncProperty(amount, one, one, async (value, currency, to) => {
      const reply = await convert({ amount: value, currency }, to);
      expect([200, 400], reply.text).toContain(reply.status);
      expect(reply.code).toBe(reply.status === 400 ? 'rq0001' : undefined);
      if (reply.status === 400) return;
      const { money, rate } = reply.data as { money: Money; rate: number };
      expect(Number.isSafeInteger(money.amount)).toBe(true);
      expect(rate).toBeGreaterThan(0);
      const back = (await convert(money, currency)).data?.money as Money | undefined;
      if (back && Math.abs(money.amount) > 1e6) expect(Math.abs(back.amount / value - 1)).toBeLessThan(1e-6);
    }),
    { numRuns: 400 },
  );
});
