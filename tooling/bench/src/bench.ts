// `pnpm bench`: measures the service and both sites in operation, and prints each figure with its target
// (docs/bench.md).
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { benchBooking } from './booking.ts';
import { benchCloning } from './cloning.ts';
import { readOptions, usage, type Options } from './options.ts';
import { benchPages } from './pages.ts';
import { cleanUp, writeProfilesTo, root, startService, temporaryFolder } from './processes.ts';
import { benchReading } from './reading.ts';
import { atMost, machineFacts, Report, table } from './report.ts';
import { benchStarting } from './starting.ts';

function options(): Options {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    process.exit(2);
  }
}

/**
 * JavaScript of a first view, as reported by tooling/checks/bundles.ts: its output is parsed, so that there
 * is one definition.
 */
function benchBundles(report: Report): void {
  report.section('JavaScript of a first view');
  const check = spawnSync(process.execPath, [join(root, 'tooling', 'checks', 'bundles.ts')], {
    cwd: root,
    encoding: 'utf8',
  });
  const lines = [
    ...check.stdout.matchAll(/^(\w+ \w+): ([\d.]+) KiB of JavaScript \(brotli\), budget (\d+)$/gm),
  ];
  for (const [, page = '', size, budget] of lines)
    report.add(page, 'KiB brotli', [Number(size)], atMost(Number(budget), `<= ${budget} KiB`));
  if (lines.length === 0 || check.status !== 0)
    report.faults.push(`the bundle check: ${(check.stderr || check.stdout).trim().slice(0, 400)}`);
}

async function measure(report: Report, chosen: Options): Promise<void> {
  const wants = (...names: Options['only'][number][]) => names.some((name) => chosen.only.includes(name));
  if (
    wants('start', 'pages', 'bundles') &&
    !['main', 'club'].every((brand) => existsSync(join(root, 'apps', brand, 'dist', 'server', 'server.js')))
  ) {
    const build = spawnSync('pnpm', ['run', 'build', '--filter=@voyage/main', '--filter=@voyage/club'], {
      cwd: root,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    });
    if (build.status !== 0) throw new Error('the sites could not be built');
  }
  if (wants('bundles')) benchBundles(report);
  if (wants('clone')) await benchCloning(report);
  const folder = wants('start') ? await benchStarting(report, chosen) : temporaryFolder();
  if (!wants('search', 'pages', 'bookings')) return;
  const service = await startService(folder, 4000);
  if (wants('search')) {
    const others = [];
    if (!chosen.quick) {
      others.push({ hotels: 400, service: await startService(temporaryFolder(), 400) });
      others.push({ hotels: 40_000, service: await startService(temporaryFolder(), 40_000) });
    }
    await benchReading(report, [{ hotels: 4000, service }, ...others], chosen);
    await Promise.all(others.map((other) => other.service.stop()));
  }
  if (wants('pages')) await benchPages(report, service, chosen);
  if (wants('bookings')) await benchBooking(report, service, folder, chosen);
  await service.stop();
}

const chosen = options();
const report = new Report();
const from = performance.now();
const before = machineFacts();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cleanUp().finally(() => process.exit(130)));
if (chosen.profile) {
  mkdirSync(chosen.profile, { recursive: true });
  writeProfilesTo(resolve(chosen.profile));
}
try {
  await measure(report, chosen);
} catch (error) {
  report.faults.push(
    `the bench did not come to its end: ${error instanceof Error ? error.stack : String(error)}`,
  );
} finally {
  await cleanUp();
}
report.machine();
const seconds = Math.round((performance.now() - from) / 1000);
const missed = report.rows.filter((row) => row.ok === false);
console.log(`\n${table(report.rows)}\n`);
console.log(
  `${new Date().toISOString().slice(0, 16)}Z, ${before.processors} processors (${before.model}), ${before.memoryGiB} GiB, Node ${before.node}, ${before.platform}; load ${before.load.join(' ')} before; ${seconds} s${chosen.quick ? ', --quick' : ''}`,
);
console.log(
  `${report.rows.filter((row) => row.ok).length} bars held, ${missed.length} missed${missed.length > 0 ? `: ${missed.map((row) => row.measure).join('; ')}` : ''}`,
);
if (report.faults.length > 0)
  console.log(`\nFAULTS: these figures are not to be trusted\n  ${report.faults.join('\n  ')}`);
if (chosen.json)
  writeFileSync(
    chosen.json,
    `${JSON.stringify({ at: new Date().toISOString(), seconds, quick: chosen.quick, machine: before, rows: report.rows, faults: report.faults }, null, 2)}\n`,
  );
process.exit(report.faults.length > 0 ? 1 : chosen.strict && missed.length > 0 ? 1 : 0);
