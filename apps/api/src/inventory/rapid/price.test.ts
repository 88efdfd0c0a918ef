import { faultOf } from '@voyage/domain/rate-sums.ts';
import { expect, test } from 'vitest';
import { priceOf, roomsOf } from './price.ts';
import type { WirePricing } from './wire.ts';

const of = (value: string, currency = 'TWD') => ({ value, currency });
const charge = (value: string, currency = 'TWD') => ({ billable_currency: of(value, currency) });
const night = (base: string, tax: string) => [
  { type: 'base_rate', ...of(base) },
  { type: 'tax_and_service_fee', ...of(tax) },
];
const room = (changes: Partial<WirePricing> = {}): WirePricing => ({
  nightly: [night('10000', '1500.00'), night('12000', '1800.00')],
  stay: [],
  totals: { inclusive: charge('25300.00') },
  fees: {},
  ...changes,
});
const days = ['2027-03-12', '2027-03-13'];

test('a price by room and night adds up', () => {
  const rooms = [
    room(),
    room({
      stay: [
        { type: 'extra_person_fee', ...of('900') },
        { type: 'adjustment', ...of('-500.00') },
      ],
      totals: { inclusive: charge('25700'), inclusive_strikethrough: charge('26200') },
    }),
  ];
  const price = priceOf(rooms, days);
  expect(price).toMatchObject({
    currency: 'TWD',
    subtotal: 44_900,
    discount: 500,
    tax: 6_600,
    total: 51_000,
    nights: [
      { day: '2027-03-12', rate: 20_000 },
      { day: '2027-03-13', rate: 24_000 },
    ],
  });
  expect(price?.lines).toContainEqual({ kind: 'discount', room: 1, night: null, amount: -500 });
  // one of the rooms has no earlier price
  expect(price).not.toHaveProperty('strikethrough');
});

test('taxes, and fees that are billed with them, are one kind: none is called the hotel’s own', () => {
  const fees = [
    { type: 'property_fee', ...of('700') },
    { type: 'recovery_charges_and_fees', ...of('300') },
  ];
  const price = priceOf([room({ stay: fees, totals: { inclusive: charge('26300') } })], days);
  expect(price).toMatchObject({ service: 0, tax: 4_300, total: 26_300 });
  expect(new Set(price?.lines?.map(({ kind }) => kind))).toEqual(new Set(['base', 'taxAndService']));
});

test('the sums are those that the port accepts', () => {
  const price = priceOf([room()], days);
  expect(price && faultOf({ ...price, payAt: 'prepaid' }, 1)).toBeNull();
  const cheaper = priceOf([room({ totals: { inclusive: charge('25299') } })], days);
  expect(cheaper && faultOf({ ...cheaper, payAt: 'prepaid' }, 1)).toBe('total');
});

test('what the hotel collects is apart, in its own currency, for all rooms', () => {
  const fees = { resort_fee: charge('12.50', 'EUR'), mandatory_tax: charge('4.00', 'EUR') };
  expect(
    priceOf([room({ fees }), room({ fees: { ...fees, mandatory_fee: charge('0.00', 'EUR') } })], days),
  ).toMatchObject({
    total: 50_600,
    feesAtHotel: [
      { kind: 'resortFee', amount: 2_500, currency: 'EUR' },
      { kind: 'cityTax', amount: 800, currency: 'EUR' },
    ],
  });
});

test.each([
  ['parts of a dollar', room({ totals: { inclusive: charge('25300.40') } })],
  ['lines in another currency', room({ nightly: [[{ type: 'base_rate', ...of('1', 'USD') }], []] })],
  ['a line of a kind that we cannot name', room({ stay: [{ type: 'surprise', ...of('1') }] })],
  ['other nights', room({ nightly: [night('1', '1')] })],
])('a price with %s is not stated', (_, one) => {
  expect(priceOf([one], days)).toBeNull();
});

test('each room has the price of its party, in whichever order children are named', () => {
  const [couple, family] = [room(), room({ stay: [] })];
  const occupancy_pricing = { '2': couple, '1-9,4': family };
  expect(
    roomsOf({ occupancy_pricing }, [
      { adults: 1, childAges: [4, 9] },
      { adults: 2, childAges: [] },
    ]),
  ).toEqual([family, couple]);
  expect(roomsOf({ occupancy_pricing }, [{ adults: 3, childAges: [] }])).toBeNull();
});
