import pino, { type Logger } from 'pino';
import { connect, type Database } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import { seed } from './db/seed/seed.ts';
import type { Env } from './env.ts';
import { makeCatalogue } from './inventory/catalogue/make-catalogue.ts';
import { houseSupplier } from './inventory/house/house-supplier.ts';
import { foundationRates } from './rates/table.ts';
import { readRates } from './rates/rates.ts';
import type { Services } from './services.ts';

export const makeLog = (env: Env): Logger => pino({ level: env.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime });

/** Database, migrations, data, catalogue and inventory, in that order: everything a use case needs. */
export async function makeServices(env: Env, url: string, { now = () => new Date(), log = makeLog(env) }: { now?: () => Date; log?: Logger } = {}): Promise<Services> {
  const db: Database = connect(url, env.DATABASE_POOL, (error) => log.warn({ reason: error.message }, 'an idle database connection was lost'));
  await migrate(db);
  await seed(db, { hotels: env.DEMO_HOTELS, demo: env.DEMO_DATA, now: now(), say: (message) => log.info(message) });
  let rates = { base: 'USD', asOf: foundationRates.asOf, rates: foundationRates.perUsd() };
  const catalogue = await makeCatalogue(db, () => rates, now);
  const services: Services = { env, log, db, now, catalogue, inventory: houseSupplier(db, now, catalogue.supplierAvailability) };
  rates = await readRates(services);
  return services;
}
