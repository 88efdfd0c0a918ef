import { createServices } from '../src/create-services.ts';
import type { MakeInventory } from '../src/inventory/inventory.ts';
import { sandboxKeys } from '../src/payments/gateway/sandbox/sandbox.ts';
import { tappayGateway } from '../src/payments/gateway/tappay.ts';
import type { Services } from '../src/use-cases/services.ts';

/** How many instances of the service share each test's database: `npm run trial -- external-db` runs everything with two. */
export const serviceProcesses = Number(process.env.SERVICE_PROCESSES ?? 1);

/**
 * A second instance of the service, though in the same process: with its own pool, catalogue, rates and
 * limits over the same database, and the first one's clock and log. Both share what is outside them (the
 * gateway, and any supplier or gateway that a test substitutes).
 */
export async function startSecondInstance(
  first: Services,
  url: string,
  inventory?: MakeInventory,
): Promise<Services> {
  const second = await createServices(first.env, url, { now: first.now, log: first.log, inventory });
  await second.sandbox?.stop();
  const { sandbox, env, now, log } = first;
  if (sandbox)
    second.payments = tappayGateway({
      url: sandbox.url,
      partnerKey: sandboxKeys.partnerKey,
      merchantId: env.TAPPAY_MERCHANT_ID ?? sandboxKeys.merchantId,
      now,
      log,
    });
  return Object.defineProperties(
    { ...second },
    {
      inventory: standIns(first, 'inventory', second.inventory),
      payments: standIns(first, 'payments', second.payments),
      sandbox: { value: sandbox },
    },
  );
}

/**
 * The frequent jobs that refresh the catalogue and the rates run in every process: a test that runs one runs
 * all.
 */
export function refreshTogether(first: Services, others: Services[]): void {
  const { inventory, refreshRates } = first;
  const refreshes = [inventory, ...others.map((other) => other.inventory)].map(({ refresh }) => refresh);
  inventory.refresh = async () => void (await Promise.all(refreshes.map((refresh) => refresh())));
  first.refreshRates = async () =>
    void (await Promise.all([refreshRates(), ...others.map((other) => other.refreshRates())]));
}

/**
 * The second instance's own, except for what a test substitutes in the first: another object, or some of its
 * methods.
 */
function standIns<K extends 'inventory' | 'payments'>(
  first: Services,
  name: K,
  own: Services[K],
): PropertyDescriptor {
  const before = { ...first[name] };
  const view = new Proxy(own, {
    get: (_own, key: string & keyof Services[K]) =>
      first[name][key] === before[key] ? own[key] : first[name][key],
  });
  return { enumerable: true, value: view };
}
