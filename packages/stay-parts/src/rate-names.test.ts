import { expect, test } from 'vitest';
import { isNamedNonRefundable } from './rate-names.ts';

test.each([
  ['non-refundable', 100, true],
  // the name may say anything
  ['saver', 100, false],
  // what it says is not so
  ['non-refundable', 50, false],
  ['flexible', 50, false],
] as const)('a plan %s that keeps %i percent: %s', (code, percent, isNamed) => {
  const window = {
    until: null,
    penalty: { amount: 100, currency: 'EUR' },
    basis: { kind: 'percent', percent },
  } as const;
  expect(isNamedNonRefundable({ plan: { code }, cancellation: { windows: [window] } })).toBe(isNamed);
});
