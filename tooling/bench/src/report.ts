import { loadavg } from 'node:os';
import { median } from './load.ts';

export interface Bar {
  at: 'most' | 'least' | 'exactly';
  value: number;
  /** As in docs/quality.md. */ words: string;
}
export interface Row {
  section: string;
  measure: string;
  unit: string;
  value: number;
  rounds: number[];
  bar: Bar | null;
  ok: boolean | null;
  note: string;
}

export const atMost = (value: number, words: string): Bar => ({ at: 'most', value, words });
export const atLeast = (value: number, words: string): Bar => ({ at: 'least', value, words });
export const exactly = (value: number, words: string): Bar => ({ at: 'exactly', value, words });
const holds = ({ at, value }: Bar, measured: number): boolean =>
  at === 'most' ? measured <= value : at === 'least' ? measured >= value : measured === value;

/** Results, in order. */
export class Report {
  readonly rows: Row[] = [];
  readonly faults: string[] = [];
  #section = '';

  section(title: string): void {
    this.#section = title;
    console.error(
      `${new Date().toISOString().slice(11, 19)} ${title} ... (load ${(loadavg()[0] ?? 0).toFixed(1)})`,
    );
  }

  /** One figure per round: the median counts. A count is compared with its bar in its worst round. */
  add(measure: string, unit: string, rounds: number[], bar: Bar | null = null, note = ''): void {
    const value = median(rounds);
    const ok = bar && (bar.at === 'exactly' ? rounds.every((one) => holds(bar, one)) : holds(bar, value));
    this.rows.push({ section: this.#section, measure, unit, value, rounds, bar, ok, note });
  }

  /** Unexpected responses: a figure with them is meaningless. */
  fault(where: string, failures: string[]): void {
    if (failures.length > 0)
      this.faults.push(`${where}: ${failures.length} wrong answers, the first: ${failures[0]}`);
  }
}

const figure = (value: number): string => {
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
};
function spread(rounds: number[]): string {
  const [least, most] = [Math.min(...rounds), Math.max(...rounds)];
  if (rounds.length < 2) return '';
  return least === most ? `${rounds.length} alike` : `${figure(least)} to ${figure(most)}`;
}

export function table(rows: Row[]): string {
  const lines = rows.map((row) => [
    row.measure,
    `${figure(row.value)} ${row.unit}`.trim(),
    spread(row.rounds),
    row.bar?.words ?? '',
    row.ok === null ? '' : row.ok ? 'ok' : 'MISS',
    row.note,
  ]);
  const head = ['measure', 'value', 'rounds', 'bar', '', ''];
  const widths = head.map((title, i) => Math.max(title.length, ...lines.map((line) => line[i]?.length ?? 0)));
  const draw = (line: string[]) =>
    line
      .map((cell, i) => (i === 1 || i === 2 ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
      .join('  ')
      .trimEnd();
  const out = [draw(head), draw(widths.map((width) => '-'.repeat(width)))];
  for (const [i, row] of rows.entries()) {
    if (row.section !== rows[i - 1]?.section) out.push(...(i > 0 ? [''] : []), row.section.toUpperCase());
    out.push(draw(lines[i] ?? []));
  }
  return out.join('\n');
}
