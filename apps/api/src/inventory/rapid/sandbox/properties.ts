import type { LocalizedText } from '@voyage/domain/locale.ts';
import { itemAt } from '@voyage/domain/item-at.ts';
import type { District, Place } from '../../places.ts';
import { vocabulary } from '../../vocabulary.ts';
import {
  generatedProperty,
  samplePropertyData,
  type SampleProperty,
  type Style,
} from './sample-property-data.ts';

/** A property of the sandbox: what the supplier would know of one. Amounts are whole, in the currency that it bills. */
export interface SandboxProperty {
  id: string;
  /** Its position, which decides what is chosen by chance. */
  index: number;
  sample: SampleProperty;
  style: Style;
  place: Place;
  district: District;
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
  kind: Style['kinds'][number];
  /** Of a night, without taxes. */
  nightly: number;
  /** For each child a night. */
  child: number;
  most: { adults: number; guests: number };
  /** How many there are. */
  count: number;
  /** Whether the supplier says how many are left. */
  isCountKnown: boolean;
  beds: readonly { id: string; name: LocalizedText }[];
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

function bedsOf(kind: Style['kinds'][number]): SandboxRoom['beds'] {
  return kind.beds.flatMap((code) => {
    const name = samplePropertyData.beds[code];
    return name ? [{ id: `b-${code}`, name }] : [];
  });
}

/** For each room and night, where it is not 25. */
const fees: Record<string, number> = { JPY: 2_500, TWD: 500, THB: 600, IDR: 250_000, KRW: 25_000, HKD: 150 };

function propertyOf(sample: SampleProperty, index: number): SandboxProperty {
  const place = vocabulary().places.get(sample.place);
  const district = place?.districts.find(({ slug }) => slug === sample.district);
  const style = samplePropertyData.styles[sample.style];
  if (!place || !district || !style) throw new Error(`${sample.name.en}: there is no such place or style`);
  const nightly = 9_000 + ((index * 7) % 40) * 500;
  const room = (kind: Style['kinds'][number], position: number): SandboxRoom => ({
    id: `${position + 1}-${index}`,
    kind,
    nightly: nightly + position * 8_000,
    child: 1_500,
    most: { adults: 2, guests: 3 },
    count: 4,
    isCountKnown: position !== 1,
    beds: bedsOf(kind),
  });
  return {
    id: String(19_000 + index),
    index,
    sample,
    style,
    place,
    district,
    zone: place.timeZone,
    rooms: style.kinds
      .slice(0, index < samplePropertyData.properties.length ? 2 + (index % 3) : undefined)
      .map(room),
    resortFee: index % 3 === 0 ? { value: fees[place.currency] ?? 25, currency: place.currency } : null,
  };
}

/** As many properties as wanted: those that are written one by one, and then others that are made of their parts. */
export function sandboxProperties(count: number): SandboxProperty[] {
  const places = [...vocabulary().places.values()];
  return Array.from({ length: count }, (_, index) =>
    propertyOf(
      index < samplePropertyData.properties.length
        ? itemAt(samplePropertyData.properties, index)
        : generatedProperty(places, index),
      index,
    ),
  );
}
