import type { Locale } from '@voyage/domain/locale.ts';
import { canBookOnBehalf } from '@voyage/domain/tier.ts';
import { and, eq, inArray } from '../../db/drizzle.ts';
import { loyaltyNumbers } from '../../db/schema/benefits.ts';
import { users } from '../../db/schema/users.ts';
import { errors } from '../../platform/errors.ts';
import { oneOf, readRows } from '../../platform/content-files.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../../session/caller.ts';
import { logStaff } from '../records/staff-log.ts';

let cached:
  | { code: string; kind: 'hotel' | 'airline'; name: Record<string, string>; group: string | null }[]
  | undefined;
/** Programmes of the hotel groups and of airlines (content/vocabulary/loyalty-programmes.tsv). */
const programmes = () =>
  (cached ??= readRows('vocabulary/loyalty-programmes.tsv').map((row) => ({
    code: row.code ?? '',
    kind: oneOf(['hotel', 'airline'], row.kind),
    name: row.text,
    group: row.group || null,
  })));

/** The programmes, named in a language. */
export const loyaltyProgrammesIn = (locale: Locale) =>
  programmes().map((programme) => ({ ...programme, name: programme.name[locale] ?? programme.code }));
export const programmeOfGroup = (group: string) =>
  programmes().find((programme) => programme.kind === 'hotel' && programme.group === group);

/**
 * The member concerned: the caller, or the member for whom staff are booking, which is logged. @throws
 * ApiError au0107, us0002
 */
async function targetOf(services: Services, caller: Caller, userId: string | undefined, kind: string) {
  if (!userId || userId === caller.userId) return caller.userId;
  if (!canBookOnBehalf(caller)) {
    services.log.warn(
      { caller: caller.userId, member: userId },
      "access to another member's loyalty numbers",
    );
    throw errors.accessDenied();
  }
  const [row] = /^[0-9a-f-]{36}$/.test(userId)
    ? await services.db.orm.select({ id: users.id }).from(users).where(eq(users.id, userId))
    : [];
  if (!row) throw errors.memberOrProgrammeNotFound();
  await logStaff(services, services.db.orm, { actorId: caller.userId, subjectId: userId, kind });
  return userId;
}

async function numbersOf({ db }: Services, userId: string, programmes?: string[]) {
  const own = eq(loyaltyNumbers.userId, userId);
  const rows = await db.orm
    .select()
    .from(loyaltyNumbers)
    .where(programmes ? and(own, inArray(loyaltyNumbers.programme, programmes)) : own)
    .orderBy(loyaltyNumbers.programme);
  return rows.map(({ programme, number }) => ({ programme, number }));
}

export async function readLoyalty(
  services: Services,
  caller: Caller,
  brands: string | undefined,
  userId: string | undefined,
) {
  return numbersOf(
    services,
    await targetOf(services, caller, userId, 'loyalty-read'),
    brands?.split(',').filter(Boolean),
  );
}

/** @throws ApiError au0107, us0002 (no such member or programme) */
export async function saveLoyaltyNumber(
  services: Services,
  caller: Caller,
  { programme, number }: { programme: string; number: string | null },
  userId: string | undefined,
) {
  if (!programmes().some((p) => p.code === programme)) throw errors.memberOrProgrammeNotFound();
  const target = await targetOf(services, caller, userId, 'loyalty-write');
  const { orm } = services.db;
  if (number === null)
    await orm
      .delete(loyaltyNumbers)
      .where(and(eq(loyaltyNumbers.userId, target), eq(loyaltyNumbers.programme, programme)));
  else
    await orm
      .insert(loyaltyNumbers)
      .values({ userId: target, programme, number, updatedAt: services.now() })
      .onConflictDoUpdate({
        target: [loyaltyNumbers.userId, loyaltyNumbers.programme],
        set: { number, updatedAt: services.now() },
      });
  return numbersOf(services, target);
}
