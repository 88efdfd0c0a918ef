import { and, eq, isNull } from 'drizzle-orm';
import { idempotencyKeys } from '../db/schema.ts';
import { ApiError } from '../errors.ts';
import type { Services } from '../services.ts';
import type { Booked } from './booking.ts';

/**
 * Claims a key for one request. Answers what the first request with it was answered, or undefined for
 * the first one. @throws ApiError rq0007 (other body), rq0008 (still under way)
 */
export async function claimKey(services: Services, userId: string, key: string, bodyHash: string): Promise<Booked | undefined> {
  const { orm } = services.db;
  const [mine] = await orm.insert(idempotencyKeys).values({ userId, key, bodyHash, createdAt: services.now() }).onConflictDoNothing().returning({ key: idempotencyKeys.key });
  if (mine) return undefined;
  const [row] = await orm.select().from(idempotencyKeys).where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
  if (row && row.bodyHash !== bodyHash) throw new ApiError('rq0007');
  if (!row?.answer) throw new ApiError('rq0008');
  return row.answer as Booked;
}

/** Keeps the answer of an order's own key, so that the same request is answered the same for ever. */
export async function keepAnswer(tx: Pick<Services['db']['orm'], 'update'>, answer: Booked): Promise<void> {
  await tx.update(idempotencyKeys).set({ answer }).where(eq(idempotencyKeys.orderId, answer.orderId));
}

export async function releaseKey(services: Services, userId: string, key: string): Promise<void> {
  await services.db.orm.delete(idempotencyKeys).where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key), isNull(idempotencyKeys.answer)));
}
