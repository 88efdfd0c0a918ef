// `npm run trial -- crawl`: opens the pages of both built sites in a browser, from their sitemaps, and exits with 1 if one
// has a fault: a console error, a failed request, a broken picture, content wider than the screen, or an axe
// violation (CONTRIBUTING.md, "Checks").
import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { routeOf } from '@voyage/routes/access.ts';
import config from '../playwright.config.ts';
import { loadingFaults, shownFaults } from './page-faults.ts';
import servers, { type Stack } from './servers.ts';
import { waitUntilStable } from './site.ts';
import { each, entriesOf, sitemapsOf } from './sitemap-entries.ts';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((one) => one !== '--'),
  options: {
    brands: { type: 'string', default: 'main,club' },
    /** Opened in full, on a desktop; of the other languages a sample, on a phone. */
    language: { type: 'string', default: 'zh-tw' },
    /** How many hotels of a brand, evenly from all of them: their pages are generated alike. */
    hotels: { type: 'string', default: '16' },
    /** How many pages of each type in each other language. */
    sample: { type: 'string', default: '1' },
    /** Only addresses that contain this. */
    only: { type: 'string', default: '' },
  },
});

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
interface Visit {
  url: string;
  type: string;
  viewport: typeof desktop;
}

/** Reads a file of a site; several times, since a service that has just started may not have it ready. */
async function read(url: string, attempts = 20): Promise<string> {
  const reply = await fetch(url);
  if (reply.ok) return reply.text();
  if (attempts === 1) throw new Error(`${url}: ${reply.status}`);
  await new Promise((done) => setTimeout(done, 2_000));
  return read(url, attempts - 1);
}
const languageOf = (url: string): string => new URL(url).pathname.split('/')[1] ?? '';
const typeOf = (url: string): string => routeOf(new URL(url).pathname) ?? 'unknown';
/** Evenly from a list, its first included. */
const evenly = <T>(all: readonly T[], count: number): T[] => {
  const every = Math.max(1, Math.ceil(all.length / count));
  return all.filter((_, i) => i % every === 0).slice(0, count);
};

/** The pages of a site that are opened: all in one language, a few of each type in the others. */
async function visitsOf(site: string): Promise<Visit[]> {
  const { pages, hotels } = await sitemapsOf(read, site);
  const listed = (await entriesOf(read, pages)).map(({ loc }) => loc);
  const allHotels: string[] = [];
  for (const part of hotels) allHotels.push(...(await entriesOf(read, part)).map(({ loc }) => loc));
  const inFull = (urls: string[]) => urls.filter((url) => languageOf(url) === values.language);
  const full = [...inFull(listed), ...evenly(inFull(allHotels), Number(values.hotels))];
  const others = [...listed, ...allHotels].filter((url) => languageOf(url) !== values.language);
  const samples = Object.values(Object.groupBy(others, (url) => `${languageOf(url)} ${typeOf(url)}`));
  const visits = [
    ...full.map((url) => ({ url, viewport: desktop })),
    ...samples
      .flatMap((urls) => evenly(urls ?? [], Number(values.sample)))
      .map((url) => ({ url, viewport: phone })),
  ];
  return visits
    .filter(({ url }) => url.includes(values.only))
    .map((visit) => ({ ...visit, type: typeOf(visit.url) }));
}

/** Scrolls through a page, so that everything that loads when it comes into view is loaded. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await waitUntilStable(page);
}

/** What is wrong with one page; empty if nothing is. */
async function faultsOf(context: BrowserContext, { url, viewport }: Visit): Promise<string[]> {
  const page = await context.newPage();
  await page.setViewportSize(viewport);
  const loading = loadingFaults(page);
  const others: string[] = [];
  try {
    await page.goto(url);
    if (page.url() !== url) others.push(`leads to ${page.url()}`);
    await waitUntilStable(page);
    await scrollThrough(page);
    others.push(...(await shownFaults(page)));
  } catch (error) {
    others.push(`did not open: ${error instanceof Error ? error.message : String(error)}`);
  }
  await page.close();
  return [...loading, ...others];
}

async function crawl(browser: Browser, brand: string, site: string): Promise<number> {
  const visits = await visitsOf(site);
  // One cache for all pages, as in the browser of a reader; the language is that of each address.
  const context = await browser.newContext();
  context.setDefaultTimeout(60_000);
  const found: (Visit & { faults: string[] })[] = [];
  await each(
    visits,
    async (visit) => {
      const faults = await faultsOf(context, visit);
      found.push({ ...visit, faults });
      for (const fault of faults) console.log(`${visit.url} (${visit.viewport.width} px): ${fault}`);
    },
    2,
  );
  await context.close();
  const byType = Object.entries(Object.groupBy(found, ({ type }) => type));
  console.log(`\n${brand}: ${found.length} pages`);
  for (const [type, all = []] of byType.toSorted(([a], [b]) => a.localeCompare(b))) {
    const wrong = all.filter(({ faults }) => faults.length > 0).length;
    console.log(
      `${type.padEnd(56) || 'home'.padEnd(56)} ${String(all.length).padStart(4)} opened, ${wrong} with faults`,
    );
  }
  return found.length === 0 ? 1 : found.filter(({ faults }) => faults.length > 0).length;
}

const from = Date.now();
const stop = await servers({ workers: 1 });
const [stack]: Stack[] = JSON.parse(process.env.E2E_STACKS ?? '[]');
const browser = await chromium.launch(config.use?.launchOptions);
let wrong = 0;
try {
  for (const brand of ['main', 'club'] as const)
    if (stack && values.brands.split(',').includes(brand)) wrong += await crawl(browser, brand, stack[brand]);
} finally {
  await browser.close();
  await stop();
}
console.log(`\n${wrong} pages with problems, ${((Date.now() - from) / 1000).toFixed(0)} s`);
process.exitCode = wrong > 0 ? 1 : 0;
