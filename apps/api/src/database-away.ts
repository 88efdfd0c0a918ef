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
  '40001',
  '40P01',
  '53100',
  '53200',
]);

/** Whether an error means that the database is unreachable or overloaded, reported as 503. */
export function isDatabaseAway(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    if ('code' in e && typeof e.code === 'string' && connectionLost.has(e.code)) return true;
    if (
      /Connection terminated|is not currently accepting connections|connection error and is not queryable|timeout exceeded when trying to connect|Cannot use a pool after calling end/.test(
        e.message,
      )
    )
      return true;
  }
  return false;
}
