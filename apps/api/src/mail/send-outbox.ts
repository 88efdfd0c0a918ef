import { randomUUID } from 'node:crypto';
import type { Span } from '@voyage/tracing/tracing.ts';
import { TaskCancelledError, timeout, TimeoutStrategy } from 'cockatiel';
import { isDue } from '../db/due.ts';
import { and, eq, inArray, lt, ne, sql } from '../db/drizzle.ts';
import type { Circuit } from '../platform/circuit.ts';
import type { Core } from '../db/core.ts';
import { composeEmail, composeSms } from './compose.ts';
import { mailboxMessages, outboxMessages } from './tables.ts';
import {
  TransportError,
  type Brand,
  type EmailMessage,
  type MessageKind,
  type SmsMessage,
  type Transport,
} from './transport.ts';

/**
 * A transport with its circuit breaker. `delivered`: rows that were sent but could not be marked while the
 * database was unavailable.
 */
interface OutboxTransport<Message> {
  transport: Transport<Message>;
  circuit: Circuit;
  delivered: Set<number>;
  timeoutMs: number;
  /** Messages sent concurrently. */
  atOnce: number;
}
export interface OutboxTransports {
  mail: OutboxTransport<EmailMessage>;
  sms: OutboxTransport<SmsMessage>;
}
export interface OutboxServices extends Pick<Core, 'db' | 'log' | 'now'> {
  env: { SITE_URLS: Record<Brand, string> };
  transports: OutboxTransports;
}
export interface OutboxResult {
  sent: number;
  retried: number;
  dead: number;
}

/** Minutes until the next attempt, after the first, second ... failure; after the last the message is dead. */
const backOffMinutes = [1, 2, 4, 8, 16, 32] as const;
export const maxAttempts = backOffMinutes.length + 1;
/** `last_failure` of a code or link that was no longer worth sending. */
export const expired = 'expired';
const roundsAtOnce = 10;
/** Longer than any attempt: a row that is still claimed after it belonged to a process that died. */
const leaseMs = 60_000;
const longestWaitMs = Math.max(...backOffMinutes) * 60_000;
const keptDays = 90;

type Row = typeof outboxMessages.$inferSelect;

/**
 * Sends what is due of one kind, so that slow mail does not hold up SMS. Several processes may run it: rows
 * are claimed with `for update skip locked`, sent outside any transaction, then marked. If a process dies in
 * between, another one takes its row over after a minute: delivery at least once, with the same reference.
 */
export async function sendOutbox(services: OutboxServices, kind: MessageKind): Promise<OutboxResult> {
  const result: OutboxResult = { sent: 0, retried: 0, dead: 0 };
  for (let round = 0; round < roundsAtOnce; round++) {
    const { circuit, atOnce } = services.transports[kind];
    const room = Math.min(atOnce, circuit.room());
    const rows = room > 0 ? await claim(services, kind, room) : [];
    if (rows.length === 0) return result;
    const outcomes = await Promise.allSettled(rows.map((row) => deliver(services, row)));
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') throw outcome.reason; // the database is unavailable: the rows return when their lease expires
      result[outcome.value] += 1;
    }
  }
  return result;
}

async function claim({ db, now }: OutboxServices, kind: MessageKind, limit: number): Promise<Row[]> {
  const at = now();
  // A common table expression with locks is evaluated once; as a subquery the plan may evaluate it repeatedly
  // and claim more than its limit.
  const due = db.orm.$with('due').as(
    db.orm
      .select({ id: outboxMessages.id })
      .from(outboxMessages)
      .where(
        sql`${outboxMessages.kind} = ${kind} and ${outboxMessages.state} in ('queued', 'sending') and ((${outboxMessages.state} = 'queued' and ${isDue(outboxMessages.nextAttemptAt, at, longestWaitMs)}) or (${outboxMessages.state} = 'sending' and ${isDue(outboxMessages.leaseUntil, at, leaseMs)}))`,
      )
      .orderBy(outboxMessages.priority, outboxMessages.nextAttemptAt, outboxMessages.id)
      .limit(limit)
      .for('update', { skipLocked: true }),
  );
  return db.orm
    .with(due)
    .update(outboxMessages)
    .set({
      state: 'sending',
      claim: randomUUID(),
      leaseUntil: new Date(at.getTime() + leaseMs),
      attempts: sql`${outboxMessages.attempts} + 1`,
    })
    .where(inArray(outboxMessages.id, db.orm.select({ id: due.id }).from(due)))
    .returning();
}

async function deliver(services: OutboxServices, row: Row): Promise<keyof OutboxResult> {
  const { delivered } = services.transports[row.kind];
  if (!delivered.has(row.id)) {
    const failure = await attempt(services, row);
    if (failure) return failed(services, row, failure);
    delivered.add(row.id);
  }
  await services.db.orm
    .update(outboxMessages)
    .set({
      state: 'sent',
      data: null,
      lastFailure: null,
      claim: null,
      leaseUntil: null,
      endedAt: services.now(),
    })
    .where(and(eq(outboxMessages.id, row.id), ne(outboxMessages.state, 'sent')));
  delivered.delete(row.id);
  return 'sent';
}

interface Failure {
  reason: string;
  final: boolean;
}

/** One attempt; null if the message was sent. */
async function attempt(services: OutboxServices, row: Row): Promise<Failure | null> {
  const now = services.now();
  if (row.expiresAt && row.expiresAt <= now) return { reason: expired, final: true };
  if (row.attempts > maxAttempts) return { reason: row.lastFailure ?? 'abandoned', final: true };
  let send: (signal: AbortSignal) => Promise<void>;
  try {
    send = sending(services, row, now);
  } catch {
    // Perhaps written by a process of a newer version, which will read it. The error may quote the data.
    return { reason: 'template', final: false };
  }
  const { circuit, timeoutMs } = services.transports[row.kind];
  let failure: Failure | null = null;
  const tried = async (span: Span) => {
    try {
      // A transport that ignores its signal is abandoned nevertheless.
      await timeout(timeoutMs, TimeoutStrategy.Aggressive).execute(({ signal }) => send(signal));
    } catch (error) {
      failure = failureOf(error);
      span.fail(failure.reason);
    }
    return failure;
  };
  // A rejection is a response: the server works.
  const isUnavailable = (outcome: PromiseSettledResult<Failure | null>) =>
    outcome.status === 'rejected' || outcome.value?.final === false;
  const opened = () =>
    services.log.error(
      { kind: row.kind, reason: failure?.reason },
      'outgoing messages are waiting: the transport is failing',
    );
  try {
    return await circuit.run(tried, isUnavailable, { opened });
  } catch {
    return { reason: 'circuit open', final: false };
  }
}

function failureOf(error: unknown): Failure {
  if (error instanceof TransportError) return { reason: error.reason, final: error.refused };
  return { reason: error instanceof TaskCancelledError ? 'time-out' : 'transport', final: false };
}

function sending(
  { transports, env }: OutboxServices,
  row: Row,
  now: Date,
): (signal: AbortSignal) => Promise<void> {
  if (row.kind === 'sms') {
    const sms = composeSms(row, env.SITE_URLS, now);
    return (signal) => transports.sms.transport.send(sms, signal);
  }
  const email = composeEmail(row, env.SITE_URLS, now);
  return (signal) => transports.mail.transport.send(email, signal);
}

async function failed({ db, log, now }: OutboxServices, row: Row, { reason, final }: Failure) {
  const wait = backOffMinutes[row.attempts - 1];
  const at = now();
  const own = and(
    eq(outboxMessages.id, row.id),
    eq(outboxMessages.claim, row.claim ?? ''),
    eq(outboxMessages.state, 'sending'),
  );
  if (!final && wait !== undefined) {
    await db.orm
      .update(outboxMessages)
      .set({
        state: 'queued',
        nextAttemptAt: new Date(at.getTime() + wait * 60_000),
        lastFailure: reason,
        claim: null,
        leaseUntil: null,
      })
      .where(own);
    return 'retried';
  }
  await db.orm
    .update(outboxMessages)
    .set({
      state: 'dead',
      lastFailure: reason,
      claim: null,
      leaseUntil: null,
      endedAt: at,
      ...(reason === expired ? { data: null } : {}),
    })
    .where(own);
  // A mistyped address, or a code that came too late, needs nobody.
  const ranOut = row.attempts >= maxAttempts && reason !== expired;
  log[ranOut ? 'error' : 'warn'](
    { outbox: row.id, template: row.template, reason },
    'a message could not be sent',
  );
  return 'dead';
}

/** Deletes what ended long ago: addresses are personal data. */
export async function purgeOutbox({ db, now }: Pick<Core, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - keptDays * 86_400_000);
  await db.orm
    .delete(outboxMessages)
    .where(and(inArray(outboxMessages.state, ['sent', 'dead']), lt(outboxMessages.endedAt, before)));
  await db.orm.delete(mailboxMessages).where(lt(mailboxMessages.sentAt, before));
}
