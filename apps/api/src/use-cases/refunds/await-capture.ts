import { eq } from '../../db/drizzle.ts';
import { payments } from '../../db/schema/payments.ts';
import type { Services } from '../../services.ts';

/** `gatewayCode` of a payment whose partial refund waits for the bank. */
export const awaitingCapture = 'awaiting-capture';
const pauseMs = 3_600_000;

/**
 * A partial refund is possible only once the bank has captured the authorised money, at its next settlement.
 * @returns whether this one has to wait; it is attempted again after an hour, or, if the record could not be
 * read, after its lease
 */
export async function mustAwaitCapture(
  { db, now, payments: gateway }: Pick<Services, 'db' | 'now' | 'payments'>,
  { id, gatewayCode }: Pick<typeof payments.$inferSelect, 'id' | 'gatewayCode'>,
  recTradeId: string,
): Promise<boolean> {
  const record = await gateway.query({ recTradeId });
  if (record === 'unavailable') return true;
  const set = (update: Partial<typeof payments.$inferInsert>) =>
    db.orm.update(payments).set(update).where(eq(payments.id, id));
  if (record?.status === 'authorised') {
    await set({ gatewayCode: awaitingCapture, refundAt: new Date(now().getTime() + pauseMs) });
    return true;
  }
  // Since now it waits for nothing but its own attempts: the backlog measures those.
  if (gatewayCode === awaitingCapture) await set({ gatewayCode: null, updatedAt: now() });
  return false;
}
