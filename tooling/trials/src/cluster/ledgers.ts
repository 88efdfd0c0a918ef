import { setTimeout as pause } from 'node:timers/promises';
import {
  creditChecks,
  ledgerFaults,
  moneyChecks,
  onceChecks,
  roomChecks,
} from '@voyage/api/testing/ledger-faults.ts';
import type { Query } from '@voyage/bench/processes.ts';

const open = `select 1 from hotel_orders where status = 'pending' union all select 1 from payments where status in ('created', 'unknown', 'refunding')`;

interface Compared {
  /** Until all ledgers agreed. */
  seconds: number;
  faults: string[];
  /** Orders and payments whose outcome the reconciler still awaits: nothing was acknowledged. */
  open: number;
}
/** Waits until the jobs have ended what was interrupted, and all ledgers agree. */
export async function compareLedgers(query: Query, withinSeconds: number): Promise<Compared> {
  const from = performance.now();
  let agreedAfter: number | undefined;
  for (;;) {
    const { length } = await query(open);
    const faults = await ledgerFaults(query, roomChecks, creditChecks, moneyChecks, onceChecks);
    const seconds = (performance.now() - from) / 1000;
    agreedAfter = faults.length > 0 ? undefined : (agreedAfter ?? seconds);
    if ((length === 0 && faults.length === 0) || seconds > withinSeconds)
      return {
        seconds: agreedAfter ?? seconds,
        open: length,
        faults: faults.map(({ what, rows }) => `not so: ${what}: ${JSON.stringify(rows.slice(0, 3))}`),
      };
    await pause(1_000);
  }
}
