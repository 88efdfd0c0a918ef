import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { cleanUp } from './processes.ts';
import { table, type Report } from './report.ts';

/**
 * Measures, prints the table, and ends this process: with code 1 after a wrong answer, and, if `strict`, after a
 * missed bar.
 */
export async function printReport<R extends Report>(
  report: R,
  measure: (report: R) => Promise<void>,
  { json, strict }: { json?: string | undefined; strict?: boolean | undefined } = {},
): Promise<never> {
  const machine = { processors: cpus().length, model: cpus()[0]?.model ?? '', node: process.version };
  let ending: Promise<unknown> | undefined;
  // npm's script repeats the signal until this process has ended
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void (ending ??= cleanUp().finally(() => process.exit(130))));
  try {
    await measure(report);
  } catch (error) {
    const words = error instanceof Error ? error.stack : String(error);
    report.faults.push(`the run did not complete: ${words}`);
  } finally {
    await cleanUp();
  }
  const { rows, faults } = report;
  const missed = rows.filter((row) => row.ok === false).map((row) => row.measure);
  const held = rows.filter((row) => row.ok).length;
  if (rows.length > 0) console.log(`\n${table(rows)}\n`);
  console.log(`${machine.processors} processors (${machine.model}), Node ${machine.node}`);
  console.log(`${held} bars held, ${missed.length} missed${missed.map((one) => `\n  ${one}`).join('')}`);
  if (faults.length > 0) console.log(`\nFAULTS: these figures mean nothing\n  ${faults.join('\n  ')}`);
  if (json) writeFileSync(json, `${JSON.stringify({ machine, rows, faults }, null, 2)}\n`);
  process.exit(faults.length > 0 || (strict && missed.length > 0) ? 1 : 0);
}
