import type { PageLog } from './page-log.ts';
import type { Device, Vital, VitalName, VitalsReport } from './report.ts';

/** The parts of the library's measurement that are used. */
export interface Measured {
  name: VitalName;
  value: number;
  navigationType: string;
  entries: readonly { startTime: number }[];
}

const rounded = (name: VitalName, value: number): number =>
  name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);

/** The latest values of one page view, and its only report. */
export class VitalsCollector {
  readonly #log: PageLog;
  readonly #latest = new Map<VitalName, Vital>();
  #isReported = false;
  constructor(log: PageLog) {
    this.#log = log;
  }

  /** A page restored from the back/forward cache is shown immediately and would only improve the figures. */
  keep({ name, value, navigationType, entries }: Measured): void {
    if (navigationType === 'back-forward-cache') return;
    this.#latest.set(name, {
      name,
      value: rounded(name, value),
      page: name === 'INP' || name === 'CLS' ? this.#log.at(entries[0]?.startTime ?? 0) : this.#log.first,
    });
  }

  /** The first time, if anything was measured; afterwards undefined. */
  report(device: Device): VitalsReport | undefined {
    if (this.#isReported || this.#latest.size === 0) return undefined;
    this.#isReported = true;
    return { page: this.#log.first, device, vitals: [...this.#latest.values()] };
  }
}
