import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { settleSchema } from './settle-form.ts';

test.each([
  [4000, '4,000', 4000],
  [4000, '1', 1],
  [4000, '0', 'too-small'],
  [4000, '4001', 'too-large'],
  [4000, '', 'required'],
  [4000, 'half', 'number'],
  [0, '0', 0],
] as const)('for a maximum of %i, %j is %j', (most, amountTwd, expected) => {
  const read = safeParse(settleSchema(most), { amountTwd, message: '', reason: 'Asked for' });
  expect(read.success ? read.output.amountTwd : read.issues[0].message).toBe(expected);
});
