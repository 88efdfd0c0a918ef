import type { Services } from './services.ts';
import { completeStays, reconcile } from './services/reconcile.ts';

/** Work that repeats in every process; each job is idempotent, so that many processes may run it. */
export function startJobs(services: Services): () => Promise<void> {
  const running = new Set<Promise<void>>();
  const every = (ms: number, name: string, job: () => Promise<unknown>) => {
    let busy = false;
    return setInterval(() => {
      if (busy) return;
      busy = true;
      const run = job().then(() => {}, (error: Error) => services.log.warn({ job: name, reason: error.message }, 'a job failed; it runs again')).finally(() => ((busy = false), running.delete(run)));
      running.add(run);
    }, ms);
  };
  const timers = [
    every(400, 'catalogue', () => services.catalogue.refresh()),
    every(15_000, 'reconcile', () => reconcile(services, 120_000)),
    every(600_000, 'complete stays', () => completeStays(services)),
  ];
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running);
  };
}
