import { spawnSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import { median } from './load.ts';

export interface Bar {
  at: 'most' | 'least' | 'exactly';
  value: number;
  /** As in quality.md. */ words: string;
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

/** CPU milliseconds for a fixed piece of work at present: other load on the machine increases it. */
function reference(): number {
  const list = Array.from({ length: 2000 }, (_, i) => ({
    id: i,
    name: `hotel ${i}`,
    rates: [i, i * 3, i * 7],
  }));
  const work = () => {
    for (let i = 0; i < 20; i++) {
      const copy: typeof list = JSON.parse(JSON.stringify(list));
      copy.sort((a, b) => ((a.rates[1] ?? 0) % 97) - ((b.rates[1] ?? 0) % 97));
    }
  };
  work(); // compile first
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * What the machine takes for a page of memory used for the first time (4 KiB, in microseconds), and for starting
 * a process that does nothing (in ms). A browser does thousands of the one and tens of the other for each page that
 * it opens; virtual machines without hardware support take tens of times as long as others for both.
 */
function kernelCosts(): { freshMemory: number; process: number } {
  const size = 64 * 2 ** 20;
  const page = 4096;
  const memory = Buffer.allocUnsafeSlow(size);
  const touch = () => {
    const from = performance.now();
    for (let i = 0; i < size; i += page) memory[i] = 1;
    return performance.now() - from;
  };
  const freshMemory = ((touch() - touch()) / (size / page)) * 1000;
  const from = performance.now();
  for (let i = 0; i < 10; i++) {
    const { error } = spawnSync('true');
    if (error) throw error; // the time of a failed start means nothing
  }
  return { freshMemory, process: (performance.now() - from) / 10 };
}

/** Results, in order. */
export class Report {
  readonly rows: Row[] = [];
  readonly faults: string[] = [];
  #section = '';
  readonly #reference: number[] = [];

  section(title: string): void {
    this.#section = title;
    this.#reference.push(reference());
    console.error(
      `${new Date().toISOString().slice(11, 19)} ${title} ... (load ${(loadavg()[0] ?? 0).toFixed(1)})`,
    );
  }

  /** The last section: how steady the machine was. */
  machine(): void {
    this.#section = 'The machine meanwhile';
    this.add(
      'the same small work before each section',
      'ms',
      this.#reference,
      null,
      'processor time; where it spreads widely, no processor time compares',
    );
    const costs = kernelCosts();
    const usual = 'slows every browser down (docs/bench.md)';
    this.add('4 KiB of fresh memory', 'us', [costs.freshMemory], null, `about 0.3 elsewhere; more ${usual}`);
    this.add('starting a process', 'ms', [costs.process], null, `1 to 2 elsewhere; more ${usual}`);
  }

  /**
   * One figure per round: the median counts. A correctness count is compared with its target in its worst
   * round.
   */
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
  const out = [
    draw(head),
    widths
      .map((width) => '-'.repeat(width))
      .join('  ')
      .trimEnd(),
  ];
  for (const [i, row] of rows.entries()) {
    if (row.section !== rows[i - 1]?.section) out.push(...(i > 0 ? [''] : []), row.section.toUpperCase());
    out.push(draw(lines[i] ?? []));
  }
  return out.join('\n');
}

export const machineFacts = () => ({
  processors: cpus().length,
  model: cpus()[0]?.model ?? '',
  memoryGiB: Math.round(totalmem() / 2 ** 30),
  node: process.version,
  platform: `${process.platform}-${process.arch}`,
  load: loadavg().map((value) => Math.round(value * 100) / 100),
});
