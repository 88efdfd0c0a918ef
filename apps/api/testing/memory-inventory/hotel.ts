import type { CancellationWindow } from '@voyage/domain/cancellation-windows.ts';
import type { Party } from '@voyage/domain/occupancy.ts';
import { addDays, type IsoDay } from '@voyage/domain/stay-date.ts';
import type { StayLimits } from '@voyage/domain/stay-limits.ts';
import type { Beds, Deposit, FeeAtHotel, PriceLine } from '@voyage/domain/rate-terms.ts';
import type { PartialText } from '@voyage/domain/partial-text.ts';
import { instantInZone } from '@voyage/domain/zoned-time.ts';

// Hotels of a group that is not in our vocabulary, in a place of ours.

/** Far from those of our own hotels. */
export const firstHotel = 900_001;
export const hotelCount = 40;
export const place = 'taipei';
export const zone = 'Asia/Taipei';
export const currency = 'USD';
/** Cents per night, and what each child adds: the party of each room decides its price. */
const nightly = 30_000;
const perChild = 5_000;
/** What a night costs more in a hotel than in the first: each has a price of its own, in another order than their numbers. */
const surcharge = (hotelId: number): number => (((hotelId - firstHotel) * 7) % hotelCount) * 1_000;
/** What a night of a room costs members less. */
const memberPart = 0.1;
const roomNight = (hotelId: number, { childAges }: Party): number =>
  nightly + childAges.length * perChild + surcharge(hotelId);
const membersLess = (hotelId: number, room: Party, isForMembers: boolean): number =>
  isForMembers ? roomNight(hotelId, room) * memberPart : 0;
export const nightlyOf = (hotelId: number, rooms: readonly Party[], isForMembers: boolean): number =>
  rooms.reduce((sum, room) => sum + roomNight(hotelId, room) - membersLess(hotelId, room, isForMembers), 0);
/** What `nightlyOf` is made of, night by night: a night less its discount, with its tax; the property's fee by stay. */
export const linesOf = (
  hotelId: number,
  rooms: readonly Party[],
  nights: readonly IsoDay[],
  { discount, isForMembers }: { discount: number; isForMembers: boolean },
): PriceLine[] =>
  rooms.flatMap((party, room) => [
    ...nights.flatMap((night): PriceLine[] => [
      {
        kind: 'base',
        room,
        night,
        amount: nightly + surcharge(hotelId) - membersLess(hotelId, party, isForMembers) - 5_000 + discount,
      },
      ...(party.childAges.length === 0
        ? []
        : [{ kind: 'extraPerson' as const, room, night, amount: party.childAges.length * perChild }]),
      { kind: 'discount', room, night, amount: -discount },
      { kind: 'taxAndService', room, night, amount: 4_000 },
    ]),
    { kind: 'propertyFee', room, night: null, amount: nights.length * 1_000 },
  ]);
export const capacity = 2;
export const memoryLimits: StayLimits = {
  rooms: 8,
  adults: 2,
  children: 3,
  childAge: 17,
  nights: 28,
  horizonDays: 365,
};
/** In a currency of its own, for every room and night. */
export const resortFee = (rooms: number, nights: number, nightly = 500): FeeAtHotel[] => [
  { kind: 'resortFee', amount: nightly * rooms * nights, currency: 'TWD' },
];
/** Of a rate paid at the hotel: a fifth three weeks ahead, and a fixed sum in the hotel's own money a week ahead. */
export const depositsOf = (checkIn: IsoDay, total: number): Deposit[] => [
  { amount: Math.round(total / 5), currency, due: addDays(checkIn, -21) },
  { amount: 2_000, currency: 'TWD', due: addDays(checkIn, -7) },
];
/** As a real supplier states them: free, then a night, then four fifths of the price. */
export const windowsOf = (checkIn: IsoDay, total: number, night: number): CancellationWindow[] => {
  const before = (days: number) => instantInZone(addDays(checkIn, -days), '18:00', zone).toISOString();
  return [
    { until: before(3), penalty: 0, basis: { kind: 'percent', percent: 0 } },
    { until: before(1), penalty: night, basis: { kind: 'nights', nights: 1 } },
    { until: null, penalty: Math.round(total * 0.8), basis: { kind: 'percent', percent: 80 } },
  ];
};

export const supplierTerms: PartialText = {
  en: 'https://supplier.example/terms/en',
  'zh-tw': 'https://supplier.example/terms/zh-hant',
};
export const beds: Beds[] = [
  { id: 'B1', name: { en: '1 king bed', 'zh-tw': '一張特大雙人床' } },
  { id: 'B2', name: { en: '2 single beds', 'zh-tw': '兩張單人床' } },
];
/** The second lacks most languages. */
export const extras: PartialText[] = [
  { en: 'Breakfast for two', 'zh-tw': '雙人早餐', 'zh-cn': '双人早餐', ja: '朝食2名様分' },
  { en: 'US$50 to spend at the spa' },
];
const plan = (code: string, name: string, payAt: 'property' | 'prepaid', memberOnly = false) => ({
  code,
  name,
  summary: '',
  benefits: [],
  breakfasts: 0,
  creditUsd: 0,
  memberOnly,
  payAt,
});
/** Of every hotel the only one. */
export const room = { maxAdults: 2, maxChildren: 1, maxGuests: 3 };
export const roomOf = (hotelId: number): number => hotelId + 9_000_000;
export const plans = [
  plan('mem-later', 'Pay at the hotel', 'property'),
  plan('mem-now', 'Pay now', 'prepaid'),
  plan('mem-member', 'Members', 'prepaid', true),
];
