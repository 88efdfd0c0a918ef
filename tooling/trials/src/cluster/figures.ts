import { atMost, exactly, Report, table } from '@voyage/bench/report.ts';
import type { Noticed } from './visit.ts';

/** By how often each occurred. */
const summary = (reasons: string[]): string =>
  [...Map.groupBy(reasons, (reason) => reason)]
    .map(([reason, all]) => `${all.length} x ${reason}`)
    .join(', ');

/** What a run found, each figure with what is promised. */
export class Figures {
  readonly #report = new Report();

  section(title: string): void {
    this.#report.section(title);
  }
  add(measure: string, unit: string, value: number): void {
    this.#report.add(measure, unit, [value]);
  }
  exactly(measure: string, value: number, promised: number, note = ''): void {
    this.#report.add(measure, '', [value], exactly(promised, `exactly ${promised}`), note.slice(0, 120));
  }
  atMost(measure: string, unit: string, value: number, promised: number): void {
    this.#report.add(measure, unit, [value], atMost(promised, `<= ${promised}`));
  }
  /** `retries`: how often a caller may have to repeat a call, if that is promised. */
  noticed(what: string, { disturbances, mostRetries, silence }: Noticed, retries?: number): void {
    const reasons = summary(
      disturbances.map(({ call, why }) => (why.includes('rq0008') ? `${why} ${call}` : why)),
    );
    this.#report.add(`${what}: attempts without an answer`, '', [disturbances.length], null, reasons);
    const repetitions = `${what}: most repetitions of a call`;
    if (retries === undefined) this.add(repetitions, '', mostRetries);
    else this.atMost(repetitions, '', mostRetries, retries);
    this.#report.add(`${what}: longest time without an answer to anybody`, 's', [silence]);
  }
  fault(what: string): void {
    this.#report.faults.push(what);
  }

  get isGood(): boolean {
    return this.#report.faults.length === 0 && this.#report.rows.every(({ ok }) => ok !== false);
  }
  toString(): string {
    const { rows, faults } = this.#report;
    return `\n${table(rows)}\n${faults.length > 0 ? `\nFAULTS\n  ${faults.join('\n  ')}\n` : ''}`;
  }
}
