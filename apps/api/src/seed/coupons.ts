import { readJsonFile } from '../platform/content-files.ts';
import type { Database } from '../db/connect.ts';
import { coupons, couponSerials } from '../db/schema/benefits.ts';

type Gift = Omit<typeof coupons.$inferInsert, 'expiresOn'> & {
  months: number;
  serials: number;
  prefix: string;
};

/** Demonstration gifts, each valid for some months from the first start on. */
export async function seedCoupons(db: Database, now: Date): Promise<void> {
  for (const { months, serials, prefix, ...gift } of readJsonFile<Gift[]>('coupons.json')) {
    const end = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months + 1, 0))
      .toISOString()
      .slice(0, 10);
    const made = await db.orm
      .insert(coupons)
      .values({ ...gift, expiresOn: end })
      .onConflictDoNothing()
      .returning({ id: coupons.id });
    if (made.length > 0)
      await db.orm.insert(couponSerials).values(
        Array.from({ length: serials }, (_, i) => ({
          couponId: gift.id,
          serial: `${prefix}-${(i * 7919 + 104_729).toString(36).toUpperCase().padStart(6, '0')}`,
        })),
      );
  }
}
