import { hotelNumber } from '../../platform/hotel-number.ts';
import { vocabulary } from '../vocabulary.ts';
import type { ContentHotel } from './hotel.ts';

const listsOf = ({ place, group, brand }: ContentHotel): string[] => [
  `place:${place.code}`,
  `region:${place.region}`,
  ...(group === null ? [] : [`group:${group}`]),
  ...(brand === null ? [] : [`brand:${brand}`]),
];

/** The index in memory: every hotel by number and slug, and the lists that searches start from. */
export class Store<Hotel extends ContentHotel = ContentHotel> {
  readonly hotels = new Map<number, Hotel>();
  readonly bySlug = new Map<string, Hotel>();
  readonly lists = new Map<string, Hotel[]>();
  /** Increases with every change, for data derived from the store. */
  version = 0;

  /** A hotel by its number or slug, closed ones too. */
  find(idOrSlug: string): Hotel | undefined {
    return this.hotels.get(hotelNumber(idOrSlug)) ?? this.bySlug.get(idOrSlug);
  }

  list(kind: string, code: string): Hotel[] {
    return this.lists.get(`${kind}:${code}`) ?? [];
  }

  put(hotel: Hotel): void {
    const before = this.hotels.get(hotel.id);
    this.hotels.set(hotel.id, hotel);
    this.bySlug.set(hotel.slug, hotel);
    if (before && before.slug !== hotel.slug) this.bySlug.delete(before.slug);
    const keys = listsOf(hotel);
    for (const key of before ? listsOf(before) : [])
      if (!keys.includes(key))
        this.lists.set(key, this.lists.get(key)?.filter((one) => one !== before) ?? []);
    for (const key of keys) {
      const list = this.lists.get(key) ?? [];
      const at = before ? list.indexOf(before) : -1;
      if (at >= 0) list[at] = hotel;
      else list.push(hotel);
      this.lists.set(key, list);
    }
    this.version++;
  }
}

const featureBit = new Map([...vocabulary().features.keys()].map((code, i) => [code, 1 << i]));
export const bitsOf = (features: readonly string[]): number =>
  features.reduce((bits, code) => bits | (featureBit.get(code) ?? 0), 0);
