import { faultOf } from '@voyage/domain/rate-sums.ts';
import type { Money } from '@voyage/domain/money.ts';
import { expect, test } from 'vitest';
import { statedPrice } from './stated-terms.ts';

test('the stated price of a story adds up', () => {
  const eur = (amount: number): Money => ({ amount, currency: 'EUR' });
  const nights = ['2027-03-12', '2027-03-13', '2027-03-14'].map((day) => ({ day, rate: eur(141_801) }));
  const plain = {
    nights,
    subtotal: eur(425_403),
    discount: eur(0),
    service: eur(0),
    tax: eur(42_541),
    total: eur(467_944),
    feesAtHotel: [],
  };
  const { subtotal, discount, service, tax, total, lines, ...price } = statedPrice(plain);
  const amounts = {
    nights: price.nights.map(({ day, rate }) => ({ day, rate: rate.amount })),
    subtotal: subtotal.amount,
    discount: discount.amount,
    service: service.amount,
    tax: tax.amount,
    total: total.amount,
    lines: lines?.map((line) => ({ ...line, amount: line.amount.amount })) ?? [],
    payAt: 'property',
  } as const;
  expect(faultOf(amounts, 2)).toBeNull();
});
