import type { RateCondition } from '@voyage/contracts/hotel-search.ts';
import type { LocalizedText } from '@voyage/domain/locale.ts';
import type { hotels } from '../../../db/schema/inventory.ts';
import type { CancellationPolicy } from '@voyage/domain/cancellation.ts';
import type { Place } from '../../places.ts';
import type { Rooms } from './rooms.ts';
import { hotelNumber } from '../../../platform/hotel-number.ts';
import { vocabulary, type Plan, type PromotionKind } from '../../vocabulary.ts';

/** One object, in one list, for all hotels that sell the same. */
export interface StoredPlan {
  plan: Plan;
  factorPermille: number;
  policy: CancellationPolicy;
  /**
   * A combination of `conditionBits`; free cancellation by policy only, since its deadline depends on the
   * stay.
   */
  bits: number;
}
/** A hotel as it is stored, with what its codes stand for; its story is read when it is shown (stories.ts). */
export interface StoredHotel extends Omit<
  typeof hotels.$inferSelect,
  'place' | 'groupCode' | 'promotions' | 'story'
> {
  place: Place;
  group: string;
  standfirst: LocalizedText;
  featureBits: number;
  promotions: PromotionKind[];
  leadPictures: number;
  rooms: Rooms;
  plans: readonly StoredPlan[];
}

/** The catalogue in memory: every hotel by number and slug, and the lists that searches start from. */
export class Store {
  readonly hotels = new Map<number, StoredHotel>();
  readonly bySlug = new Map<string, StoredHotel>();
  readonly lists = new Map<string, StoredHotel[]>();
  /** Increases with every change, for data derived from the store. */
  version = 0;

  /** A hotel by its number or slug, closed ones too. */
  find(idOrSlug: string): StoredHotel | undefined {
    return this.hotels.get(hotelNumber(idOrSlug)) ?? this.bySlug.get(idOrSlug);
  }

  list(kind: string, code: string): StoredHotel[] {
    return this.lists.get(`${kind}:${code}`) ?? [];
  }

  put(hotel: StoredHotel): void {
    const before = this.hotels.get(hotel.id);
    this.hotels.set(hotel.id, hotel);
    this.bySlug.set(hotel.slug, hotel);
    for (const key of [
      `place:${hotel.place.code}`,
      `region:${hotel.place.region}`,
      `group:${hotel.group}`,
      `brand:${hotel.brand}`,
    ]) {
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

/** Conditions on a rate, as bits. */
export const conditionBits = {
  privilegeOnly: 1,
  freeCancellation: 2,
  payAtHotel: 4,
  breakfast: 8,
} satisfies Record<RateCondition, number>;
export const planBits = (plan: Plan, policy: CancellationPolicy): number =>
  (plan.memberOnly ? conditionBits.privilegeOnly : 0) |
  (policy.kind === 'non-refundable' ? 0 : conditionBits.freeCancellation) |
  (plan.payAt === 'property' ? conditionBits.payAtHotel : 0) |
  (plan.breakfasts > 0 ? conditionBits.breakfast : 0);
