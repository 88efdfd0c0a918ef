import { readEnv, type Env } from '../src/platform/env.ts';

/** The initial time of every test's clock: noon on a Tuesday in Taipei, in the middle of a month. */
export const testStart = '2026-11-10T04:00:00.000Z';

export const testEnv = (changes: Record<string, string> = {}): Env =>
  readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    CHECK_RESPONSES: 'true',
    DEMO_DATA: 'true',
    DEMO_HOTELS: '300',
    AUTH_SECRET: 'a secret for tests and for nothing else',
    RATE_LIMIT: '1000000', // the clock of a test does not advance, so all its calls fall within one minute
    DATABASE_POOL: String(16 / Number(process.env.SERVICE_PROCESSES ?? 1)),
    ...changes,
  });
