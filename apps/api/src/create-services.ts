import pino, { type Logger } from 'pino';
import { connect, type Database } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import { seed } from './seed/seed.ts';
import type { Env } from './platform/env.ts';
import { callLimits } from './platform/call-limits.ts';
import { createInventory } from './create-inventory.ts';
import type { MakeInventory } from './inventory/inventory.ts';
import { reasonOf } from './platform/logged-error.ts';
import { createTransports } from './mail/create-transports.ts';
import { sandboxKeys } from './payments/gateway/sandbox/sandbox.ts';
import { startSandbox, type SandboxOptions } from './payments/gateway/sandbox/start-sandbox.ts';
import { tappayGateway } from './payments/gateway/tappay.ts';
import { initialRates } from './rates/table.ts';
import { readRates } from './rates/rates.ts';
import type { Services } from './use-cases/services.ts';
import { recordDataVersions } from './use-cases/maintenance/data-version.ts';
import { articleTitles } from './use-cases/content/journal.ts';

export const createLog = (env: Env): Logger =>
  pino({ level: env.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime });

interface Options {
  now?: () => Date;
  log?: Logger;
  /** For the embedded gateway: the public URL of its bank page, and how it sends notifications. */
  sandbox?: Pick<SandboxOptions, 'publicUrls' | 'fetch' | 'notifyEveryMs'>;
  /** An inventory from the caller, replacing the one that INVENTORY names. */
  inventory?: MakeInventory | undefined;
  /** The database is a copy of one that was filled at the same time: there is nothing to migrate or to fill. */
  isFilled?: boolean;
}

/** Database, migrations, data, inventory and payments, in that order: everything that use cases need. */
export async function createServices(
  env: Env,
  url: string,
  {
    now = () => new Date(),
    log = createLog(env),
    sandbox: options = {},
    inventory: makeInventory,
    isFilled = false,
  }: Options = {},
): Promise<Services> {
  const db: Database = connect(url, env.DATABASE_POOL, (error) =>
    log.warn({ reason: reasonOf(error) }, 'a database connection was lost'),
  );
  if (!isFilled) {
    await migrate(db);
    await seed(db, {
      // a supplier has hotels of its own
      hotels: env.INVENTORY === 'embedded' ? env.DEMO_HOTELS : 0,
      demo: env.DEMO_DATA,
      now: now(),
      log: (message) => log.info(message),
    });
  }
  let rates = { base: 'USD', asOf: initialRates.asOf, rates: initialRates.perUsd() };
  const inventory = await createInventory(
    env,
    {
      db,
      now,
      log,
      rates: () => rates,
      articles: articleTitles,
      pictureHosts: env.PICTURE_HOSTS,
    },
    makeInventory,
  );
  const embedded = env.TAPPAY_PARTNER_KEY === undefined;
  const sandbox = embedded
    ? await startSandbox({
        pool: db.pool,
        now,
        ...options,
        onError: (error) => log.warn({ reason: reasonOf(error) }, 'the embedded gateway failed'),
      })
    : null;
  const payments = tappayGateway({
    url: sandbox?.url ?? env.TAPPAY_ENV,
    partnerKey: env.TAPPAY_PARTNER_KEY ?? sandboxKeys.partnerKey,
    merchantId: env.TAPPAY_MERCHANT_ID ?? sandboxKeys.merchantId,
    now,
    log,
  });
  const services: Services = {
    env,
    log,
    db,
    now,
    inventory,
    changedAt: await recordDataVersions(db, inventory, now()),
    payments,
    limits: callLimits({ pool: db.pool, now, log }),
    sandbox,
    transports: createTransports(env, db, now),
    refreshRates: async () => void (rates = await readRates(services)),
    close: async () => {
      await sandbox?.stop();
      await db.close();
    },
  };
  await services.refreshRates();
  return services;
}
