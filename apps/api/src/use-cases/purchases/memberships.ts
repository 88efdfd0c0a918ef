import type { Output } from '@voyage/contracts/endpoint.ts';
import type {
  membershipAllow,
  memberships as membershipsContract,
  orderMembership,
} from '@voyage/contracts/membership.ts';
import { isPurchasable, yearlyFeeTwd } from '@voyage/domain/membership.ts';
import { policy } from '@voyage/domain/policy.ts';
import type { Level } from '@voyage/domain/level.ts';
import { monthlyFreeBookings } from '@voyage/domain/tier.ts';
import { and, eq, gt } from '../../db/drizzle.ts';
import { users } from '../../db/schema/users.ts';
import { productOrders } from '../../db/schema/orders.ts';
import { errors } from '../../platform/errors.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../../session/caller.ts';
import { findMember } from '../account/members/find-member.ts';
import type { ProductDetail } from '../../db/schema/product-detail.ts';
import { writeOrder, type ProductOrderRow } from '../orders/orders.ts';
import { lockMember } from '../account/members/lock-member.ts';
import { assertFewOpen, offerFor } from './purchase-now.ts';

const sold = ['basic', 'elite', 'platinum', 'noir'] as const;
const minutesToPay = 60;

/** The price list (docs/product/decisions.md: a server-side list with a named reading). */
export function priceList(): Output<typeof membershipsContract.data> {
  return {
    memberships: sold.map((level) => ({
      level,
      priceTwd: yearlyFeeTwd(level),
      listPriceTwd: level === 'basic' ? policy.fees.other.basic : yearlyFeeTwd(level),
      purchasable: isPurchasable(level),
      invitationOnly: level === 'noir',
      monthlyFreeBookings: monthlyFreeBookings(level),
    })),
    bookingCredit: { priceTwd: policy.bookingCredit.twd, packs: [...policy.bookingCredit.packs] },
  };
}

export async function allowMembership(
  services: Services,
  caller: Caller,
  wanted: Level,
): Promise<Output<typeof membershipAllow.data>> {
  const offer = await offerFor(
    services.db.orm,
    await findMember(services, caller.userId),
    wanted,
    services.now(),
  );
  const priceTwd = yearlyFeeTwd(wanted);
  return offer.allowed
    ? {
        allowed: true,
        kind: offer.kind,
        reason: null,
        priceTwd,
        startsAt: offer.startsAt.toISOString(),
        endsAt: offer.endsAt.toISOString(),
      }
    : { allowed: false, kind: null, reason: offer.reason, priceTwd, startsAt: null, endsAt: null };
}

/** @throws ApiError py0001 with the reason, au0105 */
export async function createMembershipOrder(
  services: Services,
  caller: Caller,
  { level, brand, guardianConsent }: Output<typeof orderMembership.body>,
): Promise<ProductOrderRow> {
  const member = await findMember(services, caller.userId);
  const offer = await offerFor(services.db.orm, member, level, services.now(), {
    consented: guardianConsent !== undefined,
  });
  if (!offer.allowed) throw errors.notPurchasable({ reason: offer.reason });
  const detail: ProductDetail = {
    kind: 'membership',
    level,
    offer: offer.kind,
    startsAt: offer.startsAt.toISOString(),
    endsAt: offer.endsAt.toISOString(),
    invited: offer.invited,
  };
  return services.db.orm.transaction(async (tx) => {
    // so that two tabs make one order
    await lockMember(tx, member.id);
    if (guardianConsent && !member.guardianConsent)
      await tx
        .update(users)
        .set({
          guardianConsent: {
            name: guardianConsent.name,
            phone: guardianConsent.phone,
            at: services.now().toISOString(),
          },
        })
        .where(eq(users.id, member.id));
    const open = await tx
      .select()
      .from(productOrders)
      .where(
        and(
          eq(productOrders.userId, member.id),
          eq(productOrders.kind, 'membership'),
          eq(productOrders.status, 'open'),
          gt(productOrders.expiresAt, services.now()),
        ),
      );
    const same = open.find(
      (order) =>
        order.detail.kind === 'membership' &&
        order.detail.level === level &&
        order.amountTwd === yearlyFeeTwd(level),
    );
    if (same) return same;
    await assertFewOpen(tx, member.id, services.now());
    return writeOrder(services, tx, {
      userId: member.id,
      detail,
      amountTwd: yearlyFeeTwd(level),
      brand,
      minutes: minutesToPay,
    });
  });
}

/** Paid credits do not expire with the month; members without a limit need none. @throws ApiError py0001, au0105 */
export async function createCreditOrder(
  services: Services,
  caller: Caller,
  credits: number,
  brand: 'main' | 'club',
): Promise<ProductOrderRow> {
  if (monthlyFreeBookings(caller.level) === null) throw errors.notPurchasable({ reason: 'not-for-sale' });
  const { twd } = policy.bookingCredit;
  return services.db.orm.transaction(async (tx) => {
    await lockMember(tx, caller.userId);
    await assertFewOpen(tx, caller.userId, services.now());
    return writeOrder(services, tx, {
      userId: caller.userId,
      detail: { kind: 'booking-credit', credits, priceTwd: twd },
      amountTwd: twd * credits,
      brand,
      minutes: minutesToPay,
    });
  });
}
