import type { Page } from '@playwright/test';
import { address, waitUntilStable, expect, openAs, waitForHydration, test } from './site.ts';
import { routeScript } from './route-script.ts';
import { words } from './words.ts';

const t = words('main', 'en');
const phone = '+886 2 5550 1800';
test.use({
  allowed: /net::ERR_|Failed to fetch|ChunkLoadError|Failed to load resource|RequestFailure: network/,
});

/** Takes the whole site down, or restores it; the open page stays. */
const goOffline = (page: Page) => page.route('**/*', (route) => route.abort('connectionrefused'));
const back = (page: Page) => page.unroute('**/*');
/** Follows a link anywhere on the page. */
const follow = (page: Page, path: string) =>
  page
    .locator(`a[href^="${path}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());

test('shows an error within the page while the site is unavailable, and recovers on retry', async ({
  page,
}) => {
  await page.goto(`${address('main')}/en`);
  await waitUntilStable(page);
  await goOffline(page);
  for (const path of ['/en/experience-share', '/en/login', '/en/membership']) {
    await follow(page, path);
    await expect(page).toHaveURL(new RegExp(`${path}([?]|$)`));
    const content = page.locator('#content');
    await expect(content.getByRole('heading', { name: t('site.error.title') })).toBeVisible();
    await expect(content.getByText(phone)).toBeVisible();
    // The request fails: our page stays, rather than the browser's error page.
    const failed = page.waitForEvent('requestfailed');
    await content.getByRole('button', { name: t('site.retry') }).click();
    await failed;
    await expect(content.getByRole('heading', { name: t('site.error.title') })).toBeVisible();
  }
  await back(page);
  await page.getByRole('button', { name: t('site.retry') }).click();
  await expect(page.getByRole('heading', { name: t('membership.heading'), level: 1 })).toBeVisible();
});

test('shows an error in the chosen language when its messages cannot be loaded', async ({ page }) => {
  await page.goto(`${address('main')}/en/hotel`);
  await waitUntilStable(page);
  await page
    .getByRole('button', { name: t('site.language') })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await goOffline(page);
  await page.getByRole('dialog').getByText('日本語').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.getByRole('heading', { name: 'ページを表示できませんでした' })).toBeVisible();
  await expect(page.getByRole('link', { name: phone })).toBeVisible();
  await back(page);
  await page.getByRole('button', { name: 'もう一度試す' }).click();
  await expect(
    page.getByRole('heading', { name: words('main', 'ja')('stays.landing.heading') }),
  ).toBeVisible();
});

test('shows the server-rendered page when messages cannot be loaded', async ({ page }) => {
  await page.route('**/assets/en-*.json', (route) => route.abort('connectionrefused'));
  const failed = page.waitForEvent(
    'console',
    (message) => message.type() === 'error' && message.text().includes('Failed to fetch'),
  );
  await page.goto(`${address('main')}/en/hotel`);
  await failed;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test("shows an error when a member's page cannot start", async ({ page }) => {
  await page.route('**/assets/zh-tw-*.json', (route) => route.abort('connectionrefused'));
  await openAs(page, 'main', 'basic', '/zh-tw/user/hotel-order');
  await expect(page.getByRole('heading', { name: '頁面暫時無法顯示' })).toBeVisible();
  await page.unroute('**/assets/zh-tw-*.json');
  await page.getByRole('button', { name: '再試一次' }).click();
  await expect(page.getByRole('heading', { name: words('main', 'zh-tw')('orders.title') })).toBeVisible();
});

test('reloads a page chunk that a newer build no longer has, once', async ({ page }) => {
  let requests = 0;
  await routeScript(
    page,
    'membership.heading',
    (route) => (requests++, requests === 1 ? route.fulfill({ status: 404 }) : route.continue()),
  );
  await page.goto(`${address('main')}/en`);
  await waitForHydration(page, 'header a');
  await follow(page, '/en/membership');
  await expect(page.getByRole('heading', { level: 1, name: t('membership.heading') })).toBeVisible();
  await expect.poll(() => requests).toBe(2);
});
