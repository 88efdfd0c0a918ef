import type pg from 'pg';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Row } from '../../../db/row.ts';
import type { sandboxPayments } from './tables.ts';

/** Shared by the parts of the embedded gateway. */
export interface Sandbox {
  pool: pg.Pool;
  now: () => Date;
  keys: SandboxKeys;
  /** Scheme and host (and path) at which the browser that returns to this address reaches the bank's page. */
  publicUrl: (frontendRedirectUrl: string) => string;
  /** Milliseconds from authorisation to capture. */
  captureDelay: () => number;
}
export interface SandboxKeys {
  partnerKey: string;
  merchantId: string;
}
/** Not secret: they give access only to the embedded gateway on its loopback port. */
export const sandboxKeys: SandboxKeys = {
  partnerKey: 'partner_embedded_sandbox',
  merchantId: 'EMBEDDED_SANDBOX',
};

export const issuer = { name: 'Demonstration Bank', zhTw: '示範銀行(Demonstration Bank)' };

export type PaymentRow = Row<typeof sandboxPayments>;

export const recordStatus = {
  error: -1,
  authorised: 0,
  captured: 1,
  partRefunded: 2,
  refunded: 3,
  pending: 4,
  cancelled: 5,
} as const;
const challengeMinutes = 15;
/** A payment created before this, and not confirmed by its cardholder, has lapsed. */
export const challengeCutoff = (now: Date): Date => new Date(now.getTime() - challengeMinutes * 60_000);

/** The state as of now: money not settled yet is only authorised, and an old page has lapsed. */
export function currentStatus(row: PaymentRow, now: Date): number {
  if (row.record_status === recordStatus.pending && row.created_at <= challengeCutoff(now))
    return recordStatus.error;
  return row.record_status === recordStatus.captured && row.capture_at && row.capture_at > now
    ? recordStatus.authorised
    : row.record_status;
}
export const isPaid = (row: PaymentRow): boolean =>
  row.record_status >= recordStatus.authorised && row.record_status <= recordStatus.refunded;

export type Answer = Record<string, unknown> & { status: number; msg: string };
export const answer = (status: number, msg: string, more: Record<string, unknown> = {}): Answer => ({
  status,
  msg,
  ...more,
});

/** Runs steps in one transaction, which is rolled back unless it is to be kept. */
export async function inSandboxTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<{ keep: boolean; value: T }>,
): Promise<T> {
  const { value } = await inTransaction(pool, work, { keeps: ({ keep }) => keep });
  return value;
}
