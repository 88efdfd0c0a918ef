import type { MembershipRefusal, MembershipOffer } from '@voyage/domain/membership.ts';
import { membershipOffer } from '@voyage/domain/membership.ts';
import type { Level } from '@voyage/domain/level.ts';
import { ageOn, registrantAgeVerdict } from '@voyage/domain/registrant-age.ts';
import { taipeiDay } from '@voyage/domain/stay-date.ts';
import { monthlyFreeBookings } from '@voyage/domain/tier.ts';
import { and, eq, gt, inArray } from '../../db/drizzle.ts';
import type { Transaction } from '../../db/connect.ts';
import type { ProductDetail } from '../../db/schema/product-detail.ts';
import { productOrders } from '../../db/schema/orders.ts';
import { users } from '../../db/schema/users.ts';
import { errors } from '../../platform/errors.ts';
import { maxOpenOrders } from '../../session/sending-limits.ts';
import type { Member } from '../account/members/find-member.ts';
import { offeredLevel } from '../account/registration/invite.ts';
import type { ProductOrderRow } from '../orders/orders.ts';

/** What a member may buy at this moment, and whether an accepted invitation offers it. */
export async function offerFor(
  orm: Pick<Transaction, 'select'>,
  member: Member,
  wanted: Level,
  now: Date,
  { consented = false, begun = false }: { consented?: boolean; begun?: boolean } = {},
): Promise<MembershipOffer & { invited: boolean }> {
  const young =
    member.birthDate !== null &&
    registrantAgeVerdict(ageOn(member.birthDate, taipeiDay(now))) === 'guardian-consent';
  const invited = begun || (await offeredLevel(orm, member, now))?.level === wanted;
  const offer = membershipOffer({
    current: member.level,
    endsAt: member.membershipExpiresAt,
    wanted,
    now,
    invited,
    needsConsent: young && !consented && !member.guardianConsent,
  });
  return { ...offer, invited };
}

/**
 * What an order buys if it is paid now: a year of a level follows the one that runs, and begins now if none
 * does, whatever was true when it was ordered. A refusal if it would buy nothing: the level is the member's
 * already, or a higher one is; or credits for a level without a limit. `begun`: the payment of an invited
 * member has begun in time. Nothing that this reads can change once the member is locked (`lockMember`).
 */
export async function purchaseNow(
  orm: Pick<Transaction, 'select'>,
  { detail, userId }: Pick<ProductOrderRow, 'detail' | 'userId'>,
  now: Date,
  { begun = false }: { begun?: boolean } = {},
): Promise<{ detail: ProductDetail } | { refusal: MembershipRefusal }> {
  if (detail.kind !== 'membership' && detail.kind !== 'booking-credit') return { detail };
  const [member] = await orm.select().from(users).where(eq(users.id, userId));
  if (!member) return { refusal: 'not-for-sale' };
  if (detail.kind === 'booking-credit')
    return monthlyFreeBookings(member.level) === null ? { refusal: 'not-for-sale' } : { detail };
  const offer = await offerFor(orm, member, detail.level, now, { begun: begun && detail.invited });
  if (!offer.allowed) return { refusal: offer.reason };
  return {
    detail: {
      ...detail,
      offer: offer.kind,
      startsAt: offer.startsAt.toISOString(),
      endsAt: offer.endsAt.toISOString(),
    },
  };
}

/** In a transaction that has locked the member. @throws ApiError au0105 (too many unpaid orders already) */
export async function assertFewOpen(tx: Pick<Transaction, '$count'>, userId: string, now: Date) {
  const open = and(
    eq(productOrders.userId, userId),
    eq(productOrders.status, 'open'),
    inArray(productOrders.kind, ['membership', 'booking-credit', 'fast-track']),
    gt(productOrders.expiresAt, now),
  );
  if ((await tx.$count(productOrders, open)) >= maxOpenOrders) throw errors.tooManyAttempts();
}
