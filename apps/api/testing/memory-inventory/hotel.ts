import type { CancellationWindow } from '@voyage/domain/cancellation-windows.ts';
import type { Party } from '@voyage/domain/occupancy.ts';
import { addDays, type IsoDay } from '@voyage/domain/stay-date.ts';
import type { StayLimits } from '@voyage/domain/stay-limits.ts';
import type { FeeAtHotel } from '@voyage/domain/rate-terms.ts';
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
export const nightlyOf = (rooms: readonly Party[], hotelId = firstHotel): number =>
  rooms.reduce((sum, { childAges }) => sum + nightly + childAges.length * perChild, 0) +
  // every hotel has a price of its own, in another order than their numbers
  (((hotelId - firstHotel) * 7) % hotelCount) * 1_000 * rooms.length;
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
/** As a real supplier states them: free, then a night, then four fifths of the price. */
export const windowsOf = (checkIn: IsoDay, total: number, night: number): CancellationWindow[] => {
  const before = (days: number) => instantInZone(addDays(checkIn, -days), '18:00', zone).toISOString();
  return [
    { until: before(3), penalty: 0, basis: { kind: 'percent', percent: 0 } },
    { until: before(1), penalty: night, basis: { kind: 'nights', nights: 1 } },
    { until: null, penalty: Math.round(total * 0.8), basis: { kind: 'percent', percent: 80 } },
  ];
};

const plan = (code: string, name: string, payAt: 'property' | 'prepaid') => ({
  code,
  name,
  summary: '',
  benefits: [],
  breakfasts: 0,
  creditUsd: 0,
  memberOnly: false,
  payAt,
});
/** Of every hotel the only one. */
export const room = { maxAdults: 2, maxChildren: 1, maxGuests: 3 };
export const roomOf = (hotelId: number): number => hotelId + 9_000_000;
export const plans = [
  plan('mem-later', 'Pay at the hotel', 'property'),
  plan('mem-now', 'Pay now', 'prepaid'),
];
