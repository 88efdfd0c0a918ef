import type { CouponUse } from '@voyage/domain/coupon-use.ts';
import type { LocalizedText } from '@voyage/domain/locale.ts';
import type { Level } from '@voyage/domain/level.ts';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from '../drizzle.ts';
import type { StoredRooms } from '../stored-rooms.ts';
import { instantColumn, day } from './columns.ts';
import { ofUser, users } from './users.ts';

// What a member has saved.

export const loyaltyNumbers = pgTable(
  'loyalty_numbers',
  {
    userId: ofUser('user_id'),
    /** A hotel group of the vocabulary, or an airline programme. */
    programme: text().notNull(),
    number: text().notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.programme] })],
);
export const favourites = pgTable(
  'favourites',
  {
    userId: ofUser('user_id'),
    hotelId: integer('hotel_id').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    /** The member's private note. */
    note: text().notNull().default(''),
    /** The dates and party that it was saved for. */
    stay: jsonb().$type<StoredRooms & { checkIn: string; checkOut: string }>(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.hotelId] })],
);
export const coupons = pgTable('coupons', {
  id: uuid().primaryKey(),
  name: jsonb().$type<LocalizedText>().notNull(),
  supplier: jsonb().$type<LocalizedText>().notNull(),
  /** Paragraphs of the usage policy. */
  usagePolicy: jsonb('usage_policy').$type<Record<keyof LocalizedText, string[]>>().notNull(),
  picture: text().notNull(),
  /** The stays it can be used with; null if not stated. */
  use: jsonb().$type<CouponUse>(),
  /** Only for members of this level; null: for everybody. */
  level: text().$type<Level>(),
  expiresOn: day('expires_on').notNull(),
});
export const couponSerials = pgTable(
  'coupon_serials',
  {
    serial: text().primaryKey(),
    couponId: uuid('coupon_id')
      .notNull()
      .references(() => coupons.id),
    userId: uuid('user_id').references(() => users.id),
    assignedAt: instantColumn('assigned_at'),
    takenAt: instantColumn('taken_at'),
  },
  (t) => [index('coupon_serials_coupon').on(t.couponId, t.userId)],
);
