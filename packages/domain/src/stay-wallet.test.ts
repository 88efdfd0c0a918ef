import { expect, test } from 'vitest';
import { stayWallet } from './stay-wallet.ts';

const stay = { checkIn: '2027-03-12', checkOut: '2027-03-15', rooms: 2, breakfasts: 2, creditUsd: 100 };

test.each([
  // today, mornings left, breakfasts left
  ['2026-11-22', 3, 12],
  ['2027-03-12', 3, 12],
  ['2027-03-13', 3, 12], // the first morning
  ['2027-03-14', 2, 8],
  ['2027-03-15', 1, 4],
  ['2027-03-16', 0, 0],
])('on %s, %i mornings and %i breakfasts are left', (today, mornings, breakfasts) =>
  expect(stayWallet(stay, today)).toMatchObject({ mornings, breakfasts }),
);
test('the credit is once per room, until check-out; none if another stay has it', () => {
  expect(stayWallet(stay, '2027-03-15').creditUsd).toBe(200);
  expect(stayWallet(stay, '2027-03-16').creditUsd).toBe(0);
  expect(stayWallet({ ...stay, creditUsd: 0 }, '2026-11-22').creditUsd).toBe(0);
});
