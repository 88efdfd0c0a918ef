import { atMost, exactly, Report } from '@voyage/bench/report.ts';
import type { VisitReport } from './visit.ts';

/** By how often each occurred. */
const summary = (reasons: string[]): string =>
  [...Map.groupBy(reasons, (reason) => reason)]
    .map(([reason, all]) => `${all.length} x ${reason}`)
    .join(', ');

/** What a run found, each figure with what is promised. */
export class Figures extends Report {
  figure(measure: string, unit: string, value: number): void {
    this.add(measure, unit, [value]);
  }
  exactly(measure: string, value: number, promised: number, note = ''): void {
    this.add(measure, '', [value], exactly(promised, `exactly ${promised}`), note.slice(0, 120));
  }
  /** `retries`: how often a caller may have to repeat a call, if that is promised. */
  noticed(what: string, { disruptions, maxRetries, silence }: VisitReport, retries?: number): void {
    const reasons = summary(
      disruptions.map(({ call, why }) => (why.includes('rq0008') ? `${why} ${call}` : why)),
    );
    this.add(`${what}: attempts without an answer`, '', [disruptions.length], null, reasons);
    const promised = retries === undefined ? null : atMost(retries, `<= ${retries}`);
    this.add(`${what}: most repetitions of a call`, '', [maxRetries], promised);
    this.add(`${what}: longest time without an answer to anybody`, 's', [silence]);
  }
}
