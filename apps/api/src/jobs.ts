import { reasonOf } from './logged-error.ts';
import type { Services } from './services.ts';
import { purgeOutbox, sendOutbox } from './mail/send-outbox.ts';
import { fetchRates } from './rates/refresh.ts';
import { forgetOldSecrets } from './services/accounts/forget-old-secrets.ts';
import { tellOrders } from './services/booking-letters.ts';
import { forgetOldRows } from './services/forget-old-rows.ts';
import { reconcilePayments } from './services/payments/look-up.ts';
import { turnMemberships } from './services/products/fulfil.ts';
import { remindOfMemberships } from './services/products/letters.ts';
import { expireOrders } from './services/products/orders.ts';
import { completeStays, reconcile } from './services/reconcile.ts';

const quietMs = 60_000;

/** Work that repeats in every process; each job is idempotent, so that many processes may run it. */
export function startJobs(services: Services): () => Promise<void> {
  const running = new Set<Promise<void>>();
  const every = (ms: number, name: string, job: () => Promise<unknown>) => {
    let busy = false;
    let toldAt = 0;
    const failed = (error: unknown) => {
      if (Date.now() - toldAt < quietMs) return; // a database that is away fails the quick ones twice a second
      toldAt = Date.now();
      services.log.warn({ job: name, reason: reasonOf(error) }, 'a job failed; it runs again');
    };
    const once = () => {
      if (busy) return;
      busy = true;
      const run = job()
        .then(() => {}, failed)
        .finally(() => ((busy = false), running.delete(run)));
      running.add(run);
    };
    once();
    return setInterval(once, ms);
  };
  const timers = [
    every(400, 'catalogue', () => services.catalogue.refresh()),
    every(15_000, 'reconcile', () => reconcile(services, 180_000, 10 * 60_000)), // suppliers may take two minutes, and their records longer
    every(600_000, 'complete stays', () => completeStays(services)),
    every(2_000, 'letters', () => tellOrders(services)),
    every(2_000, 'mail', () => sendOutbox(services, 'mail')),
    every(2_000, 'sms', () => sendOutbox(services, 'sms')),
    every(15_000, 'payments', () => reconcilePayments(services, 60_000)),
    every(60_000, 'orders', () => expireOrders(services)),
    every(60_000, 'memberships', () => turnMemberships(services)),
    every(6 * 3_600_000, 'old letters', () => purgeOutbox(services)),
    every(60_000, 'rates', () => services.refreshRates()),
    every(6 * 3_600_000, 'rates of the day', () => fetchRates(services)),
    every(6 * 3_600_000, 'old rows', () => forgetOldRows(services)),
    every(3_600_000, 'old secrets', () => forgetOldSecrets(services)),
    every(3_600_000, 'reminders', () => remindOfMemberships(services)),
  ];
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running);
  };
}
