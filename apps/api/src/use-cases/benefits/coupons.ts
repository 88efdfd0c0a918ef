import type { Output } from '@voyage/contracts/endpoint.ts';
import type { Coupon, couponPolicy, coupons as couponsContract } from '@voyage/contracts/coupon.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { taipeiDay } from '@voyage/domain/stay-date.ts';
import type { Level } from '@voyage/domain/level.ts';
import { and, asc, eq, sql } from '../../db/drizzle.ts';
import { coupons, couponSerials } from '../../db/schema/benefits.ts';
import { users } from '../../db/schema/users.ts';
import { errors } from '../../platform/errors.ts';
import { readerLocale } from '../../mail/brands.ts';
import { emailMember } from '../../mail/email-member.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../../session/caller.ts';

type Row = typeof coupons.$inferSelect;
type Serial = typeof couponSerials.$inferSelect;
const todayInTaipei = (services: Services) => taipeiDay(services.now());
/** A coupon of a level is for that level alone, as the FAQ and the member terms say. */
const isEligible = (coupon: Row, level: Level) => coupon.level === null || coupon.level === level;

function describe(services: Services, coupon: Row, serial: Serial | undefined, locale: Locale): Coupon {
  const state = serial?.takenAt
    ? 'taken'
    : coupon.expiresOn < todayInTaipei(services)
      ? 'expired'
      : 'available';
  return {
    id: coupon.id,
    name: coupon.name[locale],
    supplier: coupon.supplier[locale],
    picture: coupon.picture,
    expiresOn: coupon.expiresOn,
    level: coupon.level,
    use: coupon.use,
    state,
    serialNumber: serial?.takenAt ? serial.serial : null,
    takenAt: serial?.takenAt?.toISOString() ?? null,
  };
}

/** Coupons of the member's level, and those taken before a level ended; available ones first. */
export async function listCoupons(
  services: Services,
  caller: Caller,
  { state, page, pageSize }: Output<typeof couponsContract.body>,
  locale: Locale,
): Promise<Output<typeof couponsContract.data>> {
  const { orm } = services.db;
  const own = new Map(
    (await orm.select().from(couponSerials).where(eq(couponSerials.userId, caller.userId))).map((serial) => [
      serial.couponId,
      serial,
    ]),
  );
  const order = { available: 0, taken: 1, expired: 2 };
  const all = (await orm.select().from(coupons).orderBy(asc(coupons.expiresOn), asc(coupons.id)))
    .filter((coupon) => isEligible(coupon, caller.level) || own.get(coupon.id)?.takenAt)
    .map((coupon) => describe(services, coupon, own.get(coupon.id), locale))
    .filter((coupon) => !state || coupon.state === state)
    .toSorted((a, b) => order[a.state] - order[b.state]);
  return { total: all.length, page, pageSize, coupons: all.slice((page - 1) * pageSize, page * pageSize) };
}

/** @throws ApiError cp0001 (unknown, or not for this level) */
async function couponOf(
  services: Services,
  caller: Caller,
  id: string,
): Promise<{ coupon: Row; serial: Serial | undefined }> {
  const { orm } = services.db;
  const [coupon] = await orm.select().from(coupons).where(eq(coupons.id, id));
  const [serial] = coupon
    ? await orm
        .select()
        .from(couponSerials)
        .where(and(eq(couponSerials.couponId, id), eq(couponSerials.userId, caller.userId)))
    : [];
  if (!coupon || (!isEligible(coupon, caller.level) && !serial?.takenAt)) throw errors.couponNotFound();
  return { coupon, serial };
}

/** The serial number reserved for the member, if any. @throws ApiError cp0001 */
export async function couponSerialOf(services: Services, caller: Caller, id: string) {
  const { serial } = await couponOf(services, caller, id);
  return { serialNumber: serial?.serial ?? null, taken: Boolean(serial?.takenAt) };
}

/**
 * Reserves a serial number for the member, once; concurrent calls never share one. @throws ApiError cp0001,
 * cp0002 (expired), cp0004 (none left)
 */
export async function reserveCoupon(services: Services, caller: Caller, id: string) {
  const { coupon, serial } = await couponOf(services, caller, id);
  if (serial) return { serialNumber: serial.serial, taken: serial.takenAt !== null };
  if (coupon.expiresOn < todayInTaipei(services)) throw errors.couponExpired();
  return services.db.orm.transaction(async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`coupon:${coupon.id}:${caller.userId}`}, 0))`,
    );
    const [mine] = await tx
      .select()
      .from(couponSerials)
      .where(and(eq(couponSerials.couponId, id), eq(couponSerials.userId, caller.userId)));
    if (mine) return { serialNumber: mine.serial, taken: mine.takenAt !== null };
    const { rows } = await tx.execute<{ serial: string }>(
      sql`update coupon_serials set user_id = ${caller.userId}, assigned_at = ${services.now()} where serial = (select serial from coupon_serials where coupon_id = ${coupon.id} and user_id is null order by serial limit 1 for update skip locked) returning serial`,
    );
    if (!rows[0]) throw errors.noCouponsLeft();
    return { serialNumber: rows[0].serial, taken: false };
  });
}

/** @throws ApiError cp0001, cp0002, cp0003 (not the member's serial number) */
export async function takeCoupon(
  services: Services,
  caller: Caller,
  id: string,
  serialNumber: string,
  locale: Locale,
): Promise<Coupon> {
  const { coupon, serial } = await couponOf(services, caller, id);
  if (!serial || serial.serial !== serialNumber) throw errors.invalidSerialNumber();
  if (!serial.takenAt) {
    if (coupon.expiresOn < todayInTaipei(services)) throw errors.couponExpired();
    await services.db.orm.transaction(async (tx) => {
      await tx
        .update(couponSerials)
        .set({ takenAt: services.now() })
        .where(eq(couponSerials.serial, serialNumber));
      const [member] = await tx.select().from(users).where(eq(users.id, caller.userId));
      if (!member) return;
      const reader = readerLocale(member.brand, member.lang);
      await emailMember(tx, member, {
        template: 'coupon-taken',
        now: services.now(),
        dedupeKey: `coupon-taken:${serialNumber}`,
        data: {
          couponId: coupon.id,
          coupon: coupon.name[reader],
          supplier: coupon.supplier[reader],
          serialNumber,
          expiresOn: coupon.expiresOn,
        },
      });
    });
  }
  return describe(services, coupon, { ...serial, takenAt: serial.takenAt ?? services.now() }, locale);
}

/** @throws ApiError cp0001 */
export async function couponPolicyOf(
  services: Services,
  caller: Caller,
  id: string,
  locale: Locale,
): Promise<Output<typeof couponPolicy.data>> {
  const { coupon } = await couponOf(services, caller, id);
  return {
    name: coupon.name[locale],
    supplier: coupon.supplier[locale],
    expiresOn: coupon.expiresOn,
    paragraphs: coupon.usagePolicy[locale],
  };
}
