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
          state: cost === null ? 'confirmed' : 'cancelled',
          total: eur(parts[room] ?? 0),
          cancellationPenalty: cost === null ? null : eur(cost),
        }));
        const expected = costs.reduce<number>((sum, cost, room) => sum + (cost ?? parts[room] ?? 0), 0);
        const stay = { price: { total: eur(total) }, roomStates, cancellationPenalty: null };
        expect(totalLeft(stay)).toEqual(eur(expected));
      },
    ),
  );
});

test('a stay that was cancelled, room after room or at once, costs what cancelling did', () => {
  const room = (cost: number | null) => ({
    state: 'cancelled',
    total: eur(50_000),
    cancellationPenalty: cost === null ? null : eur(cost),
  });
  for (const roomStates of [
    [room(10_000), room(20_000)],
    [room(10_000), room(null)],
    [room(null), room(null)],
  ])
    expect(
      totalLeft({ price: { total: eur(100_000) }, roomStates, cancellationPenalty: eur(30_000) }),
    ).toEqual(eur(30_000));
});
