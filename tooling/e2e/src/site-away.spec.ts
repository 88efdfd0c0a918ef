import type { Page } from '@playwright/test';
import { address, waitUntilStable, expect, openAs, waitForHydration, test } from './site.ts';
import { words } from './words.ts';

const t = words('main', 'en');
const phone = '+886 2 5550 1800';
test.use({
  allowed: /net::ERR_|Failed to fetch|ChunkLoadError|Failed to load resource|CallFailure: network/,
});

/** Takes the whole site down, or restores it; the open page stays. */
const away = (page: Page) => page.route('**/*', (route) => route.abort('connectionrefused'));
const back = (page: Page) => page.unroute('**/*');
/** Follows a link anywhere on the page. */
const follow = (page: Page, path: string) =>
  page
    .locator(`a[href^="${path}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());

test('a site that goes away says so in its own page, and goes on when it is back', async ({ page }) => {
  await page.goto(`${address('main')}/en`);
  await waitUntilStable(page);
  await away(page);
  for (const path of ['/en/experience-share', '/en/login', '/en/membership']) {
    await follow(page, path);
    await expect(page).toHaveURL(new RegExp(`${path}([?]|$)`));
    const content = page.locator('#content');
    await expect(content.getByRole('heading', { name: t('site.error.title') })).toBeVisible();
    await expect(content.getByText(phone)).toBeVisible();
    // Requested in vain: our page stays, rather than the browser's error page.
    const asked = page.waitForEvent('requestfailed');
    await content.getByRole('button', { name: t('site.retry') }).click();
    await asked;
    await expect(content.getByRole('heading', { name: t('site.error.title') })).toBeVisible();
  }
  await back(page);
  await page.getByRole('button', { name: t('site.retry') }).click();
  await expect(page.getByRole('heading', { name: t('membership.heading'), level: 1 })).toBeVisible();
});

test('a language whose words cannot be had is spoken nevertheless', async ({ page }) => {
  await page.goto(`${address('main')}/en/hotel`);
  await waitUntilStable(page);
  await page
    .getByRole('button', { name: t('site.language') })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await away(page);
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

test('a page whose words or scripts do not come is read as the server sent it', async ({ page }) => {
  await page.route('**/assets/en-*.json', (route) => route.abort('connectionrefused'));
  const failed = page.waitForEvent(
    'console',
    (message) => message.type() === 'error' && message.text().includes('Failed to fetch'),
  );
  await page.goto(`${address('main')}/en/hotel`);
  await failed;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test("a member's page that cannot start says so", async ({ page }) => {
  await page.route('**/assets/zh-tw-*.json', (route) => route.abort('connectionrefused'));
  await openAs(page, 'main', 'basic', '/zh-tw/user/hotel-order');
  await expect(page.getByRole('heading', { name: '頁面暫時無法顯示' })).toBeVisible();
  await page.unroute('**/assets/zh-tw-*.json');
  await page.getByRole('button', { name: '再試一次' }).click();
  await expect(page.getByRole('heading', { name: words('main', 'zh-tw')('orders.title') })).toBeVisible();
});

test('the script of a page that a newer build has no more is fetched anew by itself, once', async ({
  page,
}) => {
  let requests = 0;
  await page.route(
    '**/assets/_lang.membership.index-*.js',
    (route) => (requests++, requests === 1 ? route.fulfill({ status: 404 }) : route.continue()),
  );
  await page.goto(`${address('main')}/en`);
  await waitForHydration(page, 'header a');
  await follow(page, '/en/membership');
  await expect(page.getByRole('heading', { level: 1, name: t('membership.heading') })).toBeVisible();
  await expect.poll(() => requests).toBe(2);
});
