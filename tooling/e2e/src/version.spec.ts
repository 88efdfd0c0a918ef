import type { Page } from '@playwright/test';
import { freePort } from './free-port.ts';
import { startSiteFor } from './site-process.ts';
import { address, expect, stack, waitForHydration, test } from './site.ts';
import { words } from './words.ts';

const version = '**/api/v1/fe-version*';
const answer = (data: { t: number; build: number }) => ({ json: { success: true, data } });
/** Winds the page's clock until something has happened: a slow browser sets its timers late. */
const advanceClockUntil = (page: Page, hasHappened: () => boolean) =>
  expect(async () => {
    await page.clock.runFor(1_000);
    expect(hasHappened()).toBe(true);
  }).toPass();

test('the page has the same build as its server', async ({ page }) => {
  await page.goto(`${address('club')}/en`);
  const built = Number(await page.locator('html').getAttribute('data-built'));
  expect(built).toBeGreaterThan(Date.parse('2026-01-01'));
  const answered = (await (await fetch(`${address('club')}/api/v1/fe-version?brand=club`)).json()) as {
    data: { t: number; build: number };
  };
  expect(answered.data.build).toBe(built);
  expect(answered.data.t).toBeGreaterThanOrEqual(built);
});

test('reloads an outdated page once, and never in a loop', async ({ page }) => {
  const newer = Date.now() + 1e9;
  let loads = 0;
  let requests = 0;
  page.on(
    'request',
    (request) => request.isNavigationRequest() && request.frame() === page.mainFrame() && loads++,
  );
  /** The page has received its response and one more, and is still the same document. */
  const stays = async () => {
    await page.evaluate(() => (document.documentElement.dataset.same = ''));
    const before = requests;
    await page.clock.fastForward('06:00');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => requests).toBe(before + 1);
    await expect(page.locator('html[data-same]')).toHaveCount(1);
  };
  await page.route(
    version,
    (route) => (requests++, route.fulfill(answer({ t: Date.now() + 1e9, build: newer }))),
  );
  await page.clock.install();
  await page.goto(`${address('main')}/en`);
  await advanceClockUntil(page, () => loads === 2); // the first check is three seconds after the start
  await advanceClockUntil(page, () => requests === 2);
  await stays();
  await page.goto(`${address('main')}/en/membership`);
  await advanceClockUntil(page, () => requests === 4);
  await stays();
  expect(loads).toBe(3); // the test's own
});

test('newer data clears the storage except session and settings, and loads destinations again', async ({
  page,
}) => {
  const built = Date.parse('2026-01-01');
  await page.route(version, (route) => route.fulfill(answer({ t: 9_999, build: built })));
  await page.addInitScript(() => {
    if (localStorage.getItem('version') === null)
      for (const [key, value] of Object.entries({
        version: '9998',
        searchDraft: '{"childAges":[]}',
        old: 'x',
        activeCurrency: 'EUR',
        refreshToken: 'kept',
      }))
        localStorage.setItem(key, value);
  });
  await page.clock.install();
  await page.goto(`${address('club')}/en/hotel`);
  await waitForHydration(page, '#content');
  let isAskedAgain = false;
  page.on('request', (request) => {
    if (/tp\/(meta\/locations|deploy\/search-location)/.test(request.url())) isAskedAgain = true;
  });
  await advanceClockUntil(page, () => isAskedAgain);
  await expect
    .poll(() =>
      // without the lists that are fetched again for the forms
      page.evaluate(() =>
        Object.fromEntries(Object.entries(localStorage).filter(([key]) => !key.startsWith('meta:'))),
      ),
    )
    .toEqual({ version: '9999', activeCurrency: 'EUR', refreshToken: 'kept' });
});

/** The footer hydrates when it is seen: parts above it that get their height later move it out of the window again. */
const expectInFooter = (page: Page, text: string) =>
  expect(async () => {
    await page.mouse.wheel(0, 30_000);
    await expect(page.locator('footer')).toContainText(text, { timeout: 1_000 });
  }).toPass();

test('the footer shows the company, requested for its own brand', async ({ page }) => {
  for (const brand of ['main', 'club'] as const) {
    const requests: string[] = [];
    page.on(
      'request',
      (request) => request.url().includes('/api/v1/org') && requests.push(new URL(request.url()).search),
    );
    await page.goto(`${address(brand)}/en/membership`);
    await waitForHydration(page);
    await expectInFooter(
      page,
      words(brand, 'en')('site.company', { name: 'Voyage Travel Services Co., Ltd.', number: '10458575' }),
    );
    expect(requests).toEqual([`?brand=${brand}`]);
  }
});

test.describe('the footer requests the company again after a time-out, since nothing else does', () => {
  test('of a request that it did not make itself', async ({ page }) => {
    await page.route('**/api/v1/org*', () => {}, { times: 1 });
    const asked = page.waitForRequest('**/api/v1/org*');
    await page.goto(`${address('main')}/en/membership`);
    await waitForHydration(page);
    await asked; // with the lists for forms: nobody has seen the footer
    await expectInFooter(page, '10458575');
  });

  test('as often as it takes', async ({ page }) => {
    await page.route('**/api/v1/org*', () => {}, { times: 2 });
    await page.goto(`${address('club')}/en/membership`);
    await expectInFooter(page, '10458575');
  });
});

test.describe('what a visitor experiences', () => {
  test.use({ allowed: /typed by noor@demo\.test/ });

  test('arrives in the metrics of the site, and nothing of a visitor who declines', async ({
    page,
    browser,
  }) => {
    const port = await freePort();
    const site = await startSiteFor('main', stack.api, { SITE_METRICS_PORT: String(port) });
    const declining = await browser.newPage();
    await declining.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    );
    const addresses: string[] = [];
    declining.on('request', (request) => addresses.push(request.url()));
    const checked = declining.waitForRequest('**/fe-version*');
    const reported = page.waitForRequest('**/reports/error');
    await Promise.all(
      [page, declining].map(async (visitor) => {
        await visitor.goto(`${site.origin}/en/membership`);
        // Before the script that reports it: the page keeps it until then.
        await visitor.evaluate(() => {
          const error = new TypeError('typed by noor@demo.test');
          error.stack = `TypeError: ${error.message}\n    at ${location.origin}/assets/index-1.js:12:34`;
          reportError(error);
        });
      }),
    );
    await Promise.all([reported, checked]);
    for (const visitor of [declining, page]) await visitor.goto('about:blank');
    const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    await expect(async () => {
      const counted = await metrics();
      expect(counted).toMatch(
        /^voyage_page_views_total\{page="membership",device="desktop",brand="main"\} 1$/m,
      );
      for (const name of ['lcp_seconds', 'fcp_seconds', 'ttfb_seconds', 'cls'])
        expect(counted).toContain(
          `voyage_page_${name}_count{brand="main",page="membership",device="desktop"} 1\n`,
        );
      // Of an automated browser the family is `other`.
      expect(counted.match(/^voyage_page_errors_total\{.*/gm)).toEqual([
        'voyage_page_errors_total{page="membership",kind="uncaught",browser="other",build="current",brand="main"} 1',
      ]);
    }).toPass({ timeout: 60_000 });
    expect(addresses.filter((one) => /\/reports\/|report-page-view/.test(one))).toEqual([]);
    await declining.close();
    await site.stop();
  });
});
