import { createHash } from 'node:crypto';
import { errorCode } from '@voyage/contracts/errors.ts';
import { and, eq, isNull } from '../../db/drizzle.ts';
import type { IdempotentAnswer } from '../../db/schema/documents.ts';
import { idempotencyKeys } from '../../db/schema/orders.ts';
import { ApiError, errors } from '../../platform/errors.ts';
import type { Services } from '../services.ts';

/**
 * Answers a request with an idempotency key: by `run` the first time, which stores its answer with
 * `storeKeyAnswer` in its transaction, and with that answer ever after. A failed one releases its key.
 * @throws ApiError rq0007, rq0008, and what `run` throws
 */
export async function answerOnce<Answer extends IdempotentAnswer>(
  services: Services,
  { userId, key, body }: { userId: string; key: string; body: unknown },
  run: () => Promise<Answer>,
): Promise<Answer> {
  const { orm } = services.db;
  const bodyHash = hashBody(body);
  const [mine] = await orm
    .insert(idempotencyKeys)
    .values({ userId, key, bodyHash, createdAt: services.now() })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (!mine) {
    const earlier = await findIdempotentAnswer<Answer>(services, userId, key, bodyHash);
    if (earlier === undefined) throw errors.idempotencyKeyInUse(); // released between the two queries
    return earlier;
  }
  try {
    return await run();
  } catch (error) {
    await orm.delete(idempotencyKeys).where(and(isKey(userId, key), isNull(idempotencyKeys.answer)));
    throw error;
  }
}
const isKey = (userId: string, key: string) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

/**
 * The answer to an earlier request with this key; undefined if there was none. @throws ApiError rq0007
 * (different body), rq0008 (still in progress)
 */
export async function findIdempotentAnswer<Answer extends IdempotentAnswer>(
  services: Services,
  userId: string,
  key: string,
  bodyHash: string,
): Promise<Answer | undefined> {
  const {
    rows: [row],
  } = await services.db.pool.query<{ body_hash: string; answer: Answer | null }>({
    name: 'earlier-answer',
    text: 'select body_hash, answer from idempotency_keys where user_id = $1 and key = $2',
    values: [userId, key],
  });
  if (!row) return undefined;
  if (row.body_hash !== bodyHash) throw errors.idempotencyKeyReused();
  if (!row.answer) throw errors.idempotencyKeyInUse();
  return row.answer;
}

/** Whether the first request with this key has no answer yet. */
export const isKeyInUse = (error: unknown): boolean =>
  error instanceof ApiError && error.code === errorCode.idempotencyKeyInUse;

/** Whether the first request with this key had another body. */
export const isKeyReused = (error: unknown): boolean =>
  error instanceof ApiError && error.code === errorCode.idempotencyKeyReused;

/** Stores the answer under an order's key, so that the same request always gets the same answer. */
export async function storeAnswer(
  tx: Pick<Services['db']['orm'], 'update'>,
  answer: Extract<IdempotentAnswer, { orderId: string }>,
): Promise<void> {
  await tx.update(idempotencyKeys).set({ answer }).where(eq(idempotencyKeys.orderId, answer.orderId));
}

/** The same, unless a later answer was stored already. */
export async function storeFirstAnswer(
  { orm }: Services['db'],
  answer: Extract<IdempotentAnswer, { orderId: string }>,
): Promise<void> {
  await orm
    .update(idempotencyKeys)
    .set({ answer })
    .where(and(eq(idempotencyKeys.orderId, answer.orderId), isNull(idempotencyKeys.answer)));
}

/** The same for a request that is identified only by its key. */
export async function storeKeyAnswer(
  tx: Pick<Services['db']['orm'], 'update'>,
  userId: string,
  key: string,
  answer: IdempotentAnswer,
): Promise<void> {
  await tx.update(idempotencyKeys).set({ answer }).where(isKey(userId, key));
}

/** A hash of the body, for comparison with an earlier request with the same key. */
export const hashBody = (body: unknown): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('base64url');

/** Releases a key of whose request nothing came, although it was answered. */
export const forgetKey = (services: Services, userId: string, key: string) =>
  services.db.orm.delete(idempotencyKeys).where(isKey(userId, key));
