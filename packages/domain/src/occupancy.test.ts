import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ageBand,
  bandAfterBirthday,
  checkRooms,
  combinedParty,
  infants,
  readChildAges,
  spread,
} from './occupancy.ts';
import { ageOn } from './registrant-age.ts';
import { addDays } from './stay-date.ts';
import { someLimits } from './testing/some-limits.ts';

it.each([
  [0, 'infant'],
  [2, 'infant'],
  [3, 'child'],
  [11, 'child'],
  [12, 'adult'],
  [70, 'adult'],
])('%i is %s', (age, band) => {
  expect(ageBand(age)).toBe(band);
});

it('counts infants among the children, not in addition', () => {
  expect(infants([0, 2, 3, 11])).toBe(2);
});

describe('checkRooms', () => {
  const two = { adults: 2, childAges: [] };
  it.each([
    [[two], null],
    [[{ adults: 0, childAges: [5] }], 'no-adult', 0, 'adults', 1],
    [[two, { adults: 0, childAges: [] }], 'no-adult', 1, 'adults', 1],
    [[{ adults: 1.5, childAges: [] }], 'no-adult', 0, 'adults', 1],
    [[{ adults: Number.NaN, childAges: [] }], 'no-adult', 0, 'adults', 1],
    [[{ adults: 4, childAges: [1, 2, 3, 4] }], null],
    [[two, two, { adults: 5, childAges: [] }], 'too-many-adults', 2, 'adults', 4],
    [[{ adults: 2, childAges: [1, 2, 3, 4, 5] }], 'too-many-children', 0, 'childAges', 4],
    [[two, { adults: 2, childAges: [3, 12] }], 'child-age', 1, 'childAges.1', 11],
    [[{ adults: 2, childAges: [-1] }], 'child-age', 0, 'childAges.0', 11],
    [[{ adults: 2, childAges: [Number.NaN] }], 'child-age', 0, 'childAges.0', 11],
    [[two, two, two, two, two, two], 'too-many', 4, 'room', 4],
  ] as const)('%j: %s', (rooms, problem, room?: number, field?: string, limit?: number) => {
    const given = rooms.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] }));
    const fault = checkRooms(given, someLimits);
    expect(fault).toEqual(problem && { problem, room, field, limit });
  });
});

describe('a party spread over rooms', () => {
  const party = fc.record({
    adults: fc.integer({ min: 1, max: 16 }),
    childAges: fc.array(fc.integer({ min: 0, max: 11 }), { maxLength: 12 }),
  });
  it('is the same people, as evenly as possible', () => {
    fc.assert(
      fc.property(party, fc.integer({ min: 1, max: 4 }), (all, count) => {
        const rooms = spread(all, count);
        const { adults, childAges } = combinedParty(rooms);
        expect(rooms).toHaveLength(count);
        expect(adults).toBe(all.adults);
        expect(childAges.toSorted()).toEqual(all.childAges.toSorted());
        const guests = rooms.map((room) => room.adults + room.childAges.length);
        expect(Math.max(...guests)).toBe(Math.ceil((all.adults + all.childAges.length) / count));
      }),
    );
  });
  it('has an adult in every room if there are enough', () => {
    fc.assert(
      fc.property(party, fc.integer({ min: 1, max: 4 }), (all, count) => {
        fc.pre(all.adults >= count);
        expect(Math.min(...spread(all, count).map(({ adults }) => adults))).toBeGreaterThan(0);
      }),
    );
  });
});

it.each([
  ['5,8', [5, 8]],
  ['0', [0]],
  ['', []],
  [undefined, []],
  ['5.8', [5, 8]],
  ['5,,8', [5, Number.NaN, 8]],
  ['5,', [5, Number.NaN]],
  ['12', [12]],
  ['-1', [Number.NaN]],
  ['1e1', [Number.NaN]],
  ['5,x', [5, Number.NaN]],
])('reads %j', (text, ages) => {
  expect(readChildAges(text)).toEqual(ages);
});

it('finds which birthday during a stay moves a child to another band', () => {
  expect(bandAfterBirthday(2)).toBe('child');
  expect(bandAfterBirthday(11)).toBe('adult');
  expect([0, 1, 3, 10].map(bandAfterBirthday)).toEqual([null, null, null, null]);
});

it('keeps every child in its band on arrival or the one that a birthday leads to', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4300 }),
      fc.integer({ min: 1, max: someLimits.nights }),
      (days, nights) => {
        const birthDay = addDays('2027-03-12', -days);
        const [arrival, departure] = [
          ageOn(birthDay, '2027-03-12'),
          ageOn(birthDay, addDays('2027-03-12', nights)),
        ];
        expect([ageBand(arrival), bandAfterBirthday(arrival)]).toContain(ageBand(departure));
      },
    ),
  );
});
