import { randomInt } from 'node:crypto';
import type { CancellationPolicy } from '@voyage/domain/cancellation.ts';
import { cancellationCloses, cancellationPenalty } from '@voyage/domain/cancellation.ts';
import { fits } from '@voyage/domain/occupancy.ts';
import { nightsOf } from '@voyage/domain/stay-date.ts';
import type pg from 'pg';
import type { Database } from '../../db/connect.ts';
import type { BookOutcome, BookRequest, CancelOutcome, InventorySupplier, RateKey, SupplierBooking, SupplierRate, SupplierStay } from '../supplier.ts';
import type { Promotion } from '@voyage/domain/price.ts';
import { vocabulary } from '../vocabulary.ts';
import { giveBackNights, roomsLeft, sell } from './allotment.ts';
import { priceRate, stayFacts } from './pricing.ts';

interface RateRow {
  base_rate: number; factor_permille: number; cancellation: CancellationPolicy; promotions: string[]; currency: string; time_zone: string; check_in_time: string; place: string; closed: boolean;
  max_adults: number; max_children: number; max_guests: number; rooms_left: number;
}
interface BookingRow { locator: string; client_ref: string; confirmation_number: string; cancellation_number: string | null; state: 'confirmed' | 'cancelled'; hotel_id: number; room_type_id: number; check_in: string; check_out: string; rooms: number; terms: SupplierTerms; time_zone: string }
/** What the supplier itself keeps to decide a cancellation. */
interface SupplierTerms { policy: CancellationPolicy; deadline: string | null; penalty: number; total: number; currency: string }

const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const newNumber = (prefix: string, length: number) => prefix + Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** The embedded inventory: real allotments in our own database, behind the same port as an outside supplier. */
export function houseSupplier(db: Database, now: () => Date, availability: InventorySupplier['availability']): InventorySupplier {
  async function rate(key: RateKey, stay: SupplierStay): Promise<SupplierRate | 'notBookable' | null> {
    const { rows } = await db.pool.query<RateRow>({
      name: 'house-rate',
      text: `select r.base_rate, p.factor_permille, p.cancellation, h.promotions, h.currency, h.time_zone, h.check_in_time, h.place, h.closed, r.max_adults, r.max_children, r.max_guests, ${roomsLeft('a', '$4::date[]')} as rooms_left
             from room_types r join hotels h on h.id = r.hotel_id join rate_plans p on p.hotel_id = h.id and p.code = $3 left join allotments a on a.room_type_id = r.id where r.id = $2 and h.id = $1`,
      values: [key.hotelId, key.roomTypeId, key.planCode, nightsOf(stay.checkIn, stay.checkOut)],
    });
    const row = rows[0];
    const plan = vocabulary().plans.get(key.planCode);
    const place = row && vocabulary().places.get(row.place);
    if (!row || !plan || !place) return null;
    if (row.closed || !fits(stay, { maxAdults: row.max_adults, maxChildren: row.max_children, maxGuests: row.max_guests }, stay.rooms)) return 'notBookable';
    const priced = priceRate({
      ...key, baseRate: row.base_rate, factorPermille: row.factor_permille, policy: row.cancellation, payAt: plan.payAt, memberOnly: plan.memberOnly, minDaysAhead: plan.minDaysAhead,
      promotions: row.promotions.map((code) => vocabulary().promotions.get(code)).filter((p): p is NonNullable<typeof p> => p !== undefined) as Promotion[],
      currency: row.currency, taxPercent: place.taxPercent, servicePercent: place.servicePercent,
    }, stayFacts({ ...place, timeZone: row.time_zone, checkInTime: row.check_in_time }, stay, now()), row.rooms_left);
    return priced ?? 'notBookable';
  }

  async function find(client: pg.Pool | pg.PoolClient, key: { clientRef: string } | { locator: string }, lock = false): Promise<BookingRow | undefined> {
    const { rows } = await client.query<BookingRow>(
      `select b.*, h.time_zone from supplier_bookings b join hotels h on h.id = b.hotel_id where b.${'clientRef' in key ? 'client_ref' : 'locator'} = $1${lock ? ' for update of b' : ''}`, ['clientRef' in key ? key.clientRef : key.locator],
    );
    return rows[0];
  }
  const booking = (row: Omit<BookingRow, 'time_zone'>): SupplierBooking => ({ clientRef: row.client_ref, locator: row.locator, confirmationNumber: row.confirmation_number, state: row.state, cancellationNumber: row.cancellation_number });

  async function book(request: BookRequest): Promise<BookOutcome> {
    const { stay, rate: key, clientRef } = request;
    const fresh = await rate(key, stay);
    if (fresh === null || fresh === 'notBookable') return { outcome: 'notBookable' };
    if (fresh.policyHash !== request.acceptedPolicyHash) return { outcome: 'policyChanged', rate: fresh };
    if (fresh.total !== request.acceptedTotal) return { outcome: 'priceChanged', rate: fresh };
    const terms: SupplierTerms = { policy: fresh.policy, deadline: fresh.deadline?.toISOString() ?? null, penalty: fresh.penalty, total: fresh.total, currency: fresh.currency };
    const made: SupplierBooking = { clientRef, locator: newNumber('H', 7), confirmationNumber: newNumber('', 8), state: 'confirmed', cancellationNumber: null };
    const sold = await sell(db.pool, {
      ...made, hotelId: key.hotelId, roomTypeId: key.roomTypeId, checkIn: stay.checkIn, checkOut: stay.checkOut, nights: fresh.nights.map(({ day }) => day), rooms: stay.rooms, terms, at: now(),
    });
    if (sold === 'soldOut') return { outcome: 'soldOut' };
    if (sold === 'sold') return { outcome: 'confirmed', booking: made };
    const earlier = await find(db.pool, { clientRef });
    return earlier ? { outcome: 'confirmed', booking: booking(earlier) } : { outcome: 'unknown' };
  }

  const quote = (row: BookingRow, at: Date) => cancellationPenalty({
    policy: row.terms.policy, deadline: row.terms.deadline ? new Date(row.terms.deadline) : null, now: at,
    firstNight: { amount: row.terms.penalty, currency: row.terms.currency }, total: { amount: row.terms.total, currency: row.terms.currency },
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
      const { penalty } = quote(row, at);
      if (row.cancellation_number) {
        await client.query('rollback');
        return { outcome: 'already', cancellationNumber: row.cancellation_number, penalty };
      }
      if (at >= cancellationCloses(row.check_in, row.time_zone)) {
        await client.query('rollback');
        return { outcome: 'refused' };
      }
      const cancellationNumber = newNumber('C', 7);
      await client.query(`update supplier_bookings set state = 'cancelled', cancellation_number = $2, cancelled_at = $3 where locator = $1`, [locator, cancellationNumber, at]);
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
      const found = await rate(key, stay);
      return found === 'notBookable' ? null : found;
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
