import { itemAt } from '@voyage/domain/item-at.ts';
import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, lt, ne, notExists, sql } from '../../db/drizzle.ts';
import type { Transaction } from '../../db/connect.ts';
import { productOrders, type ProductKind } from '../../db/schema/orders.ts';
import { payments } from '../../db/schema/payments.ts';
import { errors } from '../../platform/errors.ts';
import { readableCode } from '../../platform/readable-code.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../../session/caller.ts';
import type { ProductDetail } from '../../db/schema/product-detail.ts';

export type ProductOrderRow = typeof productOrders.$inferSelect;
/** Payments that have moved money, or still may. */
const inFlight = ['created', 'redirected', 'unknown', 'captured'] as const;

interface Made {
  userId: string;
  detail: ProductDetail;
  amountTwd: number;
  brand: 'main' | 'club';
  /** How long it can be paid, or until when. */
  minutes: number | Date;
}

/** Writes an open order inside the caller's transaction. */
export async function writeOrder(
  services: Services,
  tx: Pick<Transaction, 'insert'>,
  { userId, detail, amountTwd, brand, minutes }: Made,
): Promise<ProductOrderRow> {
  const now = services.now();
  const rows = await tx
    .insert(productOrders)
    .values({
      id: randomUUID(),
      orderNumber: `P${readableCode(9)}`,
      userId,
      kind: detail.kind,
      status: 'open',
      detail,
      amountTwd,
      brand,
      createdAt: now,
      updatedAt: now,
      expiresAt: minutes instanceof Date ? minutes : new Date(now.getTime() + minutes * 60_000),
    })
    .returning();
  return itemAt(rows, 0);
}

/** @throws ApiError py0002 */
export async function findOrder({ db }: Pick<Services, 'db'>, orderId: string): Promise<ProductOrderRow> {
  const [row] = await db.orm.select().from(productOrders).where(eq(productOrders.id, orderId));
  if (!row) throw errors.orderNotFound();
  return row;
}

/**
 * One of the member's own orders; another's is treated as missing, but the attempt is logged. @throws
 * ApiError py0002
 */
export async function ownOrder(
  services: Services,
  caller: Caller,
  orderId: string,
): Promise<ProductOrderRow> {
  const [row] = await services.db.orm.select().from(productOrders).where(eq(productOrders.id, orderId));
  if (row?.userId === caller.userId) return row;
  if (row) services.log.warn({ caller: caller.userId, order: orderId }, "access to another member's order");
  throw errors.orderNotFound();
}

export async function findOrders(
  { db }: Services,
  userId: string,
  { kind, page, pageSize }: { kind?: ProductKind | undefined; page: number; pageSize: number },
): Promise<{ total: number; rows: ProductOrderRow[] }> {
  const own = and(eq(productOrders.userId, userId), kind ? eq(productOrders.kind, kind) : undefined);
  const total = await db.orm.$count(productOrders, own);
  const rows = await db.orm
    .select()
    .from(productOrders)
    .where(own)
    .orderBy(desc(productOrders.createdAt), desc(productOrders.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { total, rows };
}

export const noPaymentInProgress = (tx: Pick<Transaction, 'select'>) =>
  notExists(
    tx
      .select({ one: sql`1` })
      .from(payments)
      .where(and(eq(payments.productOrderId, productOrders.id), inArray(payments.status, [...inFlight]))),
  );

/**
 * Ends open orders past their deadline with no payment in progress. Those of stays end together with the
 * rooms held for them (booking/holds/release-hold.ts).
 */
export async function expireOrders(services: Services): Promise<number> {
  const now = services.now();
  const ended = await services.db.orm
    .update(productOrders)
    .set({ status: 'expired', updatedAt: now })
    .where(
      and(
        eq(productOrders.status, 'open'),
        ne(productOrders.kind, 'stay'),
        lt(productOrders.expiresAt, now),
        noPaymentInProgress(services.db.orm),
      ),
    )
    .returning({ id: productOrders.id });
  return ended.length;
}
