import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { portOf } from './free-port.ts';
import { address, waitUntilStable, expect, waitForHydration, stayFrom, test } from './site.ts';
import { words } from './words.ts';

/** Holds back the responses of one call; returns a function that releases them. */
async function delayResponses(page: Page, call: string): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((done) => (release = done));
  await page.route(`**/api/${call}`, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

/** The site, with a pause within the content of each page. */
async function startPausing(origin: string, milliseconds: number) {
  const server = createServer((request, response) => {
    void (async () => {
      const reply = await fetch(origin + request.url, { headers: { 'accept-encoding': 'identity' } });
      const type = reply.headers.get('content-type') ?? '';
      const body = Buffer.from(await reply.arrayBuffer());
      response.writeHead(reply.status, { 'content-type': type });
      if (!type.startsWith('text/html')) return response.end(body);
      const middle = body.indexOf('<form', body.indexOf('id="content"')) + 300;
      response.write(body.subarray(0, middle));
      await pause(milliseconds);
      return response.end(body.subarray(middle));
    })();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { origin: `http://127.0.0.1:${portOf(server)}`, stop: () => server.close() };
}

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const { checkIn, checkOut } = stayFrom(50);
const results = `/en/hotel/search?code=tyo&locationType=city&adults=2&checkIn=${checkIn}&checkOut=${checkOut}`;

test('a new page starts at the top while it loads, without a footer in view: main', async ({ page }) => {
  const brand = 'main';
  await page.setViewportSize(phone);
  await page.goto(`${address(brand)}${results}`);
  await waitForHydration(page, '#content');
  const release = await delayResponses(page, 'v1/hotel/*');
  const link = page.getByRole('article').nth(5).getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(300);
  await link.click();
  await expect(page.getByRole('main').getByRole('status', { name: '…' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(
    await page
      .getByRole('contentinfo')
      .evaluate((footer) => footer.getBoundingClientRect().top >= innerHeight),
  ).toBe(true);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name); // going back earlier would cancel it
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // Going back restores the scroll position
  await page.goBack();
  await expect(page.getByRole('article').nth(5)).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
});

test('the same page with another query keeps its scroll position while it loads: club', async ({ page }) => {
  const brand = 'club';
  const t = words(brand, 'en');
  await page.setViewportSize(desktop);
  await page.goto(`${address(brand)}${results}`);
  await waitForHydration(page, '#content');
  await waitUntilStable(page);
  const release = await delayResponses(page, 'v1/tp/hotel/search');
  const sort = page.getByLabel(t('stays.sort'));
  await page.evaluate(() => scrollTo(0, 700));
  const before = await page.evaluate(() => [scrollY, document.documentElement.scrollHeight] as const);
  await sort.selectOption('price-ascending', { force: true });
  await expect(page).toHaveURL(/sort=price-ascending/);
  // The current list stays, dimmed, until the new one arrives.
  await expect(page.locator('[data-loading]')).toBeVisible();
  await expect(page.getByRole('main').getByRole('status', { name: '…' })).toHaveCount(0);
  const during = await page.evaluate(() => [scrollY, document.documentElement.scrollHeight] as const);
  expect(Math.abs(during[1] - before[1])).toBeLessThan(200);
  release();
  await expect(page.locator('[data-loading]')).toHaveCount(0);
  expect(Math.abs((await page.evaluate(() => scrollY)) - during[0])).toBeLessThan(5);
});

test('the first paint waits for the whole content: main', async ({ page }) => {
  const brand = 'main';
  await page.setViewportSize(phone);
  const slow = await startPausing(address(brand), 3000);
  try {
    await page.goto(`${slow.origin}/en/login`);
    const paint = () =>
      page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
    await expect.poll(paint).toBeGreaterThan(0);
    expect(await paint()).toBeGreaterThan(3000);
  } finally {
    slow.stop();
  }
});
