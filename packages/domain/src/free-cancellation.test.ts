import { describe, expect, test } from 'vitest';
import { freeCancellation } from './free-cancellation.ts';

describe('whether cancelling is free', () => {
  const deadline = '2027-03-10T09:00:00.000Z';
  const at = (now: string) => freeCancellation(deadline, Date.parse(now));
  test('up to and including the deadline, and no longer', () => {
    expect(at('2027-03-01T00:00:00Z')).toBe('free');
    expect(at(deadline)).toBe('free');
    expect(at('2027-03-10T09:00:00.001Z')).toBe('passed');
    expect(freeCancellation(new Date(deadline), Date.parse('2027-03-11T00:00:00Z'))).toBe('passed');
  });
  test('without a deadline never', () => expect(freeCancellation(null, 0)).toBe('non-refundable'));
});
