import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fewestRooms, fits } from './room-capacity.ts';

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

  it('still fits when a room is added', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 16 }),
        fc.array(fc.integer({ min: 0, max: 14 }), { maxLength: 8 }),
        fc.integer({ min: 1, max: 3 }),
        (adults, childAges, rooms) => {
          if (fits({ adults, childAges }, room, rooms))
            expect(fits({ adults, childAges }, room, rooms + 1)).toBe(true);
        },
      ),
    );
  });
});

describe('the fewest rooms of a party', () => {
  const types = [
    { maxAdults: 2, maxChildren: 2, maxGuests: 3 },
    { maxAdults: 4, maxChildren: 4, maxGuests: 6 },
  ];
  it.each([
    [{ adults: 2, childAges: [] }, 1, 1],
    [{ adults: 3, childAges: [1, 4, 6, 9] }, 1, 2],
    [{ adults: 2, childAges: [] }, 2, 2],
    [{ adults: 16, childAges: [] }, 1, 4],
    // Each room needs an adult.
    [{ adults: 1, childAges: [1, 1, 1, 1, 1] }, 1, null],
    [{ adults: 16, childAges: Array<number>(12).fill(5) }, 4, null],
  ])('%j, from %i: %s', (party, from, rooms) => expect(fewestRooms(party, types, from)).toBe(rooms));
  it('are none without a room type', () => expect(fewestRooms({ adults: 1, childAges: [] }, [])).toBeNull());
});
