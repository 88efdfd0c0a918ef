import type { Logger } from 'pino';
import type { Database } from './db/connect.ts';
import type { Env } from './env.ts';
import type { InventorySupplier } from './inventory/supplier.ts';
import type { Catalogue } from './inventory/catalogue/catalogue.ts';

/** Everything that a use case may reach outside itself. Made once at start; tests make their own. */
export interface Services {
  env: Env;
  log: Logger;
  db: Database;
  inventory: InventorySupplier;
  /** Hotel facts, prices and allotments in memory, for reading only (architecture: hot read path). */
  catalogue: Catalogue;
  now: () => Date;
}
