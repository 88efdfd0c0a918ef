import type { Locale } from '@voyage/domain/locale.ts';
import { sameMoney, type Money } from '@voyage/domain/money.ts';
import { termsHash } from '@voyage/domain/cancellation-windows.ts';
import type { StayLimits } from '@voyage/domain/stay-limits.ts';
import type {
  BookRequest,
  CancelOutcome,
  CancelRequest,
  InventorySupplier,
  NotBooked,
  SupplierBooking,
} from '../supplier.ts';
import type { CancellationCosts } from '../cancellation-costs.ts';
import { read, refusalReasons } from './answer.ts';
import { check, maxRatesPerProperty, type Checked } from './check.ts';
import type { RapidClient } from './client.ts';
import { bookingOf, costsOf } from './itinerary.ts';
import { readNotice } from './notices.ts';
import { ratesOf, type SoldProperty } from './rates.ts';
import { reservationOf } from './reservation.ts';
import { maxPropertiesPerCall, shop, type PointOfSale } from './shop.ts';
import { booked, itineraries, itinerary, type WireItinerary } from './wire.ts';

/** The properties that we sell. */
export interface SoldProperties {
  byHotel(hotelId: number): SoldProperty | undefined;
  byProperty(propertyId: string): SoldProperty | undefined;
}

export interface RapidOptions {
  client: RapidClient;
  pointOfSale: PointOfSale;
  properties: SoldProperties;
  costs: CancellationCosts;
  now: () => Date;
  /** Calls a minute; null: the supplier's own limits are enough. */
  callsPerMinute: number | null;
  /** How long rooms are held, by contract; null: they are not. */
  holdMs: number | null;
  /** Of a special request, in English. */
  requestWords: (code: string) => string;
  /** What notices are authorised with; null: none are accepted. */
  noticeKey: string | null;
}

const limits: StayLimits = { rooms: 8, adults: 8, children: 6, childAge: 17, nights: 28, horizonDays: 365 };
/** Rates in lists: the best of each property, with and without cancellation. */
const listedRates = 4;
const minuteMs = 60_000;

export function rapidSupplier(options: RapidOptions): InventorySupplier {
  const { client, pointOfSale, properties, costs, now, holdMs } = options;

  async function ratesFor(
    sold: readonly SoldProperty[],
    asked: Omit<Parameters<typeof shop>[2], 'propertyIds'>,
  ) {
    if (sold.length === 0) return [];
    const propertyIds = sold.map(({ propertyId }) => propertyId);
    const found = await shop(client, pointOfSale, { propertyIds, ...asked });
    return found.flatMap((property) => {
      const own = properties.byProperty(property.property_id);
      const { currency: chargedIn, termsUrl } = pointOfSale;
      return own ? ratesOf(property, own, { ...asked, chargedIn, termsUrl }) : [];
    });
  }
  const soldOf = (hotelIds: readonly number[]) => hotelIds.flatMap((id) => properties.byHotel(id) ?? []);

  /** Null: it is unknown. */
  async function find(key: Parameters<InventorySupplier['retrieve']>[0]): Promise<WireItinerary | null> {
    const { email } = key;
    if ('locator' in key) {
      const path = `/itineraries/${encodeURIComponent(key.locator)}`;
      const answer = await client({ method: 'GET', path, query: { email } });
      return answer.status === 404 ? null : read(answer, itinerary);
    }
    const answer = await client({
      method: 'GET',
      path: '/itineraries',
      query: { affiliate_reference_id: key.clientRef, email },
    });
    const [found = null] = read(answer, itineraries);
    // an answer of some of its systems proves nothing
    if (!found && answer.status === 206) throw new Error('the list of bookings is incomplete');
    return found;
  }

  /** What became of a request that was refused because it was made before. */
  async function foundOf({ clientRef, contact: { email } }: BookRequest) {
    const found = await find({ clientRef, email });
    return found && bookingOf(found);
  }

  /** `isRepeated`: an earlier request may have been carried out, so that only what is found says what became of it. */
  async function take(
    request: BookRequest,
    hold: boolean,
    isRepeated = false,
  ): Promise<{ booking: SupplierBooking } | NotBooked> {
    const { rate: key, stay, customerAddress, clientRef: sessionId } = request;
    const ask: RapidClient = (call) => client({ ...call, sessionId });
    const sold = properties.byHotel(key.hotelId);
    const refused = async (outcome: NotBooked) => {
      // what it has already booked for this reference may be why
      const booking = await foundOf(request);
      return booking ? { booking } : isRepeated ? unknown() : outcome;
    };
    const checked = sold ? await check(ask, pointOfSale, sold, { key, stay, locale: 'en' }) : null;
    if (!checked) return refused({ outcome: 'notBookable' });
    if (checked === 'soldOut') return refused({ outcome: 'soldOut' });
    const changed = changeOf(checked, request);
    if (changed) return refused(changed);
    const { status, body } = await ask({
      method: 'POST',
      path: checked.book,
      body: reservationOf(request, { words: options.requestWords, country: pointOfSale.country, hold }),
      customerAddress,
    });
    if (status === 201) {
      const { itinerary_id: locator } = read({ status, body }, booked);
      return { booking: newBooking(request, locator, hold ? now() : null) };
    }
    // it was sent: a question that fails, even one that is not accepted, must not say otherwise
    const refusedThere = (outcome: NotBooked) => refused(outcome).catch(unknown);
    if (status === 410) return refusedThere({ outcome: 'soldOut' });
    if (status === 409) {
      const { rate } = checked;
      return refusedThere({ outcome: 'priceChanged', rate });
    }
    // an expired link looks like an outage; one reference is never booked twice
    if (status === 503 && !isRepeated) return take(request, hold, true).catch(unknown);
    const reasons = refusalReasons(body);
    if (reasons.includes('duplicate_itinerary')) return refusedThere(unknown());
    // anything else in its own words is a refusal; what is not may have been carried out
    return status === 400 && reasons.length > 0
      ? refusedThere({ outcome: 'notBookable' })
      : { outcome: 'unknown' };
  }

  const newBooking = (
    { clientRef, stay }: BookRequest,
    locator: string,
    heldAt: Date | null,
  ): SupplierBooking => ({
    clientRef,
    locator,
    confirmationNumber: locator,
    state: heldAt ? 'held' : 'confirmed',
    cancellationNumber: null,
    heldUntil: heldAt && new Date(heldAt.getTime() + (holdMs ?? 0)),
    rooms: stay.rooms.map(() => ({ state: 'booked', cancellationNumber: null })),
  });

  async function cancel({ locator, email, accepted, rooms }: CancelRequest): Promise<CancelOutcome> {
    const found = await find({ locator, email });
    if (!found) return { outcome: 'unknown' };
    if (bookingOf(found).state === 'held') return { outcome: 'refused' };
    const numbers = rooms ?? found.rooms.map((_, index) => index + 1);
    const earlier = await costs.read(locator);
    const today = costsOf(found, now());
    const isLeft = (number: number) => found.rooms[number - 1]?.status === 'booked';
    const cost = (number: number) =>
      (isLeft(number) ? undefined : earlier.get(number)) ?? today?.[number - 1];
    const penalty = sum(numbers.map(cost));
    if (!penalty) return { outcome: 'refused' };
    const left = numbers.filter(isLeft);
    if (left.length === 0) return { outcome: 'already', cancellationNumber: null, penalty };
    if (accepted && !sameMoney(accepted, penalty))
      return { outcome: 'costs', penalty, free: penalty.amount === 0 };
    let isFirst = false;
    for (const number of left) {
      const end = await cancelRoom(found, number, cost(number));
      if (end === 'unknown' || (end === 'refused' && isFirst)) return { outcome: 'unknown' };
      if (end === 'refused') return { outcome: 'refused' };
      if (end === 'cancelled') isFirst = true;
    }
    return { outcome: isFirst ? 'cancelled' : 'already', cancellationNumber: null, penalty };
  }

  async function cancelRoom(
    { itinerary_id: locator, rooms }: WireItinerary,
    number: number,
    cost: Money | undefined,
  ): Promise<'cancelled' | 'already' | 'refused' | 'unknown'> {
    const path = rooms[number - 1]?.links.cancel?.href;
    if (path === undefined) return 'unknown';
    // before it is done: afterwards there would be nobody who knows
    if (cost) await costs.store(locator, number, cost);
    const { status, body } = await client({ method: 'DELETE', path });
    if (status === 204) return 'cancelled';
    const reasons = refusalReasons(body);
    if (reasons.some((reason) => reason.includes('already_cancelled'))) return 'already';
    // a new link may be accepted
    const isFinal = status === 400 && reasons.length > 0 && !reasons.some((one) => one.startsWith('link.'));
    return isFinal ? 'refused' : 'unknown';
  }

  /** Follows a link of a held booking. */
  async function withHeld(
    key: { locator: string; email: string },
    follow: (found: WireItinerary) => Promise<number>,
  ): Promise<'done' | 'unknown' | SupplierBooking> {
    const found = await find(key);
    if (!found) return 'unknown'; // it may take a while until it finds a booking
    const booking = bookingOf(found);
    if (booking.state !== 'held') return booking;
    const status = await follow(found);
    return status === 204 ? 'done' : 'unknown';
  }

  return {
    name: 'rapid',
    capabilities: {
      limits,
      payAt: ['prepaid'],
      callsPerMinute: options.callsPerMinute,
      lateBookingMs: 24 * 60 * minuteMs,
      hold: holdMs === null ? 'none' : 'fixed',
      memberRates: 'members',
      cancelRooms: 'single',
    },
    rates: ({ hotelId, stay, locale, memberRates }) =>
      ratesFor(soldOf([hotelId]), { stay, locale, memberRates, ratesEach: maxRatesPerProperty }),
    onRequest: {
      hotelsPerCall: maxPropertiesPerCall,
      freshMs: 5 * minuteMs,
      // shown to everybody
      rates: ({ hotelIds, stay }) =>
        ratesFor(soldOf(hotelIds), { stay, locale: 'en', memberRates: false, ratesEach: listedRates }),
    },
    priceCheck: async (key, stay, locale: Locale = 'en') => {
      const sold = properties.byHotel(key.hotelId);
      const checked = sold ? await check(client, pointOfSale, sold, { key, stay, locale }) : null;
      return checked === 'soldOut' ? checked : (checked?.rate ?? null);
    },
    book: async (request) => {
      const taken = await take(request, false);
      return 'booking' in taken ? { outcome: 'confirmed', booking: taken.booking } : taken;
    },
    hold: async (request) => {
      const taken = await take(request, true);
      return 'booking' in taken ? { outcome: 'held', booking: taken.booking } : taken;
    },
    extendHold: () => Promise.reject(new Error('holds cannot be extended')),
    resume: async (key) => {
      const end = await withHeld(key, async ({ links }) =>
        links.resume ? (await client({ method: 'PUT', path: links.resume.href })).status : 0,
      );
      if (end === 'unknown') return { outcome: 'unknown' };
      const booking = end === 'done' ? bookingOf((await find(key)) ?? unknownBooking()) : end;
      return booking.state === 'confirmed' ? { outcome: 'confirmed', booking } : { outcome: 'lost' };
    },
    release: async (key) => {
      const end = await withHeld(key, async ({ links }) =>
        links.cancel ? (await client({ method: 'DELETE', path: links.cancel.href })).status : 0,
      );
      if (end === 'unknown') return 'unknown';
      return end === 'done' || end.state === 'cancelled' ? 'released' : 'booked';
    },
    // a booking states its terms, which are the agreed ones
    quoteCancel: null,
    cancel,
    retrieve: async (key) => {
      const found = await find(key);
      return found && bookingOf(found);
    },
    readNotices: options.noticeKey === null ? null : readNotice(options.noticeKey),
  };
}

/** Even if no more calls are accepted: an earlier one may have been. */
const unknown = (): NotBooked => ({ outcome: 'unknown' });
const unknownBooking = (): never => {
  throw new Error('the booking is not found yet');
};

function changeOf({ rate }: Checked, { acceptedTotal, acceptedTerms }: BookRequest): NotBooked | null {
  if (termsHash(rate.windows) !== acceptedTerms) return { outcome: 'policyChanged', rate };
  return rate.total === acceptedTotal ? null : { outcome: 'priceChanged', rate };
}

function sum(amounts: readonly (Money | undefined)[]): Money | null {
  const [first] = amounts;
  if (!first || amounts.includes(undefined)) return null;
  return {
    amount: amounts.reduce((all, money) => all + (money?.amount ?? 0), 0),
    currency: first.currency,
  };
}
