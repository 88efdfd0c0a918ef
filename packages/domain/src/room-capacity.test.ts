import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combinedParty, spread } from './occupancy.ts';
import { fits, roomsThatFit } from './room-capacity.ts';
import { someLimits } from './testing/some-limits.ts';

describe('fits', () => {
  const room = { maxAdults: 2, maxChildren: 1, maxGuests: 3 };
  it.each([
    [[{ adults: 2, childAges: [5] }], true],
    [[{ adults: 3, childAges: [] }], false],
    [[{ adults: 2, childAges: [5, 6] }], false],
    // a child of 17 years is one where the supplier says so
    [[{ adults: 2, childAges: [17] }], true],
    // Not on average: each room as it is.
    [
      [
        { adults: 1, childAges: [] },
        { adults: 3, childAges: [] },
      ],
      false,
    ],
    [
      [
        { adults: 2, childAges: [5] },
        { adults: 1, childAges: [] },
      ],
      true,
    ],
  ])('%j: %s', (rooms, answer) => expect(fits(rooms, room)).toBe(answer));

  it('still fits when an evenly spread party gets a room more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 16 }),
        fc.array(fc.integer({ min: 0, max: 11 }), { maxLength: 8 }),
        fc.integer({ min: 1, max: 3 }),
        (adults, childAges, rooms) => {
          const party = { adults, childAges };
          if (fits(spread(party, rooms), room)) expect(fits(spread(party, rooms + 1), room)).toBe(true);
        },
      ),
    );
  });
});

describe('the rooms that a party needs', () => {
  const types = [
    { maxAdults: 2, maxChildren: 2, maxGuests: 3 },
    { maxAdults: 4, maxChildren: 4, maxGuests: 6 },
  ];
  it.each([
    [[{ adults: 2, childAges: [] }], 1],
    [[{ adults: 3, childAges: [1, 4, 6, 9] }], 2],
    [
      [
        { adults: 2, childAges: [] },
        { adults: 1, childAges: [] },
      ],
      2,
    ],
    // As many as before, but otherwise divided.
    [
      [
        { adults: 1, childAges: [] },
        { adults: 4, childAges: [1, 4, 6] },
      ],
      2,
    ],
    // Each room needs an adult.
    [[{ adults: 1, childAges: [1, 1, 1, 1, 1] }], null],
    [Array.from({ length: 4 }, () => ({ adults: 4, childAges: [5, 5, 5] })), null],
  ])('%j: %s', (rooms, count) => {
    const found = roomsThatFit(rooms, types, someLimits);
    expect(found?.length ?? null).toBe(count);
    if (found) expect(combinedParty(found).adults).toBe(combinedParty(rooms).adults);
  });
  it('are none without a room type', () =>
    expect(roomsThatFit([{ adults: 1, childAges: [] }], [], someLimits)).toBeNull());
});
