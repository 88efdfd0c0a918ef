// npm run bench: measures the service and both sites in operation, and prints each figure with its bar
// (docs/bench.md).
import { firstViews } from '@voyage/checks/bundles.ts';
import { benchBooking } from './booking.ts';
import { benchContent } from './content.ts';
import { readOptions, usage, type Options, type Section } from './options.ts';
import { benchPages } from './pages.ts';
import { printReport } from './print-report.ts';
import { buildSites, startService, temporaryFolder } from './processes.ts';
import { benchReading } from './reading.ts';
import { atMost, Report } from './report.ts';
import { benchTests } from './testing.ts';

function options(): Options {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    process.exit(2);
  }
}

/** JavaScript of a first view, by the check of `npm test`. */
async function benchBundles(report: Report): Promise<void> {
  report.section('JavaScript of a first view');
  for (const { page, size, budget } of await firstViews())
    report.add(page, 'KiB brotli', [size], atMost(budget, `<= ${budget} KiB`));
}

async function measure(report: Report, chosen: Options): Promise<void> {
  const wants = (...names: Section[]) => names.some((name) => chosen.only.includes(name));
  if (wants('pages', 'bundles')) buildSites();
  if (wants('bundles')) await benchBundles(report);
  if (wants('search', 'pages', 'bookings')) {
    const folder = temporaryFolder();
    const service = await startService(folder, 4000);
    if (wants('search')) await benchReading(report, service, chosen);
    if (wants('pages')) await benchPages(report, service, chosen);
    if (wants('bookings')) await benchBooking(report, service, folder, chosen);
    await service.stop();
  }
  if (wants('content')) await benchContent(report, chosen);
  if (wants('tests')) benchTests(report, chosen);
}

if (process.argv[2] === 'lighthouse') {
  process.argv.splice(2, 1);
  await import('./lighthouse.ts');
}
const chosen = options();
await printReport(new Report(), (report) => measure(report, chosen), chosen);
