import type { hotels, ratePlans, roomTypes } from '../../../db/schema/inventory.ts';

/** Rows of one hotel of the demonstration. */
export interface GeneratedHotel {
  hotel: typeof hotels.$inferInsert;
  rooms: (typeof roomTypes.$inferInsert)[];
  plans: (typeof ratePlans.$inferInsert)[];
}
