import { describe, expect, test } from 'vitest';
import { bestRates, differs, featureRows, moveOf } from './comparison.ts';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const plans = (...rooms: [string, ...[total: number, memberOnly: boolean][]][]) =>
  ({
    rooms: rooms.map(([name, ...offers]) => ({
      room: { name },
      offers: offers.map(([total, memberOnly]) => ({ price: { total: eur(total) }, plan: { memberOnly } })),
    })),
  }) as unknown as Parameters<typeof bestRates>[0]; // only the fields that `bestRates` reads

describe('the rates by which hotels are compared', () => {
  test('are the lowest of all rooms, and the lowest for members', () => {
    const best = bestRates(
      plans(['Deluxe', [900, true], [700, false]], ['Classic', [800, true], [650, false]]),
    );
    expect(best?.lowest).toMatchObject({ room: 'Classic', offer: { price: { total: eur(650) } } });
    expect(best?.member).toMatchObject({ room: 'Classic', offer: { price: { total: eur(800) } } });
  });
  test('a hotel may have no member rate', () =>
    expect(bestRates(plans(['Classic', [650, false]]))?.member).toBeNull());
  test.each([[plans()], [plans(['Classic'])]])('without an available room there are none', (full) =>
    expect(bestRates(full)).toBeNull(),
  );
});

test.each([
  [[['1906'], ['1906']], false],
  [[['1906'], ['1924']], true],
  [[['1906'], []], true],
  [[[], []], false],
  [[['1906'], null], true],
  [[null, null], true],
  [[['1906']], false],
])('%j differs: %s', (cells, expected) => expect(differs(cells)).toBe(expected));

test('features that differ come first, each once', () => {
  const named = (...codes: string[]) => ({ features: codes.map((code) => ({ code, name: `the ${code}` })) });
  expect(featureRows([named('spa', 'pool'), named('spa', 'garden'), named('garden', 'spa')])).toEqual([
    { code: 'pool', name: 'the pool', has: [true, false, false] },
    { code: 'garden', name: 'the garden', has: [false, true, true] },
    { code: 'spa', name: 'the spa', has: [true, true, true] },
  ]);
});

test.each([
  [eur(124_000), eur(124_000), 'same'],
  [eur(124_000), eur(131_000), 'moved'],
  [eur(124_000), { amount: 124_000, currency: 'GBP' }, 'moved'],
  [eur(124_000), null, 'gone'],
  [null, eur(124_000), 'back'],
  [null, null, 'still-full'],
])('from %j to %j is %s', (before, now, move) => expect(moveOf(before, now)).toBe(move));
