import { traced, tracing } from '@voyage/tracing/tracing.ts';
import { nameOf, reasonOf } from './platform/logged-error.ts';
import type { Services } from './use-cases/services.ts';
import { purgeOutbox, sendOutbox } from './mail/send-outbox.ts';
import { fetchRates } from './rates/refresh.ts';
import { purgeOldSecrets } from './use-cases/account/members/purge-old-secrets.ts';
import { notifyOrders } from './use-cases/booking/emails/booking-emails.ts';
import { finishCancellations } from './use-cases/stays/open-intents.ts';
import { compareLedgers } from './use-cases/booking/orders/compare-ledgers.ts';
import { processAccountRequests } from './use-cases/member-data/process-account-requests.ts';
import { purgeOldRows } from './use-cases/maintenance/purge-old-rows.ts';
import { captureBooked } from './use-cases/purchases/capture.ts';
import { processQueuedRefunds, reconcilePayments } from './use-cases/purchases/sync-payment.ts';
import { advanceMemberships } from './use-cases/purchases/fulfil.ts';
import { resealSecrets } from './use-cases/account/second-factor/reseal-secrets.ts';
import { remindOfMemberships } from './use-cases/purchases/purchase-emails.ts';
import { expireOrders } from './use-cases/orders/orders.ts';
import { runIfDue } from './use-cases/maintenance/run-if-due.ts';
import { completeStays, reconcile } from './use-cases/booking/holds/reconcile.ts';
import { expireHolds } from './use-cases/booking/holds/release-hold.ts';

const quietMs = 60_000;
const minute = 60_000;
const hour = 60 * minute;

/**
 * Starts the recurring jobs. Every process runs them, so each job is idempotent. Infrequent jobs run in one
 * process, by the time of their last run in any: a service that is restarted every hour still does every six
 * hours what is due then.
 */
export function startJobs(services: Services): () => Promise<void> {
  const running = new Set<Promise<void>>();
  const every = (ms: number, name: string, job: () => Promise<unknown>) => {
    let busy = false;
    let loggedAt = 0;
    const failed = (error: unknown) => {
      // while the database is down, the frequent jobs fail twice a second
      if (Date.now() - loggedAt < quietMs) return;
      loggedAt = Date.now();
      const trace = tracing()?.current();
      services.log.warn(
        { job: name, reason: reasonOf(error), ...(trace ? { traceId: trace.traceId } : {}) },
        'a job failed; it will run again',
      );
    };
    const once = () => {
      if (busy) return;
      busy = true;
      // Recorded only if it did something: the jobs run several times a second, and most find nothing to do.
      const run = traced(`job ${name}`, { kind: 'job' }, async (span) => {
        try {
          await job();
          span.set('voyage.outcome', 'done');
        } catch (error) {
          span.set('voyage.outcome', 'failed');
          span.fail(nameOf(error));
          failed(error);
        }
      }).finally(() => ((busy = false), running.delete(run)));
      running.add(run);
    };
    once();
    return setInterval(once, ms);
  };
  const infrequently = (ms: number, name: string, job: () => Promise<unknown>) =>
    every(minute, name, () => runIfDue(services, name, ms, job));
  const timers = [
    every(400, 'inventory', () => services.inventory.refresh()),
    // interrupted orders are found within a minute; one that the supplier does not know yet may still be in
    // progress there
    every(10_000, 'reconcile', () =>
      reconcile(services, 15_000, services.inventory.capabilities.lateBookingMs),
    ),
    every(5_000, 'cancellations', () => finishCancellations(services)),
    infrequently(5 * minute, 'compare ledgers', () => compareLedgers(services)),
    infrequently(10 * minute, 'complete stays', () => completeStays(services)),
    every(2_000, 'booking emails', () => notifyOrders(services)),
    every(2_000, 'mail', () => sendOutbox(services, 'mail')),
    every(2_000, 'sms', () => sendOutbox(services, 'sms')),
    every(15_000, 'payments', () => reconcilePayments(services, 15_000)),
    every(5_000, 'captures', () => captureBooked(services)),
    every(5_000, 'refunds', () => processQueuedRefunds(services)),
    every(60_000, 'orders', () => expireOrders(services)),
    every(5_000, 'holds', () => expireHolds(services)),
    every(60_000, 'memberships', () => advanceMemberships(services)),
    infrequently(6 * hour, 'old messages', () => purgeOutbox(services)),
    every(60_000, 'rates', () => services.refreshRates()),
    every(2_000, 'limits', () => services.limits.share()),
    infrequently(6 * hour, 'rates of the day', () => fetchRates(services)),
    infrequently(6 * hour, 'old inventory changes', () => services.inventory.purge()),
    infrequently(6 * hour, 'old rows', () => purgeOldRows(services)),
    infrequently(hour, 'old secrets', () => purgeOldSecrets(services)),
    every(hour, 'second factors', () => resealSecrets(services)), // in each process: each knows its own AUTH_SECRET
    infrequently(10 * minute, 'account requests', () => processAccountRequests(services)),
    infrequently(hour, 'reminders', () => remindOfMemberships(services)),
    ...(services.inventory.jobs ?? []).map(({ name, everyMs, run }) =>
      infrequently(everyMs, name, () => run()),
    ),
  ];
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running);
  };
}
