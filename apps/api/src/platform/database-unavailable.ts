const connectionLost = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  '53300',
  '55P03',
  '57014',
  '25P03',
  '53100',
  '53200',
]);
/** A write on a server that only reads: a primary that has become a standby, or one that is out of space. */
export const readOnly = '25006';
/** pgbouncer's code for everything that it ends a connection for: a lost server, or none in time. */
const ofPooler = '08P01';

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : undefined);

/** Whether a connection leads to a server that only reads; the next one may lead to the new primary. */
export function isReadOnly(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) if (codeOf(e) === readOnly) return true;
  return false;
}

/** Two transactions waited for each other, and the database has ended this one: nothing of it was kept. */
const deadlocks = new Set(['40P01', '40001']);

/** Whether the database ended a transaction in favour of another: it can be repeated as a whole. */
export function isDeadlock(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) if (deadlocks.has(codeOf(e) ?? '')) return true;
  return false;
}

/**
 * Whether an error means that the database is unreachable or overloaded, or still deadlocked after its
 * retries (db/retry-deadlocks.ts): reported as 503.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (isDeadlock(error)) return true;
  for (let e = error; e instanceof Error; e = e.cause) {
    const code = codeOf(e);
    if (code !== undefined && (connectionLost.has(code) || code === readOnly)) return true;
    // PostgreSQL's own violations of the protocol are our faults, and leave the connection as it is.
    if (code === ofPooler && 'severity' in e && e.severity === 'FATAL') return true;
    if (
      /Connection terminated|is not currently accepting connections|connection error and is not queryable|timeout exceeded when trying to connect|Query read timeout|Cannot use a pool after calling end/.test(
        e.message,
      )
    )
      return true;
  }
  return false;
}
