import { expect, test } from 'vitest';
import { partiesLeft } from './parties-left.ts';

const parties = [1, 2, 3].map((adults) => ({ adults, childAges: [] }));
const room = (state: 'booked' | 'cancelled') => ({
  state,
  total: { amount: 1, currency: 'EUR' },
  hotelCancellationNumber: null,
  cancelledAt: null,
  cancellationPenalty: null,
  cancelNow: null,
  cancelAskedAt: null,
});

test('a stay covers the remaining rooms; a cancelled one is shown as it was', () => {
  const roomStates = [room('booked'), room('cancelled'), room('booked')];
  for (const status of ['confirmed', 'completed'] as const)
    expect(partiesLeft({ status, parties, roomStates })).toEqual([parties[0], parties[2]]);
  expect(partiesLeft({ status: 'cancelled', parties, roomStates })).toEqual(parties);
});
