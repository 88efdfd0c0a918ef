import { yearlyFeeTwd } from '@voyage/domain/membership.ts';
import { daysBetween, taipeiDay } from '@voyage/domain/stay-date.ts';
import { monthlyFreeBookings } from '@voyage/domain/tier.ts';
import { and, eq, gt, lte } from '../../db/drizzle.ts';
import type { Transaction } from '../../db/connect.ts';
import type { ProductDetail } from '../../db/schema/product-detail.ts';
import { productOrders } from '../../db/schema/orders.ts';
import { users } from '../../db/schema/users.ts';
import { membershipTerms, type payments } from '../../db/schema/payments.ts';
import { addressedMember } from '../../mail/addressed-name.ts';
import { readerLocale } from '../../mail/brands.ts';
import { queueMail } from '../../mail/queue.ts';
import { refusalOf } from '../../payments/gateway/refusal.ts';
import type { Services } from '../services.ts';
import { linesOf, titleOf } from '../orders/order-view.ts';
import type { ProductOrderRow } from '../orders/orders.ts';
import { deskLocale, notifyDesk } from './desk-notice.ts';

type Payment = typeof payments.$inferSelect;
type FastTrack = Extract<ProductDetail, { kind: 'fast-track' }>;
const item = {
  membership: 'membership',
  'booking-credit': 'bookingCredit',
  'fast-track': 'fastTrack',
  'tailor-made': 'tailorMade',
  custom: 'custom',
  stay: 'stay',
} as const;
const taipei = (at: Date) => ({ at: at.toISOString(), timeZone: 'Asia/Taipei' });
const day = (at: Date | string) => taipeiDay(at);

/** A stay is shown on the page of its booking. */
const pageOf = (order: ProductOrderRow) =>
  order.detail.kind === 'stay'
    ? (`/user/hotel-order/${order.detail.hotelOrderId}` as const)
    : (`/user/order/${order.kind}/${order.id}` as const);

async function reader(tx: Pick<Transaction, 'select'>, order: ProductOrderRow) {
  const [member] = await tx.select().from(users).where(eq(users.id, order.userId));
  return member ?? null;
}
const greeted = (order: ProductOrderRow, member: typeof users.$inferSelect) =>
  addressedMember(member, readerLocale(order.brand, member.lang));
const common = (order: ProductOrderRow, member: typeof users.$inferSelect) => ({
  name: greeted(order, member),
  orderNumber: order.orderNumber,
  item: item[order.kind],
  amount: { amount: order.amountTwd, currency: 'TWD' },
  page: pageOf(order),
});

/** An employee has made an order for the member: what it is, and where it is paid. */
export async function notifyCustomOrder(services: Services, tx: Transaction, order: ProductOrderRow) {
  const member = await reader(tx, order);
  const { detail, expiresAt } = order;
  if (!member || detail.kind !== 'custom' || !expiresAt) return;
  const { name, orderNumber, amount } = common(order, member);
  await queueMail(tx, {
    locale: member.lang,
    brand: order.brand,
    to: member.username,
    now: services.now(),
    template: 'custom-order',
    dedupeKey: `custom-order:${order.id}`,
    data: {
      name,
      orderNumber,
      amount,
      what: detail.title,
      description: detail.description || null,
      payBy: taipei(expiresAt),
      orderId: order.id,
    },
  });
}

/** The receipt, and what happens next. */
export async function notifyPaid(
  services: Services,
  tx: Transaction,
  order: ProductOrderRow,
  payment: Pick<Payment, 'id' | 'cardLastFour'>,
): Promise<void> {
  const member = await reader(tx, order);
  if (!member) return;
  const now = services.now();
  const to = { locale: member.lang, brand: order.brand, to: member.username, now };
  await queueMail(tx, {
    ...to,
    template: 'payment-received',
    dedupeKey: `payment-received:${payment.id}`,
    data: { ...common(order, member), paidAt: taipei(now), cardLastFour: payment.cardLastFour ?? null },
  });
  const detail = order.detail;
  if (detail.kind === 'membership')
    await queueMail(tx, {
      ...to,
      template: 'membership-active',
      dedupeKey: `membership-active:${order.id}`,
      data: {
        name: greeted(order, member),
        level: detail.level,
        memberNumber: member.memberNumber,
        startsOn: day(detail.startsAt),
        expiresOn: day(detail.endsAt),
        monthlyBookings: monthlyFreeBookings(detail.level),
      },
    });
  if (detail.kind === 'fast-track') {
    await queueMail(tx, {
      ...to,
      template: 'fast-track-awaiting',
      dedupeKey: `fast-track-awaiting:${order.id}`,
      data: {
        ...fastTrackFacts(order, detail, member),
        amount: { amount: order.amountTwd, currency: 'TWD' },
      },
    });
    await notifyDesk(services, tx, {
      brand: order.brand,
      key: order.id,
      matter: 'fast-track',
      reference: order.orderNumber,
      sender: detail.contactName,
      email: member.username,
      phone: detail.contactPhone,
      language: member.lang,
      details: [
        { term: order.orderNumber, value: titleOf(detail, deskLocale) },
        ...linesOf(detail, deskLocale),
      ],
    });
  }
}

const fastTrackFacts = (order: ProductOrderRow, detail: FastTrack, member: typeof users.$inferSelect) => ({
  name: greeted(order, member),
  orderNumber: order.orderNumber,
  airport: detail.airport[readerLocale(order.brand, member.lang)],
  service: detail.service,
  serviceDay: detail.serviceDay,
  flightNumber: detail.flightNumber,
  travellers: detail.adults + detail.children,
  page: pageOf(order),
});

/**
 * Recipient and data of a mail about a fast track order; null for any other order, and if the member no
 * longer exists.
 */
async function fastTrackMail(services: Services, tx: Transaction, order: ProductOrderRow) {
  const member = await reader(tx, order);
  const { detail } = order;
  if (!member || detail.kind !== 'fast-track') return null;
  return {
    to: { locale: member.lang, brand: order.brand, to: member.username, now: services.now() },
    facts: fastTrackFacts(order, detail, member),
    serviceTime: detail.serviceTime,
  };
}

/** The airport has agreed, as the first mail promised. `message`: where the member is met, written by staff. */
export async function notifyFastTrackConfirmed(
  services: Services,
  tx: Transaction,
  order: ProductOrderRow,
  message: string,
): Promise<void> {
  const mail = await fastTrackMail(services, tx, order);
  if (mail)
    await queueMail(tx, {
      ...mail.to,
      template: 'fast-track-confirmed',
      dedupeKey: `fast-track-confirmed:${order.id}`,
      data: { ...mail.facts, serviceTime: mail.serviceTime, message: message || null },
    });
}

/**
 * The airport has declined. Sent immediately, since the flight may be soon; another mail follows once the money has been
 * returned. `message`: written by staff.
 */
export async function notifyFastTrackDeclined(
  services: Services,
  tx: Transaction,
  order: ProductOrderRow,
  message: string,
): Promise<void> {
  const mail = await fastTrackMail(services, tx, order);
  if (mail)
    await queueMail(tx, {
      ...mail.to,
      template: 'fast-track-declined',
      dedupeKey: `fast-track-declined:${order.id}`,
      data: {
        ...mail.facts,
        amount: { amount: order.amountTwd, currency: 'TWD' },
        message: message || null,
      },
    });
}

function failureOf({ status, gatewayCode }: Payment): 'declined' | 'authentication' | 'unknown' {
  if (status === 'abandoned') return 'authentication';
  const reason = refusalOf(gatewayCode);
  if (reason === 'stopped') return 'unknown';
  return reason === 'unconfirmed' ? 'authentication' : 'declined';
}

export async function notifyPaymentFailed(
  services: Services,
  tx: Transaction,
  order: ProductOrderRow,
  payment: Payment,
): Promise<void> {
  const member = await reader(tx, order);
  if (member)
    await queueMail(tx, {
      locale: member.lang,
      brand: order.brand,
      to: member.username,
      now: services.now(),
      template: 'payment-failed',
      dedupeKey: `payment-failed:${payment.id}`,
      data: { ...common(order, member), failedAt: taipei(services.now()), reason: failureOf(payment) },
    });
}

export async function notifyRefunded(
  services: Services,
  tx: Transaction,
  order: ProductOrderRow,
  payment: Payment,
): Promise<void> {
  const member = await reader(tx, order);
  if (member)
    await queueMail(tx, {
      locale: member.lang,
      brand: order.brand,
      to: member.username,
      now: services.now(),
      template: 'payment-refunded',
      dedupeKey: `payment-refunded:${payment.id}`,
      data: {
        ...common(order, member),
        amount: { amount: payment.refundTwd ?? payment.amountTwd, currency: 'TWD' },
        refundedAt: taipei(services.now()),
        cardLastFour: payment.cardLastFour,
      },
    });
}

/**
 * Sends one reminder thirty days and one seven days before a paid level ends, from the brand on whose site that
 * term was bought; where no order is known, from the member's own.
 */
export async function remindOfMemberships(services: Services): Promise<number> {
  const now = services.now();
  const expiring = await services.db.orm
    .select({ member: users, sold: productOrders.brand })
    .from(users)
    .leftJoin(
      membershipTerms,
      and(
        eq(membershipTerms.userId, users.id),
        eq(membershipTerms.level, users.level),
        eq(membershipTerms.endsAt, users.membershipExpiresAt),
      ),
    )
    .leftJoin(productOrders, eq(productOrders.id, membershipTerms.productOrderId))
    .where(
      and(
        eq(users.isPaid, true),
        gt(users.membershipExpiresAt, now),
        lte(users.membershipExpiresAt, new Date(now.getTime() + 30 * 86_400_000)),
      ),
    )
    .limit(500);
  let queued = 0;
  for (const { member, sold } of expiring) {
    // the query compares it, so it is never null here
    const expiresOn = day(member.membershipExpiresAt as Date);
    const daysLeft = Math.max(1, daysBetween(day(now), expiresOn));
    const brand = sold ?? member.brand;
    const made = await queueMail(services.db.orm, {
      locale: member.lang,
      brand,
      to: member.username,
      now,
      template: 'membership-expiring',
      dedupeKey: `membership-expiring:${member.id}:${expiresOn}:${daysLeft <= 7 ? 7 : 30}`,
      data: {
        name: addressedMember(member, readerLocale(brand, member.lang)),
        level: member.level,
        expiresOn,
        daysLeft,
        fee: { amount: yearlyFeeTwd(member.level), currency: 'TWD' },
      },
    });
    if (made) queued++;
  }
  return queued;
}
