import { randomInt } from 'node:crypto';
import type { CancellationPolicy } from '@voyage/domain/cancellation.ts';
import { cancellationCloses, cancellationPenalty } from '@voyage/domain/cancellation.ts';
import { fits } from '@voyage/domain/occupancy.ts';
import { nightsOf } from '@voyage/domain/stay-date.ts';
import type pg from 'pg';
import type { Database } from '../../db/connect.ts';
import type { BookOutcome, BookRequest, CancelOutcome, InventorySupplier, RateKey, SupplierBooking, SupplierRate, SupplierStay } from '../supplier.ts';
import { vocabulary } from '../vocabulary.ts';
import { giveBackNights, readRate, sell, type ReadRate } from './allotment.ts';
import { priceRate, stayFacts } from './pricing.ts';

interface BookingRow {
  locator: string;
  client_ref: string;
  confirmation_number: string;
  cancellation_number: string | null;
  state: 'confirmed' | 'cancelled';
  hotel_id: number;
  room_type_id: number;
  check_in: string;
  check_out: string;
  rooms: number;
  terms: SupplierTerms;
  time_zone: string;
  cancelled_at: Date | null;
}
/** What the supplier itself keeps to decide a cancellation. */
interface SupplierTerms {
  policy: CancellationPolicy;
  deadline: string | null;
  penalty: number;
  total: number;
  currency: string;
}

/** Rates of which the last reading is kept. */
const remembered = 5000;
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const newNumber = (prefix: string, length: number) => prefix + Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** The embedded inventory: real allotments in our own database, behind the same port as an outside supplier. */
export function houseSupplier(db: Database, now: () => Date, availability: InventorySupplier['availability']): InventorySupplier {
  /** What was read last of a rate: a booking that follows a price check need not read it again, since the sale itself holds only while it is so. */
  const recent = new Map<string, ReadRate>();
  const nameOf = ({ hotelId, roomTypeId, planCode }: RateKey) => `${hotelId} ${roomTypeId} ${planCode}`;
  async function read(key: RateKey, stay: SupplierStay) {
    const row = await readRate(db.pool, key, nightsOf(stay.checkIn, stay.checkOut));
    const name = nameOf(key);
    recent.delete(name);
    if (row) recent.set(name, row);
    if (recent.size > remembered) recent.delete(recent.keys().next().value as string);
    return row;
  }

  function priced(key: RateKey, stay: SupplierStay, row: ReadRate): SupplierRate | null {
    const plan = vocabulary().plans.get(key.planCode);
    const place = vocabulary().places.get(row.place);
    if (!plan || !place || row.closed || !fits(stay, { maxAdults: row.max_adults, maxChildren: row.max_children, maxGuests: row.max_guests }, stay.rooms))
      return null;
    return priceRate(
      {
        ...key,
        baseRate: row.base_rate,
        factorPermille: row.factor_permille,
        policy: row.cancellation,
        payAt: plan.payAt,
        memberOnly: plan.memberOnly,
        minDaysAhead: plan.minDaysAhead,
        promotions: row.promotions.map((code) => vocabulary().promotions.get(code)).filter((p) => p !== undefined),
        currency: row.currency,
        taxPercent: place.taxPercent,
        servicePercent: place.servicePercent,
      },
      stayFacts({ ...place, timeZone: row.time_zone, checkInTime: row.check_in_time }, stay, now()),
      row.rooms_left,
    );
  }

  async function find(client: pg.Pool | pg.PoolClient, key: { clientRef: string } | { locator: string }, lock = false): Promise<BookingRow | undefined> {
    const { rows } = await client.query<BookingRow>(
      `select b.*, h.time_zone from supplier_bookings b join hotels h on h.id = b.hotel_id where b.${'clientRef' in key ? 'client_ref' : 'locator'} = $1${lock ? ' for update of b' : ''}`,
      ['clientRef' in key ? key.clientRef : key.locator],
    );
    return rows[0];
  }
  const booking = (row: Omit<BookingRow, 'time_zone'>): SupplierBooking => ({
    clientRef: row.client_ref,
    locator: row.locator,
    confirmationNumber: row.confirmation_number,
    state: row.state,
    cancellationNumber: row.cancellation_number,
  });

  async function book(request: BookRequest): Promise<BookOutcome> {
    const before = recent.get(nameOf(request.rate));
    const quick = before && (await bookBy(before, request));
    if (quick?.outcome === 'confirmed' || quick?.outcome === 'soldOut') return quick; // any other end may only mean that what was remembered is old
    const row = await read(request.rate, request.stay);
    if (!row) return { outcome: 'notBookable' };
    return (await bookBy(row, request)) ?? { outcome: 'unknown' };
  }

  /** Books by facts that were read before; null when they are no longer so. */
  async function bookBy(facts: ReadRate, { stay, rate: key, clientRef, acceptedPolicyHash, acceptedTotal }: BookRequest): Promise<BookOutcome | null> {
    const rate = priced(key, stay, facts);
    if (!rate) return { outcome: 'notBookable' };
    if (rate.policyHash !== acceptedPolicyHash) return { outcome: 'policyChanged', rate };
    if (rate.total !== acceptedTotal) return { outcome: 'priceChanged', rate };
    const terms: SupplierTerms = {
      policy: rate.policy,
      deadline: rate.deadline?.toISOString() ?? null,
      penalty: rate.penalty,
      total: rate.total,
      currency: rate.currency,
    };
    const made: SupplierBooking = { clientRef, locator: newNumber('H', 7), confirmationNumber: newNumber('', 8), state: 'confirmed', cancellationNumber: null };
    const sold = await sell(db.pool, {
      ...made,
      rate: key,
      facts,
      checkIn: stay.checkIn,
      checkOut: stay.checkOut,
      nights: rate.nights.map(({ day }) => day),
      rooms: stay.rooms,
      terms,
      at: now(),
    });
    if (sold === 'soldOut') return { outcome: 'soldOut' };
    if (sold === 'sold') return { outcome: 'confirmed', booking: made };
    const earlier = await find(db.pool, { clientRef });
    return earlier ? { outcome: 'confirmed', booking: booking(earlier) } : null;
  }

  const quote = (row: BookingRow, at: Date) =>
    cancellationPenalty({
      policy: row.terms.policy,
      deadline: row.terms.deadline ? new Date(row.terms.deadline) : null,
      now: at,
      firstNight: { amount: row.terms.penalty, currency: row.terms.currency },
      total: { amount: row.terms.total, currency: row.terms.currency },
    });

  async function cancel({ locator, now: at }: { locator: string; now: Date }): Promise<CancelOutcome> {
    const client = await db.pool.connect();
    try {
      await client.query('begin');
      const row = await find(client, { locator }, true);
      if (!row) {
        await client.query('rollback');
        return { outcome: 'refused' };
      }
      const { penalty } = quote(row, row.cancelled_at ?? at); // a repetition after the deadline costs what the cancellation did
      if (row.cancellation_number) {
        await client.query('rollback');
        return { outcome: 'already', cancellationNumber: row.cancellation_number, penalty };
      }
      if (at >= cancellationCloses(row.check_in, row.time_zone)) {
        await client.query('rollback');
        return { outcome: 'refused' };
      }
      const cancellationNumber = newNumber('C', 7);
      await client.query(`update supplier_bookings set state = 'cancelled', cancellation_number = $2, cancelled_at = $3 where locator = $1`, [
        locator,
        cancellationNumber,
        at,
      ]);
      await giveBackNights(client, row.room_type_id, nightsOf(row.check_in, row.check_out), row.rooms);
      await client.query('insert into inventory_changes (hotel_id) values ($1)', [row.hotel_id]);
      await client.query('commit');
      return { outcome: 'cancelled', cancellationNumber, penalty };
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    } finally {
      client.release();
    }
  }

  return {
    name: 'house',
    availability,
    priceCheck: async (key, stay) => {
      const row = await read(key, stay);
      return row ? priced(key, stay, row) : null;
    },
    book,
    quoteCancel: async ({ locator, now: at }) => {
      const row = await find(db.pool, { locator });
      if (!row) return 'refused';
      if (row.state === 'cancelled') return 'already';
      return at >= cancellationCloses(row.check_in, row.time_zone) ? 'refused' : quote(row, at);
    },
    cancel,
    retrieve: async (key) => {
      const row = await find(db.pool, key);
      return row ? booking(row) : null;
    },
  };
}
