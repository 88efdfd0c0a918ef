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
export type HotelRow = Omit<typeof hotels.$inferInsert, keyof OwnTexts | 'supplier' | 'openedYear'> &
  OwnTexts & { openedYear: number };
/** Rows of one hotel of the demonstration. */
export interface GeneratedHotel {
  hotel: HotelRow & { supplier: 'embedded' };
  rooms: (typeof roomTypes.$inferInsert)[];
  plans: (typeof ratePlans.$inferInsert)[];
}
