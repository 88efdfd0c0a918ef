import fc from 'fast-check';
import { expect, test } from 'vitest';
import { divide } from './room-shares.ts';
import { totalLeft } from './total-left.ts';

const eur = (amount: number) => ({ amount, currency: 'EUR' });

test('a stay costs what its rooms cost that are left, and what cancelling the others cost', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 ** 12 }),
      fc.array(fc.option(fc.integer({ min: 0, max: 10 ** 9 })), { minLength: 1, maxLength: 8 }),
      (total, costs) => {
        const parts = divide(
          total,
          costs.map(() => 1),
        );
        const roomStates = costs.map((cost, room) => ({
          total: eur(parts[room] ?? 0),
          cancellationPenalty: cost === null ? null : eur(cost),
        }));
        const expected = costs.reduce<number>((sum, cost, room) => sum + (cost ?? parts[room] ?? 0), 0);
        expect(totalLeft({ price: { total: eur(total) }, roomStates })).toEqual(eur(expected));
      },
    ),
  );
});
