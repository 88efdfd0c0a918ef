import type { CancellationWindow } from '@voyage/domain/cancellation-windows.ts';
import type { Party } from '@voyage/domain/occupancy.ts';
import { addDays, type IsoDay } from '@voyage/domain/stay-date.ts';
import type { StayLimits } from '@voyage/domain/stay-limits.ts';
import type { FeeAtHotel } from '@voyage/domain/rate-terms.ts';
import { instantInZone } from '@voyage/domain/zoned-time.ts';
import type { HotelDetail } from '@voyage/contracts/hotel.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { langsOf, readIn } from '@voyage/domain/partial-text.ts';

// One hotel in one city, neither of which is in our content or our tables. Its texts lack languages, as those of real
// suppliers do.

const named = (code: string, name: string) => ({ code, name });
export const zone = 'Asia/Taipei';
export const currency = 'USD';
/** Cents per night, and what each child adds: the party of each room decides its price. */
const nightly = 30_000;
const perChild = 5_000;
export const nightlyOf = (rooms: readonly Party[]): number =>
  rooms.reduce((sum, { childAges }) => sum + nightly + childAges.length * perChild, 0);
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
export const plans = [
  plan('mem-later', 'Pay at the hotel', 'property'),
  plan('mem-now', 'Pay now', 'prepaid'),
];

const story = {
  'zh-cn': ['一座面朝港口的小酒店。'],
  en: ['A small hotel that looks over the harbour.'],
};
const caption = { en: 'The harbour at night' };
const name = { en: 'The Memory Harbour' };
const district = { en: 'Harbour' };
const address = { 'zh-tw': '記憶碼頭一號', en: '1 Memory Quay' };

export const hotelOf = (locale: Locale): HotelDetail => ({
  id: '9001',
  slug: 'the-memory-harbour',
  name: name.en,
  place: named('mem', 'Memory'),
  district: district.en,
  country: 'Taiwan',
  group: named('mem-group', 'Memory Group'),
  brand: named('mem-brand', 'Memory Brand'),
  point: { lat: 25, lng: 121 },
  pictures: [
    {
      sizes: [350, 1000, 2000].map((width) => ({
        width,
        address: `https://i.pictures.example/harbour-${width}.jpg`,
      })),
      caption: caption.en,
      ...langsOf({ caption: readIn(caption, locale) }, locale),
    },
    'room-harbour',
  ],
  leadPictures: 1,
  standfirst: null,
  openedYear: 2020,
  renovatedYear: null,
  roomCount: capacity,
  features: [],
  promotions: [],
  flagship: false,
  memberRate: false,
  currency,
  countryCode: 'TW',
  address: readIn(address, locale)?.value ?? '',
  story: readIn(story, locale)?.value ?? [],
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
  ...langsOf(
    {
      name: readIn(name, locale),
      district: readIn(district, locale),
      story: readIn(story, locale),
      address: readIn(address, locale),
    },
    locale,
  ),
});
