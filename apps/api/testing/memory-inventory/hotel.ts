import type { CancellationWindow } from '@voyage/domain/cancellation-windows.ts';
import type { Party } from '@voyage/domain/occupancy.ts';
import { addDays, type IsoDay } from '@voyage/domain/stay-date.ts';
import type { StayLimits } from '@voyage/domain/stay-limits.ts';
import type { FeeAtHotel } from '@voyage/domain/rate-terms.ts';
import { instantInZone } from '@voyage/domain/zoned-time.ts';
import type { HotelDetail } from '@voyage/contracts/hotel.ts';
import type { Locale } from '@voyage/domain/locale.ts';

// One hotel in one city, neither of which is in our content or our tables.

const named = (code: string, name: string) => ({ code, name });
export const zone = 'Asia/Taipei';
export const currency = 'USD';
/** Cents per night, and what each child adds: the party of each room decides its price. */
const nightly = 30_000;
const perChild = 5_000;
export const nightlyOf = (rooms: readonly Party[]): number =>
  rooms.reduce((sum, { childAges }) => sum + nightly + childAges.length * perChild, 0);
/** A rate for members costs this much of the others. */
export const memberPercent = 90;
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

export const room = {
  id: 901,
  code: 'harbour',
  name: 'Harbour Room',
  description: '',
  sizeSquareMetres: 40,
  beds: 'One king',
  maxAdults: 2,
  maxChildren: 1,
  maxGuests: 3,
  picture: 'room-harbour',
};
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
export const plans = [
  plan('mem-later', 'Pay at the hotel', 'property'),
  plan('mem-now', 'Pay now', 'prepaid'),
  plan('mem-member', 'Members', 'prepaid', true),
];

export const hotelOf = (_locale: Locale): HotelDetail => ({
  id: '9001',
  slug: 'the-memory-harbour',
  name: 'The Memory Harbour',
  place: named('mem', 'Memory'),
  district: 'Harbour',
  country: 'Taiwan',
  group: named('mem-group', 'Memory Group'),
  brand: named('mem-brand', 'Memory Brand'),
  point: { lat: 25, lng: 121 },
  pictures: ['room-harbour'],
  leadPictures: 1,
  standfirst: null,
  openedYear: 2020,
  renovatedYear: null,
  roomCount: capacity,
  features: [],
  promotions: [],
  flagship: false,
  memberRate: true,
  currency,
  countryCode: 'TW',
  address: '1 Memory Quay',
  story: [],
  highlights: [],
  setting: 'harbour',
  timeZone: zone,
  checkInTime: '15:00',
  checkOutTime: '12:00',
  policies: [],
  rules: null,
  rooms: [room],
  promotionDetails: [],
  region: named('mem-region', 'Memory'),
  nearby: [],
});
