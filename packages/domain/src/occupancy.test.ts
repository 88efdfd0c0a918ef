import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageBand, checkParty, children, fits, infants, parseChildAges } from './occupancy.ts';
import { policy } from './policy.ts';

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

it('counts infants among the children, never beside them', () => {
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
    [0, [5], 1, 'no-adult'],
    [1, [], 2, 'no-adult'],
    [1.5, [], 1, 'no-adult'],
    [policy.maxAdultsPerRoom, [], 1, null],
    [policy.maxAdultsPerRoom + 1, [], 1, 'too-many'],
    [policy.maxAdultsPerRoom + 1, [], 2, null],
    [16, [], 4, null],
    [16, [], 5, 'too-many'],
    [2, [1, 2, 3, 4, 5], 1, 'too-many'],
    [2, [1, 2, 3, 4, 5], 2, null],
    [2, [12], 1, 'child-age'],
    [2, [-1], 1, 'child-age'],
    [2, [Number.NaN], 1, 'child-age'],
  ])('%d adults, children %j, %i rooms: %s', (adults, childAges, rooms, problem) => {
    expect(checkParty({ adults, childAges }, rooms)).toBe(problem);
  });
});

describe('fits', () => {
  const room = { maxAdults: 2, maxChildren: 1, maxGuests: 3 };
  it.each([
    [2, [5], 1, true],
    [3, [], 1, false],
    [2, [5, 6], 1, false],
    [4, [5, 6], 2, true],
    [3, [5], 2, true],
    [1, [12], 1, true],
    [2, [12], 1, false],
    [4, [1, 1, 1], 2, false],
  ])('%i adults, children %j, %i rooms: %s', (adults, childAges, rooms, answer) => {
    expect(fits({ adults, childAges }, room, rooms)).toBe(answer);
  });

  it('never stops fitting when a room is added', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 16 }),
        fc.array(fc.integer({ min: 0, max: 14 }), { maxLength: 8 }),
        fc.integer({ min: 1, max: 3 }),
        (adults, childAges, rooms) => {
          if (fits({ adults, childAges }, room, rooms)) expect(fits({ adults, childAges }, room, rooms + 1)).toBe(true);
        },
      ),
    );
  });
});

it.each([
  ['5,8', [5, 8]],
  ['0', [0]],
  ['', []],
  [undefined, []],
  ['5,,8', null],
  ['12', null],
  ['-1', null],
  ['1e1', null],
  ['5,x', null],
  [Array(13).fill('1').join(','), null],
])('reads %j', (text, ages) => {
  expect(parseChildAges(text)).toEqual(ages);
});
