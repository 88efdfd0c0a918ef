import type { Locale } from '@voyage/domain/locale.ts';

/** A property of the sandbox: what the supplier would know of one. Amounts are whole, in the currency that it bills. */
export interface SandboxProperty {
  id: string;
  /** Where it is. */
  city: SandboxCity;
  /** IANA. */
  zone: string;
  rooms: readonly SandboxRoom[];
  /** Days, in UTC: when its content last changed, and since when it is sold no more; none: never. */
  updatedOn?: string;
  inactiveOn?: string;
  /** Collected by the hotel for each room and night. */
  resortFee: { value: number; currency: string } | null;
}
export interface SandboxRoom {
  id: string;
  /** Of a night, without taxes. */
  nightly: number;
  /** For each child a night. */
  child: number;
  most: { adults: number; guests: number };
  /** How many there are; null: the supplier does not say how many are left. */
  count: number;
  isCountKnown: boolean;
  beds: readonly { id: string; name: Record<Locale, string> }[];
}

/** How a rate can be cancelled, and what it costs. */
export interface SandboxRate {
  id: string;
  member: boolean;
  /** Of the price, in percent. */
  discount: number;
  /** Each begins at 18:00, some days before arrival, at the hotel; none: it is never refunded. */
  penalties: readonly ({ days: number } & ({ percent: number } | { nights: number } | { amount: number }))[];
}

export const sandboxRates: readonly SandboxRate[] = [
  {
    id: 'flexible',
    member: false,
    discount: 0,
    penalties: [
      { days: 3, nights: 1 },
      { days: 1, percent: 80 },
    ],
  },
  { id: 'fixed-fee', member: false, discount: 4, penalties: [{ days: 7, amount: 2_500 }] },
  { id: 'advance', member: false, discount: 12, penalties: [] },
  { id: 'member', member: true, discount: 10, penalties: [{ days: 2, percent: 100 }] },
];

const king = {
  en: '1 king bed',
  'zh-tw': '一張特大雙人床',
  'zh-cn': '一张特大双人床',
  ja: 'キングベッド1台',
};
const twin = { en: '2 single beds', 'zh-tw': '兩張單人床', 'zh-cn': '两张单人床', ja: 'シングルベッド2台' };

const cities = [
  { name: 'Tokyo', country: 'JP', lat: 35.67, lng: 139.75, zone: 'Asia/Tokyo', currency: 'JPY' },
  { name: 'Paris', country: 'FR', lat: 48.86, lng: 2.34, zone: 'Europe/Paris', currency: 'EUR' },
  { name: 'New York', country: 'US', lat: 40.75, lng: -73.98, zone: 'America/New_York', currency: 'USD' },
  { name: 'Bangkok', country: 'TH', lat: 13.73, lng: 100.53, zone: 'Asia/Bangkok', currency: 'THB' },
] as const;
export type SandboxCity = (typeof cities)[number];

/** As many properties as wanted, in several time zones, each with two rooms at prices of its own. */
export const sandboxProperties = (count: number): SandboxProperty[] =>
  Array.from({ length: count }, (_, index) => {
    const city = cities[index % cities.length] ?? cities[0];
    const { zone, currency } = city;
    const nightly = 9_000 + ((index * 7) % 40) * 500;
    const room = (id: string, dearer: number, isCountKnown: boolean): SandboxRoom => ({
      id: `${id}-${index}`,
      nightly: nightly + dearer,
      child: 1_500,
      most: { adults: 2, guests: 3 },
      count: 4,
      isCountKnown,
      beds: [
        { id: 'b-king', name: king },
        { id: 'b-twin', name: twin },
      ],
    });
    return {
      id: String(19_000 + index),
      city,
      zone,
      rooms: [room('deluxe', 0, true), room('suite', 8_000, false)],
      resortFee: index % 3 === 0 ? { value: 10, currency } : null,
    };
  });
