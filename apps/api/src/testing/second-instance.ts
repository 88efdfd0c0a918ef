import { createServices } from '../create-services.ts';
import type { MakeInventory } from '../inventory/inventory.ts';
import { sandboxKeys } from '../payments/gateway/sandbox/sandbox.ts';
import { tappayGateway } from '../payments/gateway/tappay.ts';
import type { Services } from '../services.ts';

/** How many instances of the service share each test's database: `pnpm test:external-db` runs everything with two. */
export const serviceProcesses = Number(process.env.SERVICE_PROCESSES ?? 1);

/**
 * Another process of the service, but for the process: its own pool, catalogue, rates and limits over the same database,
 * with the first one's clock and log. What is outside both (the gateway, and whatever a test puts in place of a
 * supplier or gateway) is one for both.
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

/** The quick jobs that bring the catalogue and the rates run in every process: a test that runs one runs all. */
export function refreshTogether(first: Services, others: Services[]): void {
  const { inventory, refreshRates } = first;
  const refreshes = [inventory, ...others.map((other) => other.inventory)].map(({ refresh }) => refresh);
  inventory.refresh = async () => void (await Promise.all(refreshes.map((refresh) => refresh())));
  first.refreshRates = async () =>
    void (await Promise.all([refreshRates(), ...others.map((other) => other.refreshRates())]));
}

/** The second one's own, but for what a test puts in place of the first one's: another, or some other methods. */
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
