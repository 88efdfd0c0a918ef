import type { SupplierTerms } from '../../db/schema/documents.ts';
import { readableCode } from '../../platform/readable-code.ts';
import { cancellationCloses, windowsOfPolicy } from '@voyage/domain/cancellation.ts';
import { freeUntil, penaltyAt, termsHash } from '@voyage/domain/cancellation-windows.ts';
import { sameMoney } from '@voyage/domain/money.ts';
import { fits } from '@voyage/domain/room-capacity.ts';
import { shareOf } from '@voyage/domain/room-shares.ts';
import { nightsOf } from '@voyage/domain/stay-date.ts';
import type pg from 'pg';
import type { Database } from '../../db/connect.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Row } from '../../db/row.ts';
import type { supplierBookings } from '../../db/schema/inventory.ts';
import type {
  BookRequest,
  CancelOutcome,
  CancelRequest,
  InventorySupplier,
  NotBooked,
  RateKey,
  ResumeOutcome,
  SupplierBooking,
  SupplierRate,
  SupplierStay,
} from '../supplier.ts';
import { vocabulary } from '../vocabulary.ts';
import { returnToSale, readRate, sell, type ReadRate } from './allotment.ts';
import { priceRate, stayFacts } from './pricing/pricing.ts';
import { embeddedLimits } from './pricing/stay-limits.ts';

type BookingRow = Row<typeof supplierBookings> & { time_zone: string };
type BookedRooms = Omit<BookingRow, 'time_zone'>;

/** The numbers of all rooms that were booked, from 1. */
const numbersOf = ({ rooms, cancelled_rooms }: BookedRooms): number[] =>
  Array.from({ length: rooms + cancelled_rooms.length }, (_, index) => index + 1);
/** How a room was cancelled: by itself, or with the rest of the booking. */
const cancellationOf = (
  { cancelled_rooms, cancellation_number, cancelled_at }: BookedRooms,
  room: number,
): { cancellationNumber: string; cancelledAt: Date | string } | undefined =>
  cancelled_rooms.find((cancelled) => cancelled.room === room) ??
  (cancellation_number && cancelled_at
    ? { cancellationNumber: cancellation_number, cancelledAt: cancelled_at }
    : undefined);

/** Number of rates whose last reading is cached. */
const remembered = 5000;

/** The selling side of the embedded inventory: real allotments in our own database. */
export function embeddedSupplier(
  db: Database,
  now: () => Date,
  rates: InventorySupplier['rates'],
): InventorySupplier {
  /**
   * The last reading of a rate: a booking after a price check need not read it again, since the sale itself
   * verifies the facts.
   */
  const recent = new Map<string, ReadRate>();
  const nameOf = ({ hotelId, roomTypeId, planCode }: RateKey) => `${hotelId} ${roomTypeId} ${planCode}`;
  async function read(key: RateKey, stay: SupplierStay) {
    const row = await readRate(db.pool, key, nightsOf(stay.checkIn, stay.checkOut));
    const name = nameOf(key);
    recent.delete(name);
    if (row) recent.set(name, row);
    if (recent.size > remembered) for (const oldest of recent.keys().take(1)) recent.delete(oldest);
    return row;
  }

  function priced(key: RateKey, stay: SupplierStay, row: ReadRate): SupplierRate | null {
    const plan = vocabulary().plans.get(key.planCode);
    const place = vocabulary().places.get(row.place);
    if (
      !plan ||
      !place ||
      row.closed ||
      !fits(stay.rooms, {
        maxAdults: row.max_adults,
        maxChildren: row.max_children,
        maxGuests: row.max_guests,
      })
    )
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
        promotions: row.promotions
          .map((code) => vocabulary().promotions.get(code))
          .filter((p) => p !== undefined),
        currency: row.currency,
        taxPercent: place.taxPercent,
        servicePercent: place.servicePercent,
      },
      stayFacts({ ...place, timeZone: row.time_zone, checkInTime: row.check_in_time }, stay, now()),
    );
  }

  async function find(
    client: pg.Pool | pg.PoolClient,
    key: { clientRef: string } | { locator: string },
    lock = false,
  ): Promise<BookingRow | undefined> {
    const column = 'clientRef' in key ? 'client_ref' : 'locator';
    const { rows } = await client.query<BookingRow>({
      name: `inventory-find-${column}${lock ? '-lock' : ''}`,
      text: `select b.*, h.time_zone from supplier_bookings b join hotels h on h.id = b.hotel_id where b.${column} = $1${lock ? ' for update of b' : ''}`,
      values: ['clientRef' in key ? key.clientRef : key.locator],
    });
    return rows[0];
  }
  const booking = (row: Omit<BookingRow, 'time_zone'>): SupplierBooking => ({
    clientRef: row.client_ref,
    locator: row.locator,
    confirmationNumber: row.confirmation_number,
    state: row.state,
    cancellationNumber: row.cancellation_number,
    heldUntil: null,
    rooms: numbersOf(row).map((room) => {
      const cancelled = cancellationOf(row, room);
      return {
        state: row.state === 'cancelled' || cancelled ? 'cancelled' : 'booked',
        cancellationNumber: cancelled?.cancellationNumber ?? null,
      };
    }),
  });

  type Taken = { outcome: 'taken'; booking: SupplierBooking } | NotBooked;
  async function take(request: BookRequest, holdUntil: Date | null): Promise<Taken> {
    const before = recent.get(nameOf(request.rate));
    const quick = before && (await takeBy(before, request, holdUntil));
    // any other outcome may only mean that the cached facts are old
    if (quick?.outcome === 'taken' || quick?.outcome === 'soldOut') return quick;
    const row = await read(request.rate, request.stay);
    if (!row) return { outcome: 'notBookable' };
    return (await takeBy(row, request, holdUntil)) ?? { outcome: 'unknown' };
  }

  /** Books or holds based on facts read before; null if they have changed. */
  async function takeBy(
    facts: ReadRate,
    { stay, rate: key, clientRef, acceptedTerms, acceptedTotal }: BookRequest,
    holdUntil: Date | null,
  ): Promise<Taken | null> {
    const rate = priced(key, stay, facts);
    if (!rate) return { outcome: 'notBookable' };
    if (termsHash(rate.windows) !== acceptedTerms) return { outcome: 'policyChanged', rate };
    if (rate.total !== acceptedTotal) return { outcome: 'priceChanged', rate };
    const terms: SupplierTerms = {
      policy: facts.cancellation,
      deadline: freeUntil(rate.windows),
      penalty: rate.windows.at(-1)?.penalty ?? rate.total,
      total: rate.total,
      currency: rate.currency,
    };
    const made: SupplierBooking = {
      clientRef,
      locator: `H${readableCode(7)}`,
      confirmationNumber: readableCode(8),
      state: holdUntil ? 'held' : 'confirmed',
      cancellationNumber: null,
      heldUntil: null,
      rooms: stay.rooms.map(() => ({ state: 'booked', cancellationNumber: null })),
    };
    const sold = await sell(db.pool, {
      ...made,
      rate: key,
      facts,
      checkIn: stay.checkIn,
      checkOut: stay.checkOut,
      nights: rate.nights.map(({ day }) => day),
      rooms: stay.rooms.length,
      terms,
      at: now(),
      holdUntil,
    });
    if (sold === 'soldOut') return { outcome: 'soldOut' };
    if (sold === 'sold') return { outcome: 'taken', booking: made };
    const earlier = await find(db.pool, { clientRef });
    return earlier ? { outcome: 'taken', booking: booking(earlier) } : null;
  }

  /** Works on one booking with its row locked. Rolls back if the work throws. */
  const locked = <T>(
    locator: string,
    work: (client: pg.PoolClient, row: BookingRow | undefined) => Promise<T>,
  ): Promise<T> =>
    inTransaction(db.pool, async (client) => work(client, await find(client, { locator }, true)));
  const lapsed = (row: BookingRow, at: Date): boolean =>
    row.state !== 'held' || row.hold_until === null || row.hold_until < at;

  const resume = (locator: string, at: Date): Promise<ResumeOutcome> =>
    locked(locator, async (client, row): Promise<ResumeOutcome> => {
      if (row?.state === 'confirmed') return { outcome: 'confirmed', booking: booking(row) };
      if (!row || lapsed(row, at)) {
        if (row?.state === 'held')
          await returnToSale(client, row, { from: 'held', at, cancellationNumber: null });
        return { outcome: 'lost' };
      }
      await client.query(`update supplier_bookings set state = 'confirmed' where locator = $1`, [locator]);
      return { outcome: 'confirmed', booking: { ...booking(row), state: 'confirmed' } };
    });

  /** A repetition after the deadline costs the same as the original cancellation. */
  const quote = (row: BookingRow, at: Date, numbers: readonly number[]) => {
    const { terms } = row;
    const deadline = terms.deadline ? new Date(terms.deadline) : null;
    const windows = windowsOfPolicy(terms.policy, { ...terms, deadline });
    const rooms = numbersOf(row).length;
    const amount = numbers.reduce((sum, room) => {
      const cancelledAt = cancellationOf(row, room)?.cancelledAt;
      const whole = penaltyAt(windows, cancelledAt ? new Date(cancelledAt) : at);
      return sum + shareOf({ rooms, total: terms.total }, whole, [room]);
    }, 0);
    return { penalty: { amount, currency: terms.currency }, free: amount === 0 };
  };
  const isCancellable = (row: BookingRow, at: Date) =>
    row.state === 'confirmed' && at < cancellationCloses(row.check_in, row.time_zone);

  /**
   * Agreed terms never change, so they are read without a lock, and the single statement that ends the
   * booking checks that it is still active.
   */
  async function cancel(request: CancelRequest, tries = 1): Promise<CancelOutcome> {
    const { locator, now: at, accepted, rooms } = request;
    const row = await find(db.pool, { locator });
    if (!row) return { outcome: 'refused' };
    const before = cancelledBefore(row, rooms);
    if (before) return before;
    if (!isCancellable(row, at)) return { outcome: 'refused' };
    const numbers = rooms ?? numbersOf(row);
    const cost = quote(row, at, numbers);
    if (accepted && !sameMoney(accepted, cost.penalty)) return { outcome: 'costs', ...cost };
    const isBooked = (room: number) => !cancellationOf(row, room);
    const meant = numbers.filter(isBooked);
    const isRest = numbersOf(row).filter(isBooked).length === meant.length;
    const cancellationNumber = `C${readableCode(7)}`;
    const ending = {
      from: 'confirmed',
      at,
      cancellationNumber,
      ...(isRest ? {} : { rooms: meant }),
    } as const;
    if (await returnToSale(db.pool, row, ending))
      return { outcome: 'cancelled', cancellationNumber, penalty: cost.penalty };
    const first = await find(db.pool, { locator });
    const already = first && cancelledBefore(first, rooms);
    if (already) return already;
    // another of its rooms was cancelled meanwhile, which can happen once for each
    return tries < numbersOf(row).length ? cancel(request, tries + 1) : { outcome: 'unknown' };
  }
  /** Undefined: at least one of the rooms is not cancelled. */
  function cancelledBefore(
    row: BookingRow,
    rooms: readonly number[] = numbersOf(row),
  ): CancelOutcome | undefined {
    const cancelled = rooms.flatMap((room) => cancellationOf(row, room) ?? []);
    const { cancellationNumber } = cancelled.at(-1) ?? {};
    if (!cancellationNumber || cancelled.length < rooms.length) return undefined;
    return { outcome: 'already', cancellationNumber, penalty: quote(row, row.booked_at, rooms).penalty };
  }

  return {
    name: 'embedded',
    capabilities: {
      limits: embeddedLimits,
      payAt: ['property'],
      hold: 'extendable',
      cancelRooms: 'single',
      callsPerMinute: null,
      memberRates: 'everyone',
      lateBookingMs: 10 * 60_000,
    },
    rates,
    onRequest: null,
    priceCheck: async (key, stay) => {
      const row = await read(key, stay);
      const rate = row && priced(key, stay, row);
      if (!rate) return null;
      return row.rooms_left < stay.rooms.length ? 'soldOut' : rate;
    },
    book: async (request) => {
      const taken = await take(request, null);
      return taken.outcome === 'taken' ? { outcome: 'confirmed', booking: taken.booking } : taken;
    },
    hold: async (request) => {
      const taken = await take(request, request.until);
      return taken.outcome === 'taken' ? { outcome: 'held', booking: taken.booking } : taken;
    },
    extendHold: ({ locator, until, now: at }) =>
      locked(locator, async (client, row) => {
        if (!row || lapsed(row, at)) return 'lost';
        await client.query(
          'update supplier_bookings set hold_until = greatest(hold_until, $2) where locator = $1',
          [locator, until],
        );
        return 'held';
      }),
    resume: ({ locator, now: at }) => resume(locator, at),
    release: ({ locator, now: at }) =>
      locked(locator, async (client, row) => {
        if (row?.state === 'confirmed') return 'booked';
        if (row?.state === 'held')
          await returnToSale(client, row, { from: 'held', at, cancellationNumber: null });
        return 'released';
      }),
    quoteCancel: async ({ locator, now: at, rooms }) => {
      const row = await find(db.pool, { locator });
      if (!row || row.state === 'held') return 'refused';
      const numbers = rooms ?? numbersOf(row);
      if (row.state === 'cancelled' || numbers.every((room) => cancellationOf(row, room))) return 'already';
      return isCancellable(row, at) ? quote(row, at, numbers) : 'refused';
    },
    cancel: (request) => cancel(request),
    retrieve: async (key) => {
      const row = await find(db.pool, key);
      return row ? booking(row) : null;
    },
    readNotices: null, // it is ourselves
  };
}
