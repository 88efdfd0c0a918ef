import type { Money } from '@voyage/domain/money.ts';
import { eq, inArray, sql, type SQL } from '../../db/drizzle.ts';
import { skewMs } from '../../db/due.ts';
import type { Transaction } from '../../db/connect.ts';
import type { Row } from '../../db/row.ts';
import { cancellationIntents, hotelOrders, roomCancellationIntents } from '../../db/schema/orders.ts';
import type { Services } from '../services.ts';

export type Intent = Pick<
  typeof cancellationIntents.$inferSelect,
  'orderId' | 'actorId' | 'acceptedPenalty' | 'waived' | 'reason' | 'requestedAt' | 'attempts'
> & {
  /** The number of the room that is cancelled by itself, from 1; null: all that are left. */
  room: number | null;
};
/** Which cancellation of an order. */
export type IntentKey = Pick<Intent, 'orderId' | 'room'>;

/**
 * Longer than a supplier may take to cancel (inventory/guard-supplier.ts): meanwhile the intent belongs to
 * the process that tries it.
 */
const leaseMs = 20_000;
const longestPauseMs = 5 * 60_000;

const tableOf = (room: number | null) =>
  sql.raw(room === null ? 'cancellation_intents' : 'room_cancellation_intents');
const isIntent = ({ orderId, room }: IntentKey): SQL =>
  room === null ? sql`order_id = ${orderId}` : sql`order_id = ${orderId} and room = ${room}`;

export async function openIntent({ db }: Pick<Services, 'db'>, orderId: string): Promise<Intent | undefined> {
  const [intent] = await db.orm
    .select()
    .from(cancellationIntents)
    .where(eq(cancellationIntents.orderId, orderId));
  return intent && { ...intent, room: null };
}

/** Those of single rooms. */
export const openRoomIntents = ({ db }: Pick<Services, 'db'>, orderId: string): Promise<Intent[]> =>
  db.orm.select().from(roomCancellationIntents).where(eq(roomCancellationIntents.orderId, orderId));

export const openOf = async (services: Services, { orderId, room }: IntentKey): Promise<Intent | undefined> =>
  room === null
    ? openIntent(services, orderId)
    : (await openRoomIntents(services, orderId)).find((intent) => intent.room === room);

/**
 * Records that a member cancels a confirmed order, or a room of it, at this cost, before the supplier is called. If one
 * is already open (another tab, an interrupted call), returns that one, since its instant
 * decides. Undefined: the order is no longer confirmed.
 */
export async function writeIntent(
  services: Services,
  key: IntentKey,
  { actorId, accepted, requestedAt }: { actorId: string; accepted: Money; requestedAt: Date },
): Promise<Intent | undefined> {
  const { orderId, room } = key;
  const column = sql.raw(room === null ? '' : 'room,');
  const value = room === null ? sql.raw('') : sql`${room}::smallint,`;
  const { rowCount } = await services.db.orm.execute(
    sql`insert into ${tableOf(room)} (order_id, ${column} actor_id, accepted_penalty, waived, requested_at, next_attempt_at)
        select id, ${value} ${actorId}::uuid, ${accepted.amount}::bigint, false, ${requestedAt}::timestamptz, ${new Date(services.now().getTime() + leaseMs)}::timestamptz
        from hotel_orders where id = ${orderId} and status = 'confirmed' on conflict do nothing`,
  );
  if (rowCount === 1)
    return {
      ...key,
      actorId,
      acceptedPenalty: accepted.amount,
      waived: false,
      reason: null,
      requestedAt,
      attempts: 1,
    };
  return openOf(services, key);
}

/**
 * The same by staff, in the transaction that locks the payment order: everything paid is refunded, whatever
 * the cancellation costs. Takes over an intent of the member.
 */
export async function recordWaiver(
  services: Services,
  tx: Transaction,
  orderId: string,
  { actorId, reason }: { actorId: string; reason: string },
): Promise<Intent> {
  const now = services.now();
  const override = {
    actorId,
    reason,
    acceptedPenalty: null,
    waived: true,
    nextAttemptAt: new Date(now.getTime() + leaseMs),
  };
  const [intent] = await tx
    .insert(cancellationIntents)
    .values({ orderId, requestedAt: now, ...override })
    .onConflictDoUpdate({ target: cancellationIntents.orderId, set: override })
    .returning();
  if (!intent) throw new Error('the cancellation intent was not found after it was written');
  return { ...intent, room: null };
}

/** Locks an open intent, and all others of its order; undefined: it has ended. */
export async function lockIntent(
  tx: Pick<Transaction, 'execute'>,
  key: IntentKey,
): Promise<Pick<Intent, 'actorId' | 'waived' | 'reason' | 'requestedAt'> | undefined> {
  interface Locked extends Record<string, unknown> {
    room: number | null;
    actor_id: string;
    waived: boolean;
    reason: string | null;
    requested_at: Date;
  }
  const columns = sql.raw('actor_id, waived, reason, requested_at');
  const { rows } = await tx.execute<Locked>(
    sql`with whole as (select null::smallint as room, ${columns} from cancellation_intents where order_id = ${key.orderId} for update),
          rooms as (select room, ${columns} from room_cancellation_intents where order_id = ${key.orderId} order by room for update)
        select * from whole union all select * from rooms`,
  );
  const row = rows.find(({ room }) => room === key.room);
  return (
    row && {
      actorId: row.actor_id,
      waived: row.waived,
      reason: row.reason,
      requestedAt: new Date(row.requested_at),
    }
  );
}

/** Ends an intent; one of a whole order with those of its rooms. */
export async function deleteIntent(tx: Pick<Transaction, 'execute'>, key: IntentKey): Promise<void> {
  const rooms =
    key.room === null
      ? sql`with rooms as (delete from room_cancellation_intents where order_id = ${key.orderId}) `
      : sql.raw('');
  await tx.execute(sql`${rooms}delete from ${tableOf(key.room)} where ${isIntent(key)}`);
}

/** Ends one that the supplier did not carry out. False: it is not the same any more. */
export async function endIntentOf(
  tx: Pick<Transaction, 'execute'>,
  { requestedAt, waived, ...key }: Intent,
): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`delete from ${tableOf(key.room)} where ${isIntent(key)} and requested_at = ${requestedAt} and waived = ${waived}`,
  );
  return (rowCount ?? 0) > 0;
}

type Order = typeof hotelOrders.$inferSelect;
/**
 * Claims intents that no process is working on, with their orders. A process that is killed holds them no
 * longer than its lease: it does not show that the supplier is slow.
 */
export async function claimIntents(services: Services): Promise<{ intent: Intent; order: Order }[]> {
  const intents = [...(await claim(services, 'cancellation_intents')), ...(await claim(services, 'room_cancellation_intents'))]; // prettier-ignore
  if (intents.length === 0) return [];
  const orders = await services.db.orm.select().from(hotelOrders).where(inArray(hotelOrders.id, intents.map(({ orderId }) => orderId))); // prettier-ignore
  return intents.flatMap((intent) =>
    orders.filter(({ id }) => id === intent.orderId).map((order) => ({ intent, order })),
  );
}

async function claim(
  { db, now }: Services,
  table: 'cancellation_intents' | 'room_cancellation_intents',
): Promise<Intent[]> {
  const at = now().getTime();
  const { rows } = await db.pool.query<Row<typeof roomCancellationIntents> & { room?: number }>(
    `with due as (select ctid from ${table} where next_attempt_at <= $1 or next_attempt_at > $2 order by next_attempt_at limit 50 for update skip locked)
     update ${table} i set attempts = attempts + 1, next_attempt_at = $3 from due where i.ctid = due.ctid returning i.*`,
    [new Date(at), new Date(at + longestPauseMs + skewMs), new Date(at + leaseMs)],
  );
  return rows.map((row) => ({
    orderId: row.order_id,
    room: row.room ?? null,
    actorId: row.actor_id,
    acceptedPenalty: row.accepted_penalty,
    waived: row.waived,
    reason: row.reason,
    requestedAt: row.requested_at,
    attempts: row.attempts,
  }));
}

/** An intent whose supplier does not answer is tried less and less often. */
export async function postponeIntent({ db, now }: Services, { requestedAt, attempts, ...key }: Intent) {
  const pauseMs = Math.min(leaseMs * (attempts - 1), longestPauseMs);
  const nextAttemptAt = new Date(now().getTime() + pauseMs);
  await db.orm.execute(
    sql`update ${tableOf(key.room)} set next_attempt_at = ${nextAttemptAt} where ${isIntent(key)} and requested_at = ${requestedAt}`,
  );
}
