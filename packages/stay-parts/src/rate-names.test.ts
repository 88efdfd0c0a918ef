import { expect, test } from 'vitest';
import { isNamedNonRefundable } from './rate-names.ts';

test.each([
  ['non-refundable', { kind: 'non-refundable' }, true],
  // the name may say anything
  ['saver', { kind: 'non-refundable' }, false],
  // what it says is not so
  ['non-refundable', { kind: 'unconditional' }, false],
  ['unconditional', { kind: 'unconditional' }, false],
] as const)('a plan %s, with terms %j: %s', (code, policy, isNamed) =>
  expect(isNamedNonRefundable({ plan: { code }, cancellation: { policy } })).toBe(isNamed),
);
