import { keysOf } from '@voyage/domain/keys-of.ts';
import { randomUUID } from 'node:crypto';
import type { bookingRequest } from '@voyage/contracts/booking-request.ts';
import type { CreditSource } from '@voyage/domain/quota.ts';
import { freeUntil } from '@voyage/domain/cancellation-windows.ts';
import { formerTerms } from '../orders/order-windows.ts';
import { combinedParty } from '@voyage/domain/occupancy.ts';
import { taipeiMonth } from '@voyage/domain/zoned-time.ts';
import pg from 'pg';
import type { InferOutput } from 'valibot';
import { queryPrepared } from '../../../db/query-prepared.ts';
import type { UnheldStay } from '../../../db/schema/documents.ts';
import type { OrderTerms } from '../../../db/schema/order-terms.ts';
import { errors } from '../../../platform/errors.ts';
import { readableCode } from '../../../platform/readable-code.ts';
import { agreedTerms } from '../../../inventory/agreed-terms.ts';
import type { OfferContent } from '../../../inventory/offer-content.ts';
import type { SupplierRate } from '../../../inventory/supplier.ts';
import { observe } from '../../../platform/observed.ts';
import type { Services } from '../../services.ts';
import type { Caller } from '../../../session/caller.ts';
import { takeCreditSql } from '../../benefits/credits.ts';
import { programmeOfGroup } from '../../benefits/loyalty.ts';

export type BookingRequest = InferOutput<typeof bookingRequest>;
/** What every id of a user looks like; the database refuses to compare one with anything else. */
export const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** An order that is waiting for the supplier. */
export interface Intent {
  id: string;
  bookingNumber: string;
  clientRef: string;
  createdAt: Date;
  loyalty: { programme: string; number: string } | null;
}

/** The initial values of an order, with their types; its credit is known only inside the statement. */
const columns = {
  id: 'uuid',
  booking_number: 'text',
  user_id: 'uuid',
  booked_by: 'uuid',
  brand: 'text',
  status: 'text',
  hotel_id: 'int',
  room_type_id: 'int',
  plan_code: 'text',
  check_in: 'date',
  check_out: 'date',
  rooms: 'smallint',
  adults: 'smallint',
  child_ages: 'smallint[]',
  parties: 'jsonb',
  guest: 'jsonb',
  room_guests: 'jsonb',
  loyalty: 'jsonb',
  special_requests: 'text[]',
  note: 'text',
  arrival_time: 'text',
  unheld: 'jsonb',
  trip_purpose: 'text',
  total_amount: 'bigint',
  currency: 'text',
  terms: 'jsonb',
  cancellation_deadline: 'timestamptz',
  credit_month: 'text',
  client_ref: 'text',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
} as const;
type Column = keyof typeof columns;
const names = keysOf(columns);
const types = [...Object.values(columns), 'text', 'text', 'text[]', 'jsonb[]'];
const parameter = (index: number) => `$${index + 1}::${types[index]}`;
const of = (column: Column) => parameter(names.indexOf(column));
const further = (index: number) => parameter(names.length + index);
const [key, bodyHash, kinds, details] = [further(0), further(1), further(2), further(3)];

/**
 * Credit, key, pending order and its first events: all or nothing, in one statement and so in one
 * transaction. Every later step reads `credit`, so nothing is written without one; an existing key ends the
 * statement with a unique violation, which also returns the credit.
 */
const statement = (takeCredit: string) => `
  with credit as (${takeCredit}),
    claimed as (insert into idempotency_keys (user_id, key, body_hash, order_id, created_at) select ${of('booked_by')}, ${key}, ${bodyHash}, ${of('id')}, ${of('created_at')} from credit),
    ordered as (insert into hotel_orders (${names.join(', ')}, credit_source) select ${names.map(of).join(', ')}, credit.source from credit),
    noted as (insert into order_events (order_id, actor_id, kind, detail, at) select ${of('id')}, ${of('booked_by')}, event.kind, event.detail, ${of('created_at')} from credit, unnest(${kinds}, ${details}) as event (kind, detail))
  select source from credit`;
const statements = {
  free: {
    name: 'booking-intent-free',
    text: statement(takeCreditSql.free({ user: of('user_id'), month: of('credit_month') })),
  },
  paid: { name: 'booking-intent-paid', text: statement(takeCreditSql.paid({ user: of('user_id') })) },
  ignored: { name: 'booking-intent-ignored', text: statement(takeCreditSql.ignored()) },
};

/**
 * Records the request to the supplier before it is sent, so that the reconciler finds it after a crash.
 * @throws ApiError bk0001 (no credit left), rq0001 (no such member to book for), rq0008 (the key is taken)
 */
export async function writeIntent(
  services: Services,
  caller: Caller,
  request: {
    key: string;
    bodyHash: string;
    body: BookingRequest;
    content: OfferContent;
    rate: SupplierRate;
    address: string;
  },
): Promise<Intent> {
  const {
    body,
    content: { stay, rate: rateKey, charge, chosenBeds },
    rate,
  } = request;
  const now = services.now();
  const id = randomUUID();
  const bookingNumber = `V${readableCode(9)}`;
  const userId = body.onBehalf?.userId ?? caller.userId;
  if (body.onBehalf) await assertMember(services, userId);
  const loyalty = loyaltyOf(services, rateKey.hotelId, body.loyaltyNumber);
  const { latestCheckIn } = services.inventory.checkInHours(rateKey.hotelId);
  const terms: OrderTerms = {
    rate: { ...agreedTerms(rate), ...formerTerms(rate) },
    ...(chosenBeds && { beds: chosenBeds }),
    ...(latestCheckIn !== null && { latestCheckIn }),
    ...(charge ? { prepaid: { charge, brand: body.brand } } : {}),
  };
  const party = combinedParty(stay.rooms);
  const order: Record<Column, unknown> = {
    id,
    booking_number: bookingNumber,
    user_id: userId,
    booked_by: caller.userId,
    brand: body.brand,
    status: 'pending',
    hotel_id: rateKey.hotelId,
    room_type_id: rateKey.roomTypeId,
    plan_code: rateKey.planCode,
    check_in: stay.checkIn,
    check_out: stay.checkOut,
    rooms: stay.rooms.length,
    adults: party.adults,
    child_ages: party.childAges,
    parties: JSON.stringify(stay.rooms), // as room_guests
    guest: body.guest,
    room_guests: JSON.stringify(body.roomGuests), // a list would be converted to a PostgreSQL array
    loyalty,
    special_requests: body.specialRequests,
    note: body.note,
    arrival_time: body.arrivalTime,
    unheld: charge && services.inventory.capabilities.hold === 'none' ? unheldStay(request) : null,
    trip_purpose: body.tripPurpose,
    total_amount: rate.total,
    currency: rate.currency,
    terms,
    cancellation_deadline: freeUntil(rate.windows),
    credit_month: taipeiMonth(now),
    // what hotels and suppliers are told too: at most 20 characters everywhere
    client_ref: bookingNumber,
    created_at: now,
    updated_at: now,
  };
  const events: [kind: string, detail: object][] = [['requested', { key: request.key }]];
  if (body.onBehalf)
    events.push([
      'on-behalf',
      {
        ignoreCredit: body.onBehalf.ignoreCredit,
        ignoreCreditReason: body.onBehalf.ignoreCreditReason,
        skipPriceCheck: body.onBehalf.skipPriceCheck,
        skipPriceCheckReason: body.onBehalf.skipPriceCheckReason,
        reason: body.onBehalf.reason,
        level: caller.level,
      },
    ]);
  const values = [
    ...names.map((name) => order[name]),
    request.key,
    request.bodyHash,
    events.map(([kind]) => kind),
    events.map(([, detail]) => JSON.stringify(detail)),
  ];
  const write = async (how: keyof typeof statements) => {
    const { rows } = await queryPrepared<{ source: CreditSource }>(services.db.pool, {
      ...statements[how],
      values,
    });
    return rows[0]?.source;
  };
  try {
    const source = body.onBehalf?.ignoreCredit
      ? await write('ignored')
      : ((await write('free')) ?? (await write('paid')));
    if (!source) throw errors.noCreditsLeft();
    observe('creditTaken', { source });
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.constraint === 'idempotency_keys_user_id_key_pk')
      throw errors.idempotencyKeyInUse();
    throw error;
  }
  return { id, bookingNumber, clientRef: bookingNumber, createdAt: now, loyalty };
}

const unheldStay = ({ rate, address }: { rate: SupplierRate; address: string }): UnheldStay => ({
  supplierKey: rate.supplierKey ?? null,
  customerAddress: address,
});

/** A number belongs to the programme of the hotel's group. @throws ApiError rq0001 if the group has none */
function loyaltyOf({ inventory }: Services, hotelId: number, number: string): Intent['loyalty'] {
  if (number === '') return null;
  const { group } = inventory.hotelSummary(hotelId, 'en');
  const programme = group && programmeOfGroup(group.code);
  if (!programme) throw errors.invalidValue({ issues: [{ path: 'loyaltyNumber', code: 'value' }] });
  return { programme: programme.code, number };
}

/** @throws ApiError rq0001 */
async function assertMember(services: Services, userId: string): Promise<void> {
  const { rowCount } = uuid.test(userId)
    ? await services.db.pool.query('select 1 from users where id = $1', [userId])
    : { rowCount: 0 };
  if (rowCount === 0) throw errors.invalidValue({ issues: [{ path: 'onBehalf.userId', code: 'value' }] });
}
