import type { Offer } from '@voyage/contracts/stay.ts';

type Price = Offer['price'];
type Line = NonNullable<Price['lines']>[number];

const part = (price: Price, amount: number) => ({ amount, currency: price.total.currency });

/**
 * A price as some suppliers state it: for two rooms, of which the second costs less, after a discount of the supplier's
 * own, and with a fee of the property's.
 */
export function statedPrice(price: Price): Price {
  const of = (amount: number) => part(price, amount);
  const [discount, fee] = [10_000, 4_500];
  const nights = price.nights.map(({ day, rate }) => ({ day, rate: of(rate.amount + discount) }));
  const count = nights.length;
  const lines = nights.flatMap(({ day, rate }): Line[] => {
    const first = Math.round(rate.amount * 0.6);
    return [
      { kind: 'base', room: 0, night: day, amount: of(first) },
      { kind: 'discount', room: 0, night: day, amount: of(-discount) },
      { kind: 'base', room: 1, night: day, amount: of(rate.amount - first) },
    ];
  });
  const half = Math.round(price.tax.amount / 2);
  const ofStay = (room: number, tax: number): Line[] => [
    { kind: 'propertyFee', room, night: null, amount: of(fee) },
    { kind: 'taxAndService', room, night: null, amount: of(tax) },
  ];
  const total = price.subtotal.amount + 2 * fee + price.tax.amount;
  return {
    ...price,
    nights,
    subtotal: of(price.subtotal.amount + count * discount),
    discount: of(count * discount),
    service: of(2 * fee),
    total: of(total),
    lines: [...lines, ...ofStay(0, half), ...ofStay(1, price.tax.amount - half)],
    strikethrough: of(total + count * discount),
  };
}

/** What the hotel charges of a price before the stay. */
export const someDeposits = (price: Price): NonNullable<Price['deposits']> => [
  { amount: part(price, Math.round(price.total.amount / 5)), due: '2027-02-12' },
  { amount: part(price, Math.round(price.total.amount / 2)), due: '2027-03-05' },
];

/** The supplier's own words, which it has in English only. */
export const statedTexts = {
  extras: [
    { text: 'Buffet breakfast for two', lang: 'en' },
    { text: 'US$50 credit at the spa, once per stay', lang: 'en' },
  ],
  supplierTerms: { url: 'https://supplier.example/terms', lang: 'en' },
} satisfies Partial<Offer>;
/** What the supplier wants guests to know before they book: more than a page shows unfolded. */
export const someNotes = [
  'Government-issued photo identification and a credit card are required at check-in for incidental charges.',
  'Special requests are subject to availability on arrival and may incur additional charges.',
  'Front desk staff greet guests on arrival.',
  'A resort fee of EUR 15 per room and night is paid at the hotel.',
  'Airport transfer: EUR 90 per vehicle, one way.',
  'Children aged 11 and under stay free of charge in existing beds.',
  'Only registered guests are allowed in the rooms.',
];
/** An offer of two kinds of beds, of which it is the first. */
export const someBeds = (offerRef: string): NonNullable<Offer['beds']> => [
  { offerRef, text: '1 king bed', lang: 'en' },
  { offerRef: `${offerRef}_1`, text: '2 single beds', lang: 'en' },
];
export const twoRooms = [
  { adults: 2, childAges: [] },
  { adults: 1, childAges: [9] },
];
