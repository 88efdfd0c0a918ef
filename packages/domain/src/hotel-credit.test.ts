import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sharesHotelCredit, type CreditStay } from './hotel-credit.ts';
import { addDays } from './stay-date.ts';

const stay = (checkIn: string, checkOut: string, creditUsd = 100): CreditStay => ({
  checkIn,
  checkOut,
  creditUsd,
});
const hotel = { timeZone: 'Europe/Paris', checkInTime: '15:00', checkOutTime: '12:00' };

it('counts consecutive stays on the same day as one', () => {
  expect(sharesHotelCredit(stay('2027-03-12', '2027-03-15'), stay('2027-03-15', '2027-03-17'), hotel)).toBe(
    true,
  );
});

it('counts a stay that begins the next day as another: 27 hours lie between', () => {
  expect(sharesHotelCredit(stay('2027-03-12', '2027-03-15'), stay('2027-03-16', '2027-03-17'), hotel)).toBe(
    false,
  );
});

it('requires more than 24 hours in the hotel’s local time', () => {
  const noon = { ...hotel, checkInTime: '12:00' };
  const [first, second] = [stay('2027-03-12', '2027-03-15'), stay('2027-03-16', '2027-03-17')];
  expect(sharesHotelCredit(first, second, noon)).toBe(true); // 24 hours exactly
  expect(sharesHotelCredit(first, second, { ...noon, checkInTime: '12:01' })).toBe(false);
  // The night of 28 March 2027 is an hour shorter in Paris.
  const [before, after] = [stay('2027-03-25', '2027-03-27'), stay('2027-03-28', '2027-03-30')];
  expect(sharesHotelCredit(before, after, { ...noon, checkInTime: '12:30' })).toBe(true);
});

it('is shared only by rates that give it', () => {
  const [first, second] = [stay('2027-03-12', '2027-03-15'), stay('2027-03-15', '2027-03-17')];
  expect(sharesHotelCredit({ ...first, creditUsd: 0 }, second, hotel)).toBe(false);
  expect(sharesHotelCredit(first, { ...second, creditUsd: 0 }, hotel)).toBe(false);
});

it('is given in full to another room of the same arrival, however long it stays', () => {
  for (const checkOut of ['2027-03-15', '2027-03-13'])
    expect(sharesHotelCredit(stay('2027-03-12', '2027-03-15'), stay('2027-03-12', checkOut), hotel)).toBe(
      false,
    );
});

it('does not depend on the order of the two stays, and overlapping stays share it unless they begin together', () => {
  const days = fc.integer({ min: 0, max: 40 });
  const some = fc
    .tuple(days, fc.integer({ min: 1, max: 10 }))
    .map(([from, nights]) => stay(addDays('2027-03-01', from), addDays('2027-03-01', from + nights)));
  fc.assert(
    fc.property(some, some, (a, b) => {
      expect(sharesHotelCredit(a, b, hotel)).toBe(sharesHotelCredit(b, a, hotel));
      if (a.checkIn <= b.checkOut && b.checkIn <= a.checkOut)
        expect(sharesHotelCredit(a, b, hotel)).toBe(a.checkIn !== b.checkIn);
    }),
  );
});
