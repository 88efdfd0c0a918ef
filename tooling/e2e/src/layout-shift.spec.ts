import { errors, type BrowserContext } from '@playwright/test';
import { samplePages } from './sample-pages.ts';
import { address, waitUntilStable, expect, test, tokensOf, type Brand } from './site.ts';

/** A layout shift: its share of the window, and the elements. Also a page that is wider than the window while it loads. */
interface Shift {
  value: number;
  what: string[];
}
const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
/**
 * A visible shift: a late web font may be a pixel wider than its fallback, and Lighthouse's figures have two
 * decimals.
 */
const visible = 0.001;
/** Every page in both widths without throttling, in two scripts; a page of each kind on a slow connection. */
const runs: { brand: Brand; size: keyof typeof widths; locale: string; slow: boolean }[] = [
  { brand: 'main', size: 'phone', locale: 'zh-tw', slow: false },
  { brand: 'main', size: 'desktop', locale: 'en', slow: true },
  { brand: 'club', size: 'desktop', locale: 'zh-tw', slow: false },
  { brand: 'club', size: 'phone', locale: 'en', slow: true },
  { brand: 'main', size: 'desktop', locale: 'en', slow: false },
  { brand: 'club', size: 'phone', locale: 'en', slow: false },
];

/** On a slow connection: one page of each kind, because each takes long. */
const slowSamples = [
  '',
  'hotel/search',
  'hotel/{id}',
  'membership',
  'user/hotel-order',
  'experience-share/blog/{urlName}',
  'ultraluxe-experiences',
  '404',
];

const watch = `globalThis.shifts = [];
  const nameOf = (node) => node?.nodeType !== 1 ? node?.nodeName : node.tagName.toLowerCase() + (node.id ? '#' + node.id : '') + '.' + node.className + (node.isConnected ? '' : ' (gone)');
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => entry.hadRecentInput || shifts.push({ value: entry.value, what: entry.sources.map(({ node, previousRect: a, currentRect: b }) => nameOf(node) + ' ' + [a.x, a.y, a.width, a.height, '->', b.x, b.y, b.width, b.height].map((n) => typeof n === 'number' ? Math.round(n) : n).join(' ')) }))).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const wider = document.documentElement ? document.documentElement.scrollWidth - innerWidth : 0;
    if (wider > 0) shifts.push({ value: 1, what: ['wider than the window by ' + wider + ' px'] });
    else requestAnimationFrame(look);
  };
  look();`;

/** A page that did not load; `pending` are the unanswered URLs. */
class Stalled extends Error {
  readonly pending: string[];
  constructor(pending: string[], options: ErrorOptions) {
    super(`still pending: ${pending.join(' ')}`, options);
    this.pending = pending;
  }
}

/** The layout shift of a page until it is idle, as measured by browsers. */
async function shiftsOnce(context: BrowserContext, url: string, slow: boolean): Promise<Shift[]> {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000); // a stuck step is reported, rather than the whole test
  const pending = new Set<string>();
  page.on('request', (request) => pending.add(request.url()));
  page.on('requestfinished', (request) => pending.delete(request.url()));
  page.on('requestfailed', (request) => pending.delete(request.url()));
  try {
    if (slow)
      await (
        await context.newCDPSession(page)
      ).send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 200_000,
        uploadThroughput: 90_000,
      });
    await page.goto(url, { waitUntil: 'load' });
    await waitUntilStable(page);
    return await page.evaluate<Shift[]>('shifts');
  } catch (error) {
    if (error instanceof errors.TimeoutError) throw new Stalled([...pending], { cause: error });
    throw error;
  } finally {
    await page.close();
  }
}

/**
 * On the emulated slow connection a request occasionally never ends, for unknown reasons. Such a page is
 * retried once, but only if the server responds to another client at once: a server that hangs fails the
 * test.
 */
const shiftsOf = (context: BrowserContext, url: string, slow: boolean): Promise<Shift[]> =>
  shiftsOnce(context, url, slow).catch(async (error: unknown) => {
    if (!slow || !(error instanceof Stalled)) throw error;
    console.log(`stalled: ${url}: ${error.pending.join(' ')}`);
    expect(error.pending, `${url} stalled with nothing pending`).not.toEqual([]);
    for (const one of error.pending)
      expect((await fetch(one, { signal: AbortSignal.timeout(60_000) })).status, one).toBeLessThan(500);
    return shiftsOnce(context, url, slow);
  });

for (const { brand, size, locale, slow } of runs) {
  test(`pages load without layout shifts: ${brand}, ${locale}, ${widths[size].width} px${slow ? ', slow connection' : ''}`, async ({
    browser,
  }) => {
    const tokens = await tokensOf('noir');
    const context = await browser.newContext({ viewport: widths[size] });
    await context.addInitScript(watch);
    await context.addInitScript(
      ([access, refresh]) => {
        localStorage.setItem('accessToken', access ?? '');
        localStorage.setItem('refreshToken', refresh ?? '');
      },
      [tokens.accessToken, tokens.refreshToken],
    );
    const pages = Object.entries(await samplePages(tokens, brand)).filter(
      ([id, path]) => path !== null && id !== 'login' && (!slow || slowSamples.includes(id)),
    );
    const visitor = await browser.newContext({ viewport: widths[size] });
    await visitor.addInitScript(watch);
    const views = [
      ...pages.map(([, path]) => ({ context, path })),
      ...['', '/login', '/hotel/search', '/hotel/search?code=nowhere'].map((path) => ({
        context: visitor,
        path,
      })),
    ].values();
    const moved: string[] = [];
    const work = async () => {
      for (const { context: reader, path } of views) {
        const shifts = await shiftsOf(reader, `${address(brand)}/${locale}${path}`, slow);
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        if (sum >= visible)
          moved.push(
            `${reader === visitor ? 'visitor ' : ''}${path || 'home'}: ${sum.toFixed(4)} ${shifts.flatMap(({ what }) => what).join('; ')}`,
          );
      }
    };
    await Promise.all([work(), work(), work()]);
    await context.close();
    await visitor.close();
    expect(moved).toEqual([]);
  });
}
