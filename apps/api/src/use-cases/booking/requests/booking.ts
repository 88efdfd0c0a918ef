import type { RequestIssue } from '@voyage/contracts/issues.ts';
import {
  arrivalDay,
  arrivesInTime,
  latestMinutes,
  type CheckInHours,
} from '@voyage/domain/check-in-hours.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { termsHash } from '@voyage/domain/cancellation-windows.ts';
import { isIllogicalPrice } from '@voyage/domain/price.ts';
import type { IsoDay } from '@voyage/domain/stay-date.ts';
import { canBookOnBehalf } from '@voyage/domain/tier.ts';
import { existsInZone } from '@voyage/domain/zoned-time.ts';
import { ApiError, errors, nameOf } from '../../../platform/errors.ts';
import { observe } from '../../../platform/observed.ts';
import { reasonOf } from '../../../platform/logged-error.ts';
import type { OfferContent } from '../../../inventory/offer-content.ts';
import { readOffer } from '../../../inventory/offer-store.ts';
import type {
  BookOutcome,
  BookRequest,
  HoldOutcome,
  RateKey,
  SupplierRate,
} from '../../../inventory/supplier.ts';
import { readRates } from '../../../rates/rates.ts';
import type { Services } from '../../services.ts';
import type { Caller } from '../../../session/caller.ts';
import { assertNotBooked } from '../offers/assert-not-booked.ts';
import { findInterrupted } from './interrupted-booking.ts';
import { uuid, writeIntent, type BookingRequest, type Intent } from './booking-intent.ts';
import { awaitBriefly } from '../../../platform/await-briefly.ts';
import { assertStay } from '../../../inventory/check-stay.ts';
import { assertSpecialRequests } from '../offers/special-requests.ts';
import {
  findIdempotentAnswer,
  hashBody,
  isKeyInUse,
  isKeyReused,
  storeFirstAnswer,
} from '../../records/idempotency-keys.ts';
import { guestNames } from '../offers/guest-names.ts';
import { chargeFor, freshOffer, hasSamePrice } from '../offers/offers.ts';
import {
  confirmOrder,
  failOrder,
  notSent,
  refusedLate,
  type BookingResult,
} from '../orders/order-outcome.ts';
import { awaitPayment, holdUntil } from '../holds/await-payment.ts';

/** What was asked: the request, the offer that it is for, and where it came from. */
interface Asked {
  body: BookingRequest;
  content: OfferContent;
  locale: Locale;
  /** The IP address of whoever asked. */
  address: string;
}

/**
 * Books an offer. Three durable steps, so that the reconciler can recover from a crash between any two: 1.
 * key, credit and a pending order (one transaction), 2. the supplier, 3. the outcome on the order. For a
 * prepaid rate the supplier only holds the rooms, or is not asked yet if it cannot, and the outcome is the amount due
 * and the deadline (holds/).
 * @throws ApiError of createBooking's contract
 */
export async function book(
  services: Services,
  caller: Caller,
  key: string,
  body: BookingRequest,
  locale: Locale,
  address: string,
): Promise<BookingResult> {
  const content = await readOffer(services, body.offerRef);
  if (body.onBehalf && !canBookOnBehalf(caller)) throw errors.accessDenied();
  const bodyHash = hashBody(body);
  const answered = async (): Promise<BookingResult | undefined> => {
    const earlier = await findIdempotentAnswer<BookingResult>(services, caller.userId, key, bodyHash);
    // answers stored before there were prepaid rates lack it
    return earlier && { ...earlier, payment: earlier.payment ?? null };
  };
  // purged since: a repeated request is answered all the same
  if (!content) {
    const earlier = await answered();
    if (earlier) return earlier;
    throw errors.planNotFound();
  }
  const asked: Asked = { body, content, locale, address };
  const member = body.onBehalf?.userId ?? caller.userId;
  const assertFirst = async () => {
    if (body.unlessBooked && uuid.test(member))
      await assertNotBooked(services, { reader: caller.userId, member }, content);
  };
  const earlier = await answered().catch(async (error: unknown) => {
    if (isKeyInUse(error)) return continueInterrupted(services, caller, key, asked);
    // edited after an answer was lost: the order of the first says more than that its key is taken
    if (isKeyReused(error)) await assertFirst();
    throw error;
  });
  // answers stored by earlier releases lack what was not there yet
  const { payment = null } = earlier ?? {};
  if (earlier) return { ...earlier, payment: payment && { ...payment, held: payment.held ?? true } };
  let order: Intent;
  let rate: SupplierRate;
  try {
    await assertFirst();
    rate = await checkRate(services, asked);
    order = await writeIntent(services, caller, { key, bodyHash, body, content, rate, address });
  } catch (error) {
    // Rejected before anything was written. If the same request arrived twice, the other one's answer has
    // priority: it may have taken the very room or credit that is missing here.
    const meanwhile = error instanceof ApiError ? await answered() : undefined;
    if (meanwhile) return meanwhile;
    throw observedFailure(error);
  }
  return observed(answerInTime(services, order, asked, { rate, isFirst: true }));
}

/**
 * Continues where the first attempt was cut off, if it was: the supplier recognises our reference, so that it books
 * once. @throws ApiError of createBooking's contract; rq0008 if the first attempt is still running
 */
async function continueInterrupted(
  services: Services,
  caller: Caller,
  key: string,
  asked: Asked,
): Promise<BookingResult> {
  const found = await findInterrupted(services, caller.userId, key, asked.body.guest.email);
  if (!found) throw errors.idempotencyKeyInUse();
  const { order, booking } = found;
  return observed(
    booking?.state === 'confirmed'
      ? confirmOrder(services, order, booking)
      : booking?.state === 'held'
        ? awaitPayment(services, order, booking, { isLate: false })
        : answerInTime(services, order, asked, { rate: await rateNow(services, asked), isFirst: false }),
  );
}

/** What the supplier calls the rate now: an earlier name may have expired. */
async function rateNow(services: Services, { content: { rate, stay } }: Asked): Promise<RateKey> {
  if (rate.supplierKey === undefined) return rate;
  const checked = await services.inventory.priceCheck(rate, stay).catch(() => null);
  return checked && checked !== 'soldOut' ? checked : rate;
}

async function observed(attempt: Promise<BookingResult>): Promise<BookingResult> {
  const result = await attempt.catch((error: unknown) => {
    throw observedFailure(error);
  });
  observe('booking', { outcome: result.status });
  return result;
}

/** Reports an attempt that came to nothing. A repeated request is none: it gets the answer of the first. */
function observedFailure(error: unknown): unknown {
  observe('booking', { outcome: error instanceof ApiError ? nameOf(error) : 'unknownError' });
  return error;
}

/** The rate as the supplier has it now, if it can be booked as offered. */
async function checkRate(services: Services, { body, content, locale }: Asked): Promise<SupplierRate> {
  const now = services.now();
  const { stay } = content;
  assertSpecialRequests(services, body.specialRequests);
  const rooms = stay.rooms.length;
  if (body.roomGuests.length >= rooms)
    throw errors.invalidValue({ issues: [{ path: 'roomGuests', code: 'too-many', limit: rooms - 1 }] });
  const rate = await services.inventory.priceCheck(content.rate, stay);
  if (!rate) throw errors.roomNotBookable();
  if (rate === 'soldOut') throw errors.soldOut();
  const { limits } = services.inventory.capabilities;
  assertStay(stay, { limits, timeZone: rate.timeZone, now });
  assertArrival(stay.checkIn, body.arrivalTime, {
    ...services.inventory.checkInHours(content.rate.hotelId),
    timeZone: rate.timeZone,
  });
  if ((rate.payAt === 'prepaid') !== (content.charge !== null))
    // the payment method has changed
    throw errors.priceChanged(await freshOffer(services, content, locale));
  await assertUnchanged(services, content, rate, locale, now);
  if (
    !body.onBehalf?.skipPriceCheck &&
    rate.median60 !== null &&
    isIllogicalPrice(
      rate.nights.map((n) => n.rate / rooms),
      rate.median60,
    )
  )
    throw errors.implausiblePrice();
  return rate;
}

/** Of a time that the night of arrival has, when the hotel receives guests. @throws ApiError rq0001 */
function assertArrival(
  checkIn: IsoDay,
  time: string | null,
  hotel: CheckInHours & { timeZone: string },
): void {
  if (time === null) return;
  const refuse = (issue: Omit<RequestIssue, 'path'>) =>
    errors.invalidValue({ issues: [{ path: 'arrivalTime', ...issue }] });
  if (!existsInZone(arrivalDay(checkIn, time, hotel), time, hotel.timeZone)) throw refuse({ code: 'time' });
  const limit = latestMinutes(hotel);
  if (limit !== null && !arrivesInTime(time, hotel)) throw refuse({ code: 'arrival-late', limit });
}

/** Milliseconds: a page that waits longer says less than one that shows the booking as pending. */
const answerWithinMs = 15_000;

interface Attempt {
  /** As the supplier has it now. */
  rate: RateKey;
  isFirst: boolean;
  /** Whether its caller was asked to wait. */
  isLate: boolean;
}

/**
 * The outcome, or 'pending' while the supplier takes its time: it is called on, and its answer goes onto the order, by
 * which the page and an email tell it.
 */
async function answerInTime(
  services: Services,
  order: Intent,
  asked: Asked,
  first: Pick<Attempt, 'rate' | 'isFirst'>,
): Promise<BookingResult> {
  const attempt: Attempt = { ...first, isLate: false };
  const outcome = bookAtSupplier(services, order, asked, attempt);
  const inTime = await awaitBriefly(outcome, answerWithinMs);
  if (inTime) return inTime;
  attempt.isLate = true;
  outcome.catch((error: unknown) =>
    services.log.warn({ orderId: order.id, reason: reasonOf(error) }, 'the supplier refused a booking late'),
  );
  return answerPending(services, order);
}

async function answerPending(services: Services, { id, bookingNumber }: Intent): Promise<BookingResult> {
  const answer: BookingResult = {
    orderId: id,
    bookingNumber,
    status: 'pending',
    reservationNumber: null,
    payment: null,
  };
  await storeFirstAnswer(services.db, answer);
  return answer;
}

/** A first attempt that never reached the supplier ends the order; after another one its outcome is unknown. */
async function bookAtSupplier(
  services: Services,
  order: Intent,
  { body, content, locale, address }: Asked,
  attempt: Attempt,
): Promise<BookingResult> {
  if (content.charge && services.inventory.capabilities.hold === 'none')
    return awaitPayment(services, order, null, attempt);
  const { title, email, phone } = body.guest;
  const { supplierKey } = attempt.rate;
  const request: BookRequest = {
    clientRef: order.clientRef,
    rate: { ...content.rate, ...(supplierKey === undefined ? {} : { supplierKey }) },
    stay: content.stay,
    acceptedTotal: content.terms.total,
    acceptedTerms: termsHash(content.terms.windows),
    guestNames: guestNames(body, content.stay.rooms.length),
    contact: { title, email, phone },
    specialRequests: body.specialRequests,
    note: body.note,
    customerAddress: address,
    loyalty: order.loyalty,
    arrivalTime: body.arrivalTime,
  };
  const submission: Promise<BookOutcome | HoldOutcome> = content.charge
    ? services.inventory.hold({ ...request, until: holdUntil(order.createdAt) })
    : services.inventory.book(request);
  const outcome = await submission.catch(async (error: unknown): Promise<BookOutcome> => {
    if (attempt.isFirst && error instanceof ApiError) {
      await failOrder(services, order.id, attempt.isLate ? refusedLate : notSent);
      throw error;
    }
    services.log.warn(
      { orderId: order.id, reason: reasonOf(error) },
      'the supplier did not answer a booking; the reconciler will retry',
    );
    return { outcome: 'unknown' };
  });
  if (outcome.outcome === 'confirmed') return confirmOrder(services, order, outcome.booking);
  if (outcome.outcome === 'held') return awaitPayment(services, order, outcome.booking, attempt);
  if (outcome.outcome === 'pending' || outcome.outcome === 'unknown') return answerPending(services, order);
  await failOrder(services, order.id, attempt.isLate ? refusedLate : outcome.outcome);
  if (outcome.outcome === 'soldOut') throw errors.soldOut();
  if (outcome.outcome === 'notBookable') throw errors.roomNotBookable();
  const fresh = await freshOffer(services, content, locale).catch(() => undefined);
  throw outcome.outcome === 'priceChanged'
    ? errors.priceChanged(fresh)
    : errors.cancellationTermsChanged(fresh);
}

/**
 * A change of price or policy between quote and booking never books (docs/product/decisions.md); that an offer has
 * expired is none.
 */
async function assertUnchanged(
  services: Services,
  content: OfferContent,
  rate: SupplierRate,
  locale: Locale,
  now: Date,
): Promise<void> {
  const fresh = () => freshOffer(services, content, locale);
  if (termsHash(rate.windows) !== termsHash(content.terms.windows))
    throw errors.cancellationTermsChanged(await fresh());
  if (!hasSamePrice(rate, content)) throw errors.priceChanged(await fresh());
  if (content.charge === null || now <= content.expiresAt) return;
  // only as long as the offer does an amount in New Taiwan dollars hold while exchange rates change
  const charge = chargeFor(rate, await readRates(services));
  if (charge?.amountTwd !== content.charge.amountTwd) throw errors.offerExpired(await fresh());
}
