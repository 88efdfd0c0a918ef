import type { Logger } from 'pino';
import type { Database } from './db/connect.ts';
import type { Env } from './env.ts';

/** What every port is given: its configuration, a log, the database and the clock. */
export interface Core {
  env: Env;
  log: Logger;
  db: Database;
  now: () => Date;
}
