import type { Logger } from 'pino';
import type { Database } from './connect.ts';
import type { Env } from '../platform/env.ts';

/** What every port gets: configuration, log, database and clock. */
export interface Core {
  env: Env;
  log: Logger;
  db: Database;
  now: () => Date;
}
