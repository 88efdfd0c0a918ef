import { faultOf } from '@voyage/domain/rate-sums.ts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ratesOf } from './rates.ts';
import { property } from './wire.ts';

const charge = (value: string, currency = 'TWD') => ({ billable_currency: { value, currency } });
const pricing = (total: string, currency = 'TWD') => ({
  nightly: [[{ type: 'base_rate', value: total, currency }]],
  totals: { inclusive: charge(total, currency) },
});
const rate = (changes: object = {}) => ({
  id: 'r1',
  available_rooms: 2_147_483_647,
  refundable: true,
  merchant_of_record: 'expedia',
  sale_scenario: { member: false },
  bed_groups: {
    b1: {
      id: 'b1',
      description: '1 King Bed',
      links: { price_check: { href: '/v3/one?token=1', expires: '2027-03-01T09:00:00Z' } },
    },
    b2: {
      id: 'b2',
      description: '2 Twin Beds',
      links: { price_check: { href: '/v3/one?token=2', expires: '2027-03-01T08:30:00Z' } },
    },
  },
  cancel_penalties: [
    { start: '2027-03-10T00:00:00+09:00', end: '2027-03-12T15:00:00+09:00', nights: '1', currency: 'TWD' },
  ],
  occupancy_pricing: { '2': pricing('20000.00'), '1-9': pricing('15000.00') },
  ...changes,
});
const asked = {
  stay: {
    checkIn: '2027-03-12',
    checkOut: '2027-03-13',
    rooms: [
      { adults: 2, childAges: [] },
      { adults: 1, childAges: [9] },
    ],
  },
  locale: 'en' as const,
  chargedIn: 'TWD',
};
const sold = { propertyId: '1', hotelId: 7, timeZone: 'Asia/Tokyo', roomTypes: new Map([['room', 70]]) };
const ratesWith = (changes: object = {}, roomId = 'room') =>
  ratesOf(
    v.parse(property, { property_id: '1', rooms: [{ id: roomId, rates: [rate(changes)] }] }),
    sold,
    asked,
  );

test('a rate for rooms of different parties, with its beds, billed as it is charged', () => {
  const [one] = ratesWith({ promotions: { value_adds: { '9': { description: 'Breakfast for two' } } } });
  expect(one).toMatchObject({
    hotelId: 7,
    roomTypeId: 70,
    planCode: 'refundable',
    supplierKey: 'r1 b1',
    bedsId: 'b1',
    beds: [
      { id: 'b1', name: { en: '1 King Bed' }, supplierKey: 'r1 b1' },
      { id: 'b2', name: { en: '2 Twin Beds' }, supplierKey: 'r1 b2' },
    ],
    expiresAt: new Date('2027-03-01T08:30:00Z'),
    total: 35_000,
    billing: { amount: 35_000, currency: 'TWD' },
    extras: [{ en: 'Breakfast for two' }],
    payAt: 'prepaid',
    timeZone: 'Asia/Tokyo',
  });
  expect(one && faultOf(one, 2)).toBeNull();
  // a single night is the stay
  expect(one?.windows.map(({ penalty }) => penalty)).toEqual([0, 35_000]);
});

test('how a rate can be cancelled names its plan; a rate for members says so', () => {
  expect(ratesWith({ refundable: false, cancel_penalties: [] })[0]?.planCode).toBe('non-refundable');
  expect(ratesWith({ sale_scenario: { member: true } })[0]?.memberOnly).toBe(true);
});

test('a rate names the terms of the supplier in each language, if the contract says where they are', () => {
  const wire = v.parse(property, { property_id: '1', rooms: [{ id: 'room', rates: [rate()] }] });
  const termsOf = (termsUrl?: string) => ratesOf(wire, sold, { ...asked, termsUrl })[0]?.supplierTerms;
  expect(termsOf('https://terms.example/{language}/hotels')).toEqual({
    'zh-tw': 'https://terms.example/zh-TW/hotels',
    'zh-cn': 'https://terms.example/zh-CN/hotels',
    ja: 'https://terms.example/ja-JP/hotels',
    en: 'https://terms.example/en-US/hotels',
  });
  expect(termsOf('https://terms.example/hotels'), 'in one language').toEqual({
    en: 'https://terms.example/hotels',
  });
  expect(termsOf()).toBeUndefined();
});

test.each([
  ['is paid at the property', { merchant_of_record: 'property' }],
  ['has fewer rooms', { available_rooms: 1 }],
  ['has no price for one of the parties', { occupancy_pricing: { '2': pricing('20000') } }],
  [
    'is billed in another currency',
    { occupancy_pricing: { '2': pricing('600', 'USD'), '1-9': pricing('500', 'USD') } },
  ],
  ['is billed in parts of a dollar', { occupancy_pricing: { '2': pricing('20000.5'), '1-9': pricing('1') } }],
  [
    'has a penalty in another currency',
    {
      cancel_penalties: [
        { start: '2027-03-10T00:00:00Z', end: '2027-03-12T00:00:00Z', amount: '1', currency: 'USD' },
      ],
    },
  ],
  ['has no beds', { bed_groups: {} }],
])('a rate is not sold that %s', (_, changes) => {
  expect(ratesWith(changes)).toEqual([]);
});

test('a room that we do not know is not sold', () => {
  expect(ratesWith({}, 'another')).toEqual([]);
});
