import type { CheckInHours } from '@voyage/domain/check-in-hours.ts';
import type { Locale, LocalizedText } from '@voyage/domain/locale.ts';
import type { Read } from '@voyage/domain/partial-text.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { HotelDetail, planSearch } from '@voyage/contracts/hotel.ts';
import type {
  brandHotels,
  deployedHotels,
  hotelEvents,
  ownGroups,
  region,
  regions,
  tpGroups,
} from '@voyage/contracts/hotel-lists.ts';
import type { locations, searchLocation, suggest } from '@voyage/contracts/location.ts';
import type { HotelSummary, Offer } from '@voyage/contracts/stay.ts';
import type { LocalAddress } from '../db/schema/inventory.ts';

/** An article in suggestions. */
export interface SuggestedArticle {
  slug: string;
  title: LocalizedText;
  category: LocalizedText;
}

type RoomType = Output<typeof planSearch.data>['rooms'][number]['room'];
/** A hotel as emails, orders and the desk need it. */
export interface HotelFacts extends Omit<HotelDetail, 'story' | 'highlights' | 'rooms'> {
  rooms: RoomType[];
}

export interface InventoryChange {
  /** The same in every process. */
  number: number;
  hotelId: number;
}

/** Those on sale, which is the default, or closed ones too: orders still name these. */
export type WhichHotels = 'open' | 'any';

/** Groups, brands, regions and the sitemap's data: lists besides the search. */
export interface ContentLists {
  /** Without `codes` all groups that have hotels; `groups` with their story and flagships. */
  groupCards(codes: string[], locale: Locale): Output<typeof tpGroups.data>['groups'];
  groups(codes: string[], locale: Locale): Output<typeof ownGroups.data>['groups'];
  /** @throws ApiError ht0011 */
  brand(group: string, brand: string, perRegion: number, locale: Locale): Output<typeof brandHotels.data>;
  regions(locale: Locale): Output<typeof regions.data>;
  /** @throws ApiError ht0011 */
  region(code: string, locale: Locale): Output<typeof region.data>;
  deployed(page: number, pageSize: number): Output<typeof deployedHotels.data>;
  /**
   * Promotions of a hotel and the high seasons of its place within a year, from today at the hotel. @throws
   * ApiError ht0001
   */
  events(idOrSlug: string, locale: Locale, now: Date): Output<typeof hotelEvents.data>;
}

/**
 * What hotels are, from this process's memory, but for what only their own page shows. May be a second old. Every
 * method returns texts in the visitor's language.
 */
export interface Content {
  /** By number or slug. @throws ApiError ht0001 */
  hotel(idOrSlug: string, locale: Locale, which?: WhichHotels): HotelFacts;
  /**
   * Its address as written there, where that is in none of our languages; null if unknown. Of closed ones too. @throws
   * ApiError ht0001
   */
  localAddress(id: number): LocalAddress | null;
  /**
   * The same with the hotel's story, its rooms' descriptions and all its pictures. What may have to be read from the
   * database is missing while that is unavailable: the story, and of a supplier the descriptions and all but the first
   * pictures. @throws ApiError ht0001
   */
  hotelDetail(idOrSlug: string, locale: Locale): Promise<HotelDetail>;
  /** @throws ApiError ht0001 */
  hotelSummary(hotelId: number, locale: Locale, which?: WhichHotels): HotelSummary;
  /** Whether a hotel is on sale. Never throws. */
  isOpen(hotelId: number): boolean;
  /** IANA name of the hotel's zone. @throws ApiError ht0001 */
  timeZone(hotelId: number): string;
  /** When it receives guests. @throws ApiError ht0001 */
  checkInHours(hotelId: number): CheckInHours;
  /** Of closed hotels and closed rooms too, which orders still name. @throws ApiError ht0001, ht0003 */
  room(hotelId: number, roomTypeId: number, locale: Locale): RoomType;
  /** Null: it no longer exists. */
  plan(code: string, locale: Locale): Offer['plan'] | null;
  /** Null: it no longer exists. */
  promotion(code: string, locale: Locale): Offer['promotion'];
  locations(locale: Locale): Output<typeof locations.data>;
  searchLocations(locale: Locale): Output<typeof searchLocation.data>;
  suggest(query: string, limit: number, locale: Locale): Output<typeof suggest.data>;
  readonly lists: ContentLists;
  specialRequests(locale: Locale): { code: string; name: string; group: string }[];
  /**
   * What a guest is to know: children, fees, smoking, arrival ... Of closed hotels too. A supplier's are missing while
   * the database is unavailable.
   */
  notes(hotelId: number, locale: Locale): Promise<Read<string[]>>;
  /** Loads changes since the last call. */
  refresh(): Promise<void>;
  /** Hotels whose rooms, rates or facts `refresh` has loaded within the last ten seconds. */
  recentChanges(): InventoryChange[];
  /** Prepares what the first visitor would otherwise wait for, in small steps. */
  warm(): Promise<void>;
  /** Drops data that is no longer needed. */
  purge(): Promise<void>;
}
