// npm run bench -- lighthouse: every public page type of both built sites in a browser, with its bars (docs/bench.md).
import { parseArgs } from 'node:util';
import { endpointSpecs } from '@voyage/contracts/endpoint-specs.gen.ts';
import type { Browser } from 'playwright';
import { withBrowser } from './browser.ts';
import { readTargets, Rng, stayFrom } from './demand.ts';
import { largestPaint } from './largest-paint.ts';
import { categories, lighthouseScores, version } from './lighthouse-scores.ts';
import { Connections, median } from './load.ts';
import { printReport } from './print-report.ts';
import { brands, buildSites, startService, startSite, temporaryFolder } from './processes.ts';
import { atMost, exactly, Report } from './report.ts';
import { blockingTime } from './blocking-time.ts';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((one) => one !== '--'),
  options: {
    rounds: { type: 'string', default: '5' },
    brands: { type: 'string', default: 'main,club' },
    pages: { type: 'string' },
    language: { type: 'string', default: 'en' },
    json: { type: 'string' },
    /** One of paint, scores. */
    only: { type: 'string' },
    strict: { type: 'boolean' },
  },
});
const rounds = Number(values.rounds);

interface PublicPage {
  path: string;
  only?: 'main';
  /** Excludes search engines, which Lighthouse counts against a page. */
  quiet?: true;
  /** Has the search and a list of rates: more scripts than a page to read. */
  heavy?: true;
}
/** Every public page type. */
function publicPages(hotel: string, article: string): Record<string, PublicPage> {
  const { checkIn, checkOut } = stayFrom(30);
  const stay = `checkIn=${checkIn}&checkOut=${checkOut}&adults=2`;
  return {
    home: { path: '' },
    hotels: { path: '/hotel' },
    search: { path: `/hotel/search?code=tyo&${stay}`, quiet: true, heavy: true },
    detail: { path: `/hotel/${hotel}?${stay}`, heavy: true },
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

const wants = (part: 'paint' | 'scores') => (values.only ?? part) === part;

async function measurePaint(
  report: Report,
  browser: Browser,
  label: string,
  { url, heavy }: { url: string; heavy: boolean },
): Promise<void> {
  const paints: { run: number[]; blocked: number[] } = { run: [], blocked: [] };
  const blocking: number[] = [];
  for (let i = 0; i < rounds; i++) {
    for (const scripts of ['run', 'blocked'] as const)
      paints[scripts].push(await largestPaint(browser, url, scripts));
    blocking.push(await blockingTime(browser, url));
  }
  report.add(`${label}: LCP`, 'ms', paints.run);
  report.add(`${label}: LCP, scripts blocked`, 'ms', paints.blocked);
  report.add(
    `${label}: LCP beside scripts blocked`,
    'times',
    [median(paints.run) / median(paints.blocked)],
    atMost(1.3, '<= 1.3 times'),
  );
  const most = heavy ? 200 : 100;
  report.add(`${label}: blocking time by processor time`, 'ms', blocking, atMost(most, `<= ${most} ms`));
}

async function measureScores(report: Report, label: string, url: string, quiet: boolean): Promise<void> {
  const scores = await lighthouseScores(url);
  for (const category of categories) {
    const isQuiet = quiet && category === 'seo';
    report.add(
      `${label}: ${category}`,
      '',
      [scores[category]],
      isQuiet ? null : exactly(100, '100'),
      isQuiet ? 'kept out of search engines on purpose' : '',
    );
  }
}

await printReport(
  new Report(),
  async (report) => {
    buildSites();
    const service = await startService(temporaryFolder(), 4000);
    const api = new Connections(service.origin, 1);
    const hotel = new Rng(7).pick((await readTargets(api)).hotels);
    const { articles } = await api.data<{ articles: { slug: string }[] }>({
      method: 'POST',
      path: `/${endpointSpecs.blogList.path}`,
      body: '{"pageSize":1}',
    });
    api.close();
    for (const brand of brands) {
      if (!values.brands.split(',').includes(brand)) continue;
      report.section(`${brand}: pages in Chromium, and Lighthouse ${version} for telephones`);
      const site = await startSite(brand, service.origin);
      const pages = Object.entries(publicPages(hotel, articles[0]?.slug ?? ''));
      for (const [name, { path, only, quiet = false, heavy = false }] of pages) {
        if ((only && only !== brand) || !(values.pages?.split(',').includes(name) ?? true)) continue;
        const url = `${site.origin}/${values.language}${path}`;
        const first = await fetch(url); // rendered and cached: the measurement excludes the first rendering
        if (first.status !== 200) {
          report.faults.push(`${url}: ${first.status}`);
          continue;
        }
        await first.text();
        const label = `${brand} ${name}`;
        if (wants('paint'))
          await withBrowser((browser) => measurePaint(report, browser, label, { url, heavy }));
        if (wants('scores')) await measureScores(report, label, url, quiet);
      }
      await site.stop();
    }
    await service.stop();
  },
  values,
);
