import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageBand, bandAfterBirthday, checkParty, infants, readChildAges } from './occupancy.ts';
import { policy } from './policy.ts';
import { ageOn } from './registrant-age.ts';
import { children } from './room-capacity.ts';
import { addDays } from './stay-date.ts';

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
  expect(infants({ adults: 2, childAges: [0, 2, 3, 11] })).toBe(2);
  expect(children({ adults: 2, childAges: [0, 2, 3, 11] })).toBe(4);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 11 })), (childAges) => {
      expect(infants({ adults: 1, childAges })).toBeLessThanOrEqual(children({ adults: 1, childAges }));
    }),
  );
});

describe('checkParty', () => {
  it.each([
    [1, [], 1, null],
    [0, [5], 1, 'no-adult', 1],
    [1, [], 2, 'no-adult', 2],
    [1, [], 4, 'no-adult', 4],
    [1.5, [], 1, 'no-adult', 1],
    [policy.maxAdultsPerRoom, [], 1, null],
    [policy.maxAdultsPerRoom + 1, [], 1, 'too-many-adults', 4],
    [policy.maxAdultsPerRoom + 1, [], 2, null],
    [16, [], 4, null],
    [17, [], 5, 'too-many-adults', 16],
    [2, [1, 2, 3, 4, 5], 1, 'too-many-children', 4],
    [4, Array<number>(13).fill(3), 4, 'too-many-children', 12],
    [4, Array<number>(12).fill(3), 4, null],
    [2, [1, 2, 3, 4, 5], 2, null],
    [2, [12], 1, 'child-age', 11],
    [2, [-1], 1, 'child-age', 11],
    [2, [Number.NaN], 1, 'child-age', 11],
  ])('%d adults, children %j, %i rooms: %s', (adults, childAges, rooms, problem, limit?: number) => {
    const fault = checkParty({ adults, childAges }, rooms);
    expect([fault?.problem ?? null, fault?.limit]).toEqual([problem, limit]);
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
      fc.integer({ min: 1, max: policy.maxStayNights }),
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
