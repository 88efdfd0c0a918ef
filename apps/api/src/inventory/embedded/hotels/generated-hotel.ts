import type { Locale, LocalizedText } from '@voyage/domain/locale.ts';
import type { hotels, ratePlans, roomTypes } from '../../../db/schema/inventory.ts';

/** The texts of our own hotels, in every language. */
export interface OwnTexts {
  name: LocalizedText;
  address: LocalizedText;
  story: {
    standfirst: LocalizedText;
    paragraphs: Record<Locale, string[]>;
    highlights: Record<Locale, string[]>;
  };
}
/** Facts of our own hotels that may be unknown of others. */
export interface KnownFacts {
  brand: string;
  groupCode: string;
  openedYear: number;
  roomCount: number;
}
export type HotelRow = Omit<typeof hotels.$inferInsert, keyof OwnTexts | keyof KnownFacts | 'supplier'> &
  OwnTexts &
  KnownFacts;
export type RoomRow = Omit<typeof roomTypes.$inferInsert, 'sizeSquareMetres'> & { sizeSquareMetres: number };
/** Rows of one hotel of the demonstration. */
export interface GeneratedHotel {
  hotel: HotelRow & { supplier: 'embedded' };
  rooms: RoomRow[];
  plans: (typeof ratePlans.$inferInsert)[];
}
