// `pnpm bench:lighthouse`: every public page type of both built sites in a browser, with the targets
// (docs/bench.md).
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { callOf } from '@voyage/contracts/calls.ts';
import { chromium } from 'playwright';
import { startBareForm } from './bare-form.ts';
import { Rng, readTargets, stayFrom } from './demand.ts';
import { layoutShift, windows } from './layout-shift.ts';
import { Connections } from './load.ts';
import { phoneView, settling, type PhoneView } from './phone-view.ts';
import { cleanUp, freePort, root, startService, startSite, temporaryFolder } from './processes.ts';
import { atLeast, atMost, exactly, machineFacts, Report, table } from './report.ts';
import { threadTime, type ThreadTime } from './thread-time.ts';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((one) => one !== '--'),
  options: {
    rounds: { type: 'string', default: '3' },
    brands: { type: 'string', default: 'main,club' },
    pages: { type: 'string' },
    language: { type: 'string', default: 'en' },
    json: { type: 'string' },
    /** Only layout shift, without Lighthouse. */
    shift: { type: 'boolean' },
    strict: { type: 'boolean' },
  },
});
const rounds = Number(values.rounds);
const browser =
  process.env.CHROMIUM_PATH ??
  (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : chromium.executablePath());

/**
 * Not a dependency of the project: 176 MiB that nothing else needs, downloaded once, in this version.
 * Apache-2.0.
 */
const version = '13.5.0';
function installed(): string {
  const folder = join(root, 'node_modules', '.cache', `lighthouse-${version}`);
  const cli = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');
  if (existsSync(cli)) return cli;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const { status } = spawnSync(
    'pnpm',
    ['add', '--ignore-workspace', '--ignore-scripts', `lighthouse@${version}`],
    {
      cwd: folder,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) throw new Error('lighthouse could not be installed');
  return cli;
}

/** Of what Lighthouse exports for its reports. */
interface Statistics {
  getLogNormalScore: (curve: { p10: number; median: number }, value: number) => number;
}
interface Result {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; score?: number | null }>;
}
/** The metrics of the performance score and their weights, without blocking time, which has the remaining 30 %. */
const otherMetrics = {
  'first-contentful-paint': 0.1,
  'speed-index': 0.1,
  'largest-contentful-paint': 0.25,
  'cumulative-layout-shift': 0.25,
};
/**
 * The performance score with a blocking time by processor time, in ms, in place of Lighthouse's own, which contains
 * the waits for a processor; with its own curve.
 */
async function performanceWith(cli: string, { audits }: Result, blocking: number): Promise<number> {
  const { getLogNormalScore }: Statistics = await import(join(cli, '..', '..', 'shared', 'statistics.js'));
  const others = Object.entries(otherMetrics).map(([id, share]) => share * (audits[id]?.score ?? 0));
  const own = 0.3 * getLogNormalScore({ p10: 200, median: 600 }, blocking);
  return Math.round(100 * others.reduce((sum, one) => sum + one, own));
}
/** Lighthouse in a browser that has settled: one that it starts itself is still drawing its own window. */
async function lighthouse(cli: string, url: string): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'voyage-lighthouse-'));
  const file = join(folder, 'result.json');
  const port = await freePort();
  const running = spawn(
    browser,
    [
      '--headless=new',
      '--no-sandbox',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-extensions',
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${join(folder, 'profile')}`,
      'about:blank',
    ],
    { stdio: 'ignore' },
  );
  const ended = once(running, 'exit');
  try {
    await setTimeout(settling);
    const options = ['--quiet', '--output=json', `--output-path=${file}`, `--port=${port}`];
    const { status, stderr } = spawnSync(process.execPath, [cli, url, ...options], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`lighthouse of ${url}: ${stderr.slice(-600)}`);
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    running.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Every public page type; `quiet` ones exclude search engines, which Lighthouse counts against a page. */
function publicPages(
  hotel: string,
  article: string,
): Record<string, { path: string; only?: 'main'; quiet?: true }> {
  const { checkIn, checkOut } = stayFrom(30);
  const stay = `checkIn=${checkIn}&checkOut=${checkOut}&adults=2`;
  return {
    home: { path: '' },
    hotels: { path: '/hotel' },
    search: { path: `/hotel/search?code=tyo&${stay}`, quiet: true },
    detail: { path: `/hotel/${hotel}?${stay}` },
    groups: { path: '/hotel/group' },
    group: { path: '/hotel/group/jade-harbour' },
    regions: { path: '/hotel/region' },
    membership: { path: '/membership' },
    journal: { path: '/experience-share' },
    blog: { path: '/experience-share/blog' },
    login: { path: '/login', quiet: true },
    credits: { path: '/picture-credits' },
    article: { path: `/experience-share/blog/${article}` },
    faq: { path: '/faq' },
    tailorMade: { path: '/tailor-made' },
    fastTrack: { path: '/fast-track' },
    space: { path: '/ultraluxe-experiences/virgin-galactic', only: 'main' },
    ship: { path: '/ultraluxe-experiences/regent-seven-seas/grandeur', only: 'main' },
    voyage: { path: '/ultraluxe-experiences/silver-seas/endeavour/reykjavik-tromse', only: 'main' },
  };
}

const report = new Report();
const before = machineFacts();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cleanUp().finally(() => process.exit(130)));
try {
  for (const brand of ['main', 'club'])
    if (!existsSync(join(root, 'apps', brand, 'dist', 'server', 'server.js')))
      throw new Error(`the site ${brand} is not built: pnpm build`);
    // `npm start` only bundles a site
    else if (
      !readdirSync(join(root, 'apps', brand, 'dist', 'client', 'assets')).some((file) => file.endsWith('.br'))
    )
      throw new Error(`the files of ${brand} are not compressed, as they are in a release: pnpm build`);
  const cli = values.shift ? '' : installed();
  const bareForm = await startBareForm();
  const service = await startService(temporaryFolder(), 4000);
  const api = new Connections(service.origin, 1);
  const hotel = new Rng(7).pick((await readTargets(api)).hotels);
  const { articles } = await api.data<{ articles: { slug: string }[] }>({
    method: 'POST',
    path: `/${callOf('blogList').path}`,
    body: '{"pageSize":1}',
  });
  const article = articles[0]?.slug ?? '';
  api.close();
  for (const brand of ['main', 'club'] as const) {
    if (!values.brands.split(',').includes(brand)) continue;
    report.section(
      `${brand}, layout shift at both widths${values.shift ? '' : `, Lighthouse ${version} for telephones, then 4x processor on an open network`}`,
    );
    const site = await startSite(brand, service.origin);
    for (const [name, { path, only, quiet }] of Object.entries(publicPages(hotel, article))) {
      if (only && only !== brand) continue;
      if (values.pages && !values.pages.split(',').includes(name)) continue;
      const url = `${site.origin}/${values.language}${path}`;
      const first = await fetch(url); // rendered and cached: the measurement excludes the first rendering
      if (first.status !== 200) {
        report.faults.push(`${url}: ${first.status}`);
        continue;
      }
      await first.text();
      const label = `${brand} ${name}`;
      for (const [width, size] of Object.entries(windows)) {
        const shifts: number[] = [];
        for (let i = 0; i < rounds; i++) shifts.push(await layoutShift(browser, url, size));
        report.add(`${label}: CLS at ${width}`, '', shifts, exactly(0, '0'));
      }
      if (values.shift) continue;
      const results: Result[] = [];
      const views: PhoneView[] = [];
      const least: number[] = [];
      const threads: ThreadTime[] = [];
      for (let i = 0; i < rounds; i++) results.push(await lighthouse(cli, url));
      for (let i = 0; i < rounds; i++) {
        views.push(await phoneView(browser, url));
        least.push((await phoneView(browser, bareForm.url)).lcp);
        threads.push(await threadTime(browser, url));
      }
      const score = (category: string) =>
        results.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100));
      report.add(`${label}: performance`, '', score('performance'), atLeast(98, '>= 98'));
      report.add(
        `${label}: performance, with the blocking time by processor time`,
        '',
        await Promise.all(
          results.map((one, i) => performanceWith(cli, one, threads[i]?.blocking ?? Infinity)),
        ),
      );
      for (const category of ['accessibility', 'best-practices'])
        report.add(`${label}: ${category}`, '', score(category), exactly(100, '100'));
      report.add(
        `${label}: seo`,
        '',
        score('seo'),
        quiet ? null : exactly(100, '100'),
        quiet ? 'kept out of search engines on purpose' : '',
      );
      const simulated = results.map(({ audits }) => audits['largest-contentful-paint']?.numericValue ?? 0);
      report.add(`${label}: LCP as Lighthouse reckons it`, 'ms', simulated);
      report.add(
        `${label}: LCP`,
        'ms',
        views.map(({ lcp }) => lcp),
        atMost(450, '<= 450 ms'),
      );
      report.add(`${label}: LCP of a bare form, in turns`, 'ms', least);
      report.add(
        `${label}: blocking time`,
        'ms',
        views.map(({ blocking }) => blocking),
        atMost(100, '<= 100 ms'),
      );
      report.add(
        `${label}: blocking time by processor time, four times slowed`,
        'ms',
        threads.map((one) => one.blocking),
      );
      report.add(
        `${label}: processor time of the page's thread`,
        'ms',
        threads.map((one) => one.all),
      );
      report.add(
        `${label}: CLS, telephone at 4x`,
        '',
        views.map(({ cls }) => cls),
        exactly(0, '0'),
      );
    }
    await site.stop();
  }
  await service.stop();
  bareForm.stop();
} catch (error) {
  report.faults.push(
    `the bench did not come to its end: ${error instanceof Error ? error.stack : String(error)}`,
  );
} finally {
  await cleanUp();
}
report.machine();
const missed = report.rows.filter((row) => row.ok === false);
console.log(`\n${table(report.rows)}\n`);
console.log(
  `${new Date().toISOString().slice(0, 16)}Z, ${before.processors} processors (${before.model}), Node ${before.node}; load ${before.load.join(' ')} before, ${machineFacts().load.join(' ')} after`,
);
console.log(
  `${report.rows.filter((row) => row.ok).length} bars held, ${missed.length} missed${missed.length > 0 ? `: ${missed.map((row) => row.measure).join('; ')}` : ''}`,
);
if (report.faults.length > 0)
  console.log(`\nFAULTS: these figures are not to be trusted\n  ${report.faults.join('\n  ')}`);
if (values.json)
  writeFileSync(
    values.json,
    `${JSON.stringify({ at: new Date().toISOString(), machine: before, rows: report.rows, faults: report.faults }, null, 2)}\n`,
  );
process.exit(report.faults.length > 0 || (values.strict && missed.length > 0) ? 1 : 0);
