import { randomInt, randomUUID } from 'node:crypto';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { bookingRequest, createBooking } from '@voyage/contracts/booking.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { isIllogicalPrice } from '@voyage/domain/price.ts';
import { canBookOnBehalf, type Level } from '@voyage/domain/tier.ts';
import { taipeiMonth } from '@voyage/domain/zoned-time.ts';
import { and, eq } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { hotelOrders, idempotencyKeys, orderEvents, users } from '../db/schema.ts';
import { ApiError } from '../errors.ts';
import { readOffer, type OfferContent } from '../inventory/offer-token.ts';
import type { BookOutcome, SupplierRate } from '../inventory/supplier.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../session/caller.ts';
import { assertStay } from './check-stay.ts';
import { takeCredit } from './credits.ts';
import { claimKey, hashBody, keepAnswer, releaseKey } from './idempotency.ts';
import { freshOffer, payable } from './offers.ts';
import { confirmOrder, failOrder } from './order-outcome.ts';

export type Request = InferOutput<typeof bookingRequest>;
export type Booked = Output<typeof createBooking.data>;

/** What was agreed, kept on the order: it does not move when the catalogue does. */
export interface OrderTerms {
  rate: Pick<SupplierRate, 'nights' | 'subtotal' | 'discount' | 'service' | 'tax' | 'total' | 'promotionCode' | 'policy' | 'policyHash' | 'penalty' | 'timeZone' | 'payAt'>;
}

const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const newBookingNumber = () => `V${Array.from({ length: 9 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;

/**
 * Books an offer. Three durable steps, so that a crash between any two is found by the reconciler:
 * 1. key, credit and a pending order (one transaction), 2. the supplier, 3. the outcome on the order.
 * @throws ApiError of createBooking's contract
 */
export async function book(services: Services, caller: Caller, key: string, body: Request, locale: Locale): Promise<Booked> {
  const content = readOffer(services.env.AUTH_SECRET, body.offerRef);
  if (!content) throw new ApiError('ht0003');
  if (body.onBehalf && !canBookOnBehalf(caller)) throw new ApiError('au0107');
  const earlier = await claimKey<Booked>(services, caller.userId, key, hashBody(body));
  if (earlier) return earlier;
  try {
    return await bookOnce(services, caller, key, body, content, locale);
  } catch (error) {
    // Refused before anything was written: the same key may try again. An unknown end keeps its key.
    if (error instanceof ApiError) await releaseKey(services, caller.userId, key);
    throw error;
  }
}

async function bookOnce(services: Services, caller: Caller, key: string, body: Request, content: OfferContent, locale: Locale): Promise<Booked> {
  const { inventory } = services;
  const now = services.now();
  const { rate: rateKey, stay } = content;
  const rate = await inventory.priceCheck(rateKey, stay);
  if (!rate) throw new ApiError('ht0008');
  assertStay(stay, rate.timeZone, now);
  if (!payable(rate)) throw new ApiError('ht0008');
  if (rate.roomsLeft < stay.rooms) throw new ApiError('ht0005');
  await assertUnchanged(services, body, content, rate, locale, now);
  if (!body.onBehalf?.skipPriceCheck && isIllogicalPrice(rate.nights.map((n) => n.rate / stay.rooms), rate.median60)) throw new ApiError('ht0009');

  const order = await writeIntent(services, caller, key, body, content, rate);
  const outcome = await inventory.book({
    clientRef: order.clientRef, rate: rateKey, stay, acceptedTotal: rate.total, acceptedPolicyHash: rate.policyHash, guestName: `${body.guest.lastname}/${body.guest.firstname}`,
  }).catch((error: Error): BookOutcome => {
    services.log.warn({ orderId: order.id, reason: error.message }, 'the supplier did not answer a booking; the reconciler asks again');
    return { outcome: 'unknown' };
  });
  if (outcome.outcome === 'confirmed') {
    const answer: Booked = { orderId: order.id, bookingNumber: order.bookingNumber, status: 'confirmed', reservationNumber: outcome.booking.locator };
    await confirmOrder(services, order, outcome.booking);
    return answer;
  }
  if (outcome.outcome === 'pending' || outcome.outcome === 'unknown') {
    const answer: Booked = { orderId: order.id, bookingNumber: order.bookingNumber, status: 'pending', reservationNumber: null };
    await keepAnswer(services.db.orm, answer);
    return answer;
  }
  await failOrder(services, order.id, outcome.outcome);
  if (outcome.outcome === 'soldOut') throw new ApiError('ht0005');
  if (outcome.outcome === 'notBookable') throw new ApiError('ht0008');
  throw new ApiError(outcome.outcome === 'priceChanged' ? 'ht0006' : 'ht0007', await freshOffer(services, body.offerRef, locale).catch(() => undefined));
}

/** A change of price or policy between quote and booking never books (decisions). */
async function assertUnchanged(services: Services, body: Request, content: OfferContent, rate: SupplierRate, locale: Locale, now: Date): Promise<void> {
  const fresh = () => freshOffer(services, body.offerRef, locale);
  if (rate.policyHash !== content.policyHash) throw new ApiError('ht0007', await fresh());
  if (rate.total !== content.total) throw new ApiError('ht0006', await fresh());
  if (content.expiresAt < now) throw new ApiError('ht0010', await fresh());
}

/** Credit, pending order and its first event in one transaction. @throws ApiError bk0001, bk0003 */
async function writeIntent(services: Services, caller: Caller, key: string, body: Request, content: OfferContent, rate: SupplierRate) {
  const now = services.now();
  const { stay, rate: rateKey } = content;
  const userId = body.onBehalf?.userId ?? caller.userId;
  const ignoreCredit = body.onBehalf?.ignoreCredit ?? false;
  const id = randomUUID();
  const month = taipeiMonth(now);
  const terms: OrderTerms = { rate: { nights: rate.nights, subtotal: rate.subtotal, discount: rate.discount, service: rate.service, tax: rate.tax, total: rate.total, promotionCode: rate.promotionCode, policy: rate.policy, policyHash: rate.policyHash, penalty: rate.penalty, timeZone: rate.timeZone, payAt: rate.payAt } };
  return services.db.orm.transaction(async (tx) => {
    const level = userId === caller.userId ? caller.level : await levelOf(tx, userId);
    const creditSource = ignoreCredit ? 'ignored' : await takeCredit(tx, { id: userId, level }, month);
    if (!creditSource) throw new ApiError('bk0001');
    const order: typeof hotelOrders.$inferInsert = {
      id, bookingNumber: newBookingNumber(), userId, bookedBy: caller.userId, status: 'pending', hotelId: rateKey.hotelId, roomTypeId: rateKey.roomTypeId, planCode: rateKey.planCode, checkIn: stay.checkIn, checkOut: stay.checkOut, rooms: stay.rooms,
      adults: stay.adults, childAges: stay.childAges, guest: body.guest, specialRequests: body.specialRequests, note: body.note, arrivalTime: body.arrivalTime, tripPurpose: body.tripPurpose, totalAmount: rate.total, currency: rate.currency, terms,
      cancellationDeadline: rate.deadline, creditMonth: month, creditSource, clientRef: id, createdAt: now, updatedAt: now,
    };
    await tx.insert(hotelOrders).values(order);
    await tx.update(idempotencyKeys).set({ orderId: id }).where(and(eq(idempotencyKeys.userId, caller.userId), eq(idempotencyKeys.key, key)));
    await tx.insert(orderEvents).values([
      { orderId: id, actorId: caller.userId, kind: 'requested', detail: { key }, at: now },
      ...(body.onBehalf ? [{ orderId: id, actorId: caller.userId, kind: 'on-behalf', detail: { ignoreCredit, skipPriceCheck: body.onBehalf.skipPriceCheck, level: caller.level }, at: now }] : []),
    ]);
    return order;
  });
}

async function levelOf(tx: Parameters<typeof takeCredit>[0], userId: string): Promise<Level> {
  const [row] = await tx.select({ level: users.level }).from(users).where(eq(users.id, userId));
  if (!row) throw new ApiError('rq0001', { issues: [{ path: 'onBehalf.userId', message: 'unknown' }] });
  return row.level as Level;
}
