import { errors, type BrowserContext } from '@playwright/test';
import { samplePages } from './sample-pages.ts';
import { address, settled, expect, test, tokensOf, type Brand } from './site.ts';

/** What moved: how much of the window, and which elements. */
interface Shift {
  value: number;
  what: string[];
}
const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
/** Every page once a brand at the speed of the machine, in a width and a writing; what depends on the line in the other ones. */
const runs: { brand: Brand; size: keyof typeof widths; locale: string; slow: boolean }[] = [
  { brand: 'main', size: 'phone', locale: 'zh-tw', slow: false },
  { brand: 'main', size: 'desktop', locale: 'en', slow: true },
  { brand: 'club', size: 'desktop', locale: 'zh-tw', slow: false },
  { brand: 'club', size: 'phone', locale: 'en', slow: true },
];

/** What a reader can see: a face that comes late may be a pixel wider than the one before it, and Lighthouse's figures have two places. */
const seen = 0.001;
/** On a slow line: one of each make, since each takes long. */
const slowly = [
  '',
  'hotel/search',
  'hotel/{id}',
  'membership',
  'user/hotel-order',
  'experience-share/blog/{urlName}',
  '404',
];

const watch = `globalThis.shifts = [];
  const nameOf = (node) => node?.nodeType !== 1 ? node?.nodeName : node.tagName.toLowerCase() + (node.id ? '#' + node.id : '') + '.' + node.className + (node.isConnected ? '' : ' (gone)');
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => entry.hadRecentInput || shifts.push({ value: entry.value, what: entry.sources.map(({ node, previousRect: a, currentRect: b }) => nameOf(node) + ' ' + [a.x, a.y, a.width, a.height, '->', b.x, b.y, b.width, b.height].map((n) => typeof n === 'number' ? Math.round(n) : n).join(' ')) }))).observe({ type: 'layout-shift', buffered: true });`;

/** A page did not come; `pending` are the addresses that were not answered. */
class Stalled extends Error {
  readonly pending: string[];
  constructor(pending: string[], options: ErrorOptions) {
    super(`still pending: ${pending.join(' ')}`, options);
    this.pending = pending;
  }
}

/** The layout shift of a page from its address until it has come to rest, as browsers measure it. */
async function shiftsOnce(context: BrowserContext, url: string, slow: boolean): Promise<Shift[]> {
  const page = await context.newPage();
  page.setDefaultTimeout(45_000); // a step that never ends is named, and not the whole test
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
    await settled(page);
    return await page.evaluate<Shift[]>('shifts');
  } catch (error) {
    if (error instanceof errors.TimeoutError) throw new Stalled([...pending], { cause: error });
    throw error;
  } finally {
    await page.close();
  }
}

/**
 * On the emulated slow line a request now and then never ends; why is not known. Such a page is asked once more, and only
 * when the server answers what was pending to somebody else at once: a server that hangs fails the test.
 */
const shiftsOf = (context: BrowserContext, url: string, slow: boolean): Promise<Shift[]> =>
  shiftsOnce(context, url, slow).catch(async (error: unknown) => {
    if (!slow || !(error instanceof Stalled)) throw error;
    console.log(`stalled: ${url}: ${error.pending.join(' ')}`);
    expect(error.pending, `${url} stalled with nothing pending`).not.toEqual([]);
    for (const one of error.pending)
      expect((await fetch(one, { signal: AbortSignal.timeout(5000) })).status, one).toBeLessThan(500);
    return shiftsOnce(context, url, slow);
  });

for (const { brand, size, locale, slow } of runs) {
  test(`nothing moves while a page comes: ${brand}, ${locale}, ${widths[size].width} px${slow ? ', slow line' : ''}`, async ({
    browser,
  }) => {
    test.setTimeout(240_000);
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
      ([id, path]) => path !== null && id !== 'login' && (!slow || slowly.includes(id)),
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
        if (sum >= seen)
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
