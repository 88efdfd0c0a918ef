import { yearlyFeeTwd } from '@voyage/domain/membership.ts';
import { daysBetween, taipeiDay } from '@voyage/domain/stay-date.ts';
import { monthlyFreeBookings } from '@voyage/domain/tier.ts';
import { and, eq, gt, lte } from '../../db/drizzle.ts';
import type { Transaction } from '../../db/connect.ts';
import type { ProductDetail } from '../../db/schema/product-detail.ts';
import { productOrders } from '../../db/schema/orders.ts';
import { users } from '../../db/schema/users.ts';
import { membershipTerms, type payments } from '../../db/schema/payments.ts';
import { readerLocale } from '../../mail/brands.ts';
import { inTaipei, emailMember, type Addressee } from '../../mail/email-member.ts';
import { refusalOf } from '../../payments/gateway/refusal.ts';
import type { Services } from '../services.ts';
import { isUncaptured } from '../orders/capture-state.ts';
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
const twd = (amount: number) => ({ amount, currency: 'TWD' });

/** A stay is shown on the page of its booking. */
const pageOf = (order: ProductOrderRow) =>
  order.detail.kind === 'stay'
    ? (`/user/hotel-order/${order.detail.hotelOrderId}` as const)
    : (`/user/order/${order.kind}/${order.id}` as const);

async function reader(tx: Pick<Transaction, 'select'>, order: ProductOrderRow) {
  const [member] = await tx.select().from(users).where(eq(users.id, order.userId));
  return member ?? null;
}
const common = (order: ProductOrderRow) => ({
  orderNumber: order.orderNumber,
  item: item[order.kind],
  amount: twd(order.amountTwd),
  page: pageOf(order),
});

/** An employee has made an order for the member: what it is, and where it is paid. */
export async function notifyCustomOrder(services: Services, tx: Transaction, order: ProductOrderRow) {
  const member = await reader(tx, order);
  const { id, brand, orderNumber, detail, expiresAt } = order;
  if (!member || detail.kind !== 'custom' || !expiresAt) return;
  await emailMember(tx, member, {
    template: 'custom-order',
    dedupeKey: `custom-order:${id}`,
    brand,
    now: services.now(),
    data: {
      orderNumber,
      amount: twd(order.amountTwd),
      what: detail.title,
      description: detail.description || null,
      payBy: inTaipei(expiresAt),
      orderId: id,
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
  const { id, brand, detail } = order;
  const now = services.now();
  await emailMember(tx, member, {
    template: 'payment-received',
    dedupeKey: `payment-received:${payment.id}`,
    brand,
    now,
    data: { ...common(order), paidAt: inTaipei(now), cardLastFour: payment.cardLastFour ?? null },
  });
  if (detail.kind === 'membership')
    await emailMember(tx, member, {
      template: 'membership-active',
      dedupeKey: `membership-active:${id}`,
      brand,
      now,
      data: {
        level: detail.level,
        memberNumber: member.memberNumber,
        startsOn: taipeiDay(detail.startsAt),
        expiresOn: taipeiDay(detail.endsAt),
        monthlyBookings: monthlyFreeBookings(detail.level),
      },
    });
  if (detail.kind === 'fast-track') {
    await emailMember(tx, member, {
      template: 'fast-track-awaiting',
      dedupeKey: `fast-track-awaiting:${id}`,
      brand,
      now,
      data: { ...fastTrackFacts(order, detail, member), amount: twd(order.amountTwd) },
    });
    await notifyDesk(services, tx, {
      brand,
      key: id,
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

const fastTrackFacts = (order: ProductOrderRow, detail: FastTrack, { lang }: Addressee) => ({
  orderNumber: order.orderNumber,
  airport: detail.airport[readerLocale(order.brand, lang)],
  service: detail.service,
  serviceDay: detail.serviceDay,
  flightNumber: detail.flightNumber,
  travellers: detail.adults + detail.children,
  page: pageOf(order),
});

/**
 * The airport has agreed, as the first email promised, or declined. The latter is sent immediately, since the flight
 * may be soon; another email follows once the money has been returned. `message`: written by staff; where the member
 * is met, or why not.
 */
export async function notifyFastTrackAnswer(
  services: Services,
  tx: Transaction,
  order: ProductOrderRow,
  answer: 'confirmed' | 'declined',
  message: string,
): Promise<void> {
  const member = await reader(tx, order);
  const { id, brand, detail } = order;
  if (!member || detail.kind !== 'fast-track') return;
  const facts = { ...fastTrackFacts(order, detail, member), message: message || null };
  const email = { dedupeKey: `fast-track-${answer}:${id}`, brand, now: services.now() };
  if (answer === 'confirmed')
    await emailMember(tx, member, {
      ...email,
      template: 'fast-track-confirmed',
      data: { ...facts, serviceTime: detail.serviceTime },
    });
  else
    await emailMember(tx, member, {
      ...email,
      template: 'fast-track-declined',
      data: { ...facts, amount: twd(order.amountTwd) },
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
  const now = services.now();
  if (member)
    await emailMember(tx, member, {
      template: 'payment-failed',
      dedupeKey: `payment-failed:${payment.id}`,
      brand: order.brand,
      now,
      data: { ...common(order), failedAt: inTaipei(now), reason: failureOf(payment) },
    });
}

/**
 * Money was refunded, or a card that was only authorised released. Why a stay was not booked said that too
 * (booking/emails/booking-emails.ts, `notifyReleased`).
 */
export async function notifyReturned(
  services: Services,
  tx: Transaction,
  order: ProductOrderRow,
  payment: Payment,
): Promise<void> {
  if (!isUncaptured(payment)) await notifyRefunded(services, tx, order, payment);
  else if (order.status !== 'refunded') await notifyUncharged(services, tx, order, payment);
}

async function notifyUncharged(
  services: Services,
  tx: Transaction,
  order: ProductOrderRow,
  payment: Payment,
): Promise<void> {
  const member = await reader(tx, order);
  if (member)
    await emailMember(tx, member, {
      template: 'payment-released',
      dedupeKey: `payment-released:${payment.id}`,
      brand: order.brand,
      now: services.now(),
      data: { ...common(order), cardLastFour: payment.cardLastFour },
    });
}

async function notifyRefunded(
  services: Services,
  tx: Transaction,
  order: ProductOrderRow,
  payment: Payment,
): Promise<void> {
  const member = await reader(tx, order);
  const now = services.now();
  if (member)
    await emailMember(tx, member, {
      template: 'payment-refunded',
      dedupeKey: `payment-refunded:${payment.id}${payment.refundedTwd > 0 ? `:${payment.refundedTwd}` : ''}`,
      brand: order.brand,
      now,
      data: {
        ...common(order),
        amount: twd(payment.refundTwd ?? payment.amountTwd - payment.refundedTwd),
        refundedAt: inTaipei(now),
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
    const expiresOn = taipeiDay(member.membershipExpiresAt as Date);
    const daysLeft = Math.max(1, daysBetween(taipeiDay(now), expiresOn));
    const made = await emailMember(services.db.orm, member, {
      template: 'membership-expiring',
      dedupeKey: `membership-expiring:${member.id}:${expiresOn}:${daysLeft <= 7 ? 7 : 30}`,
      brand: sold ?? member.brand,
      now,
      data: { level: member.level, expiresOn, daysLeft, fee: twd(yearlyFeeTwd(member.level)) },
    });
    if (made) queued++;
  }
  return queued;
}
