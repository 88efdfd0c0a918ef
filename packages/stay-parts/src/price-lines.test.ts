import type { Offer } from '@voyage/contracts/stay.ts';
import type { Translate } from '@voyage/i18n/intl.tsx';
import { expect, test } from 'vitest';
import { exactLines, pricesByRoom } from './exact-lines.ts';
import { priceLines } from './price-lines.ts';

const t = ((id: string, { kind = '' }: { kind?: string } = {}) => id + kind) as Translate;
const usd = (amount: number) => ({ amount: amount * 100, currency: 'USD' });
type Lines = NonNullable<Offer['price']['lines']>;
const night = (room: number, day: string, base: number): Lines => [
  { kind: 'base', room, night: day, amount: usd(base) },
  { kind: 'discount', room, night: day, amount: usd(-10) },
  { kind: 'taxAndService', room, night: day, amount: usd(20) },
];
const price = (lines?: Lines): Offer['price'] => ({
  nights: ['2026-12-04', '2026-12-05'].map((day) => ({ day, rate: usd(500) })),
  subtotal: usd(1_000),
  discount: usd(40),
  service: usd(30),
  tax: usd(80),
  total: usd(1_070),
  ...(lines && { lines }),
  feesAtHotel: [],
});
const span = { rooms: 2, nights: 2 };
const twoRooms: Lines = [
  ...night(1, '2026-12-05', 200),
  ...night(0, '2026-12-04', 300),
  ...night(0, '2026-12-05', 300),
  ...night(1, '2026-12-04', 200),
  { kind: 'propertyFee', room: 1, night: null, amount: usd(30) },
];
const written = (lines: { label: string; value: string }[]) =>
  lines.map(({ label, value }) => `${label.replace(/^booking\.summary\./, '')} ${value}`);

test('taxes and fees are one line, the discount another, and what there is none of has none', () => {
  const lines = priceLines(t, 'en', { price: price(), promotion: null }, span);
  expect(written(lines)).toEqual(['rooms US$1,000', 'discount −US$40', 'taxes US$110']);
  const bare = { ...price(), discount: usd(0), service: usd(0), tax: usd(0) };
  expect(written(priceLines(t, 'en', { price: bare, promotion: null }, span))).toEqual(['rooms US$1,000']);
});

test('the price in full names service and tax, or each kind that the supplier states', () => {
  const promotion = { code: 'p', name: 'Early', description: '' };
  expect(written(exactLines(t, 'en', { price: price(), promotion }, span))).toEqual([
    'rooms US$1,000',
    'Early −US$40',
    'service US$30',
    'tax US$80',
  ]);
  expect(written(exactLines(t, 'en', { price: price(twoRooms), promotion: null }, span))).toEqual([
    'kindbase US$1,000',
    'kinddiscount −US$40',
    'kindpropertyFee US$30',
    'kindtaxAndService US$80',
  ]);
});

test('rooms that differ are listed by night, each with its total', () => {
  const rooms = pricesByRoom(t, 'en', price(twoRooms), (day) => day);
  expect(rooms?.map(({ lines, total }) => [...written(lines), total])).toEqual([
    ['2026-12-04 US$300', '2026-12-05 US$300', 'kinddiscount −US$20', 'kindtaxAndService US$40', 'US$620'],
    [
      '2026-12-04 US$200',
      '2026-12-05 US$200',
      'kinddiscount −US$20',
      'kindpropertyFee US$30',
      'kindtaxAndService US$40',
      'US$450',
    ],
  ]);
});

test('rooms at the same price are not listed, nor is one, nor what is not known', () => {
  const same = [0, 1].flatMap((room) => night(room, '2026-12-04', 300));
  for (const lines of [same, night(0, '2026-12-04', 300), undefined])
    expect(pricesByRoom(t, 'en', price(lines), (day) => day)).toBeNull();
});
