import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { faultOf, sumsOf } from './rate-sums.ts';
import { priceLineKinds, type PriceLine } from './rate-terms.ts';

const days = ['2026-12-30', '2026-12-31', '2027-01-01'];
const rooms = 3;
const line = fc
  .record({
    kind: fc.constantFrom(...priceLineKinds),
    room: fc.nat(rooms - 1),
    night: fc.constantFrom(null, ...days),
    amount: fc.nat(5_000_000),
  })
  .map((one): PriceLine =>
    one.kind === 'discount' ? { ...one, amount: -Math.ceil(one.amount / 100) } : one,
  );
const base = { kind: 'base', room: 0, night: days[0] ?? null, amount: 50_000_000 } as const;
const someLines = fc.array(line, { maxLength: 40 }).map((more): PriceLine[] => [base, ...more]);
const priceOf = (lines: PriceLine[]) => ({ ...sumsOf(lines, days), lines, payAt: 'property' as const });

describe('lines by room and night', () => {
  it('sum up, by their kinds, to the parts of the total and to its nights', () => {
    fc.assert(
      fc.property(someLines, (lines) => {
        const price = priceOf(lines);
        const of = (...kinds: string[]) =>
          lines.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amount }) => sum + amount, 0);
        expect(price.subtotal).toBe(of('base', 'extraPerson'));
        expect(price.discount).toBe(0 - of('discount'));
        expect(price.service).toBe(of('service', 'propertyFee'));
        expect(price.tax).toBe(of('tax', 'taxAndService'));
        expect(price.total).toBe(of(...priceLineKinds));
        const ofStay = lines
          .filter(({ kind, night }) => night === null && (kind === 'base' || kind === 'extraPerson'))
          .reduce((sum, { amount }) => sum + amount, 0);
        const ofNights = price.nights.reduce((sum, { rate }) => sum + rate, 0);
        expect(ofNights + ofStay).toBe(price.subtotal);
        expect(faultOf(price, rooms)).toBeNull();
      }),
    );
  });

  it('are a fault as soon as one of them is another', () => {
    fc.assert(
      fc.property(someLines, fc.nat(), fc.integer({ min: 1, max: 1_000 }), (lines, at, more) => {
        const changed = lines.map((one, i) =>
          i === at % lines.length ? { ...one, amount: one.amount - more } : one,
        );
        expect(faultOf({ ...priceOf(lines), lines: changed }, rooms)).toBe('lines');
      }),
    );
  });

  test.each([
    ['of a room that is not booked', { room: rooms }, 'lines'],
    ['of a night before the stay', { night: '2026-12-29' }, 'lines'],
    ['a discount that adds', { kind: 'discount' }, 'lines'],
    ['no whole number', { amount: 0.5 }, 'amount'],
  ] as const)('are a fault if one is %s', (_, odd, fault) => {
    const less: PriceLine = { kind: 'discount', room: 0, night: null, amount: -500 };
    const more: PriceLine = { kind: 'tax', room: 0, night: null, amount: 100, ...odd };
    expect(faultOf(priceOf([base, less, more]), rooms)).toBe(fault);
  });
});

describe('a price without lines', () => {
  const deposit = (amount: number) => ({ amount, currency: 'USD', due: '2026-12-01' });
  const price: Parameters<typeof faultOf>[0] = {
    payAt: 'property',
    nights: [{ day: '2026-12-30', rate: 900 }],
    subtotal: 900,
    discount: 100,
    service: 80,
    tax: 88,
    total: 968,
  };
  test.each([
    [{}, null],
    [{ total: 967 }, 'total'],
    [{ nights: [{ day: '2026-12-30', rate: 899 }] }, 'nights'],
    [{ discount: -100, total: 1_168 }, 'amount'],
    [{ tax: 87.5, total: 967.5 }, 'amount'],
    [{ deposits: [deposit(300), deposit(400)] }, null],
    [{ deposits: [deposit(300), deposit(0)] }, 'deposits'],
    [{ deposits: [deposit(300)], payAt: 'prepaid' }, 'deposits'],
    [{ payAt: 'prepaid' }, null],
  ] as [Partial<typeof price>, string | null][])('with %j', (changed, fault) => {
    expect(faultOf({ ...price, ...changed }, 1)).toBe(fault);
  });
});
