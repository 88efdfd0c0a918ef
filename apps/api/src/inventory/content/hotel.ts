import type { Locale, LocalizedText } from '@voyage/domain/locale.ts';
import type { Capacity } from '@voyage/domain/room-capacity.ts';
import type { hotels, SuppliedPicture, SuppliedRoom } from '../../db/schema/inventory.ts';
import type { Place } from '../places.ts';
import type { PromotionKind } from '../vocabulary.ts';

/** What many rooms have in common: one object for all of them. */
export interface RoomKind {
  code: string;
  capacity: Capacity;
  picture: string | null;
  bed: string | null;
  view: string | null;
  bath: string | null;
  floorLow: number | null;
  floorHigh: number | null;
  connecting: boolean;
  /** A supplier's own words; null: those of the codes. */
  supplied: Omit<SuppliedRoom, 'description'> | null;
}
export interface ContentRoom {
  id: number;
  kind: RoomKind;
  /** null if unknown. */
  sizeSquareMetres: number | null;
  /** Only orders name it. */
  closed: boolean;
}
/** A hotel as it is stored, with what its codes stand for; the rest is read when it is shown (details.ts). */
export interface ContentHotel extends Omit<
  typeof hotels.$inferSelect,
  | 'supplier'
  | 'place'
  | 'groupCode'
  | 'name'
  | 'address'
  | 'promotions'
  | 'story'
  | 'pictures'
  | 'suppliedPictures'
> {
  place: Place;
  group: string | null;
  /** Texts that their source lacks in a language are in another (`borrowed`). */
  name: LocalizedText;
  address: LocalizedText;
  standfirst: LocalizedText;
  /** By text and by language of the reader, the language in which it is instead. */
  borrowed: Partial<Record<'name' | 'address' | 'standfirst', Partial<Record<Locale, Locale>>>>;
  featureBits: number;
  promotions: PromotionKind[];
  /** Those that browsers may fetch; the first of a supplier's. */
  pictures: readonly (string | SuppliedPicture)[];
  leadPictures: number;
  /** Whether it has rates for members. */
  memberRate: boolean;
  /** The cheapest first. */
  rooms: Iterable<ContentRoom>;
}
