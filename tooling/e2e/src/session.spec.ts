import type { BrowserContext } from '@playwright/test';
import { loginRequired } from '@voyage/routes/pages.ts';
import { samplePages } from './sample-pages.ts';
import {
  address,
  expect,
  restoreLogin,
  waitForHydration,
  test,
  tokensOf,
  type Brand,
  type Tokens,
} from './site.ts';
import { words } from './words.ts';

const brand: Brand = 'club';
const t = words(brand, 'en');

/**
 * The same session in a token that expires in a number of days. Unsigned: it must be refreshed, never sent.
 */
function endsIn(days: number, accessToken: string): string {
  const [header, payload, signature] = accessToken.split('.');
  const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as { exp: number };
  const changed = Buffer.from(
    JSON.stringify({ ...claims, exp: Math.floor(Date.now() / 1000) + days * 86_400 }),
  ).toString('base64url');
  return `${header}.${changed}.${signature}`;
}
async function asMember(context: BrowserContext, days?: number): Promise<Tokens> {
  const tokens = await tokensOf('noir');
  const pair = {
    accessToken: days === undefined ? tokens.accessToken : endsIn(days, tokens.accessToken),
    refreshToken: tokens.refreshToken,
  };
  await restoreLogin(context, brand, pair, { activeCurrency: 'JPY', searchDraft: '{}' });
  return pair;
}

test(
  'two tabs refresh an expiring token once, and both stay logged in',
  { tag: '@gate' },
  async ({ context }) => {
    const before = await asMember(context, 1);
    let exchanges = 0;
    await context.route('**/api/v1/auth/token/refresh', async (route) => {
      exchanges++;
      await bothAreWaiting();
      await route.continue();
    });
    const tabs = await Promise.all([context.newPage(), context.newPage()]);
    /** One tab holds the refresh lock and waits for its response, the other waits for the lock. */
    const bothAreWaiting = () =>
      expect
        .poll(() =>
          tabs[0]?.evaluate(async () => {
            const { held = [], pending = [] } = await navigator.locks.query();
            return [held, pending].map((locks) => locks.some(({ name }) => name === 'token-refresh'));
          }),
        )
        .toEqual([true, true]);
    await Promise.all(tabs.map((tab) => tab.goto(`${address(brand)}/en/user/hotel-order`)));
    for (const tab of tabs) {
      await expect(tab.locator('[data-credits]')).toContainText(/\w/);
      await expect(tab).toHaveURL(/\/en\/user\/hotel-order$/);
    }
    expect(exchanges).toBe(1);
    const after = await tabs[0]?.evaluate(() => [
      localStorage.getItem('accessToken'),
      localStorage.getItem('refreshToken'),
    ]);
    expect(after?.[0]).not.toBe(before.accessToken);
    expect(after?.[1]).not.toBe(before.refreshToken);
    // The new pair works in both
    for (const tab of tabs) {
      await tab.reload();
      await expect(tab.locator('[data-credits]')).toContainText(/\w/);
    }
    expect(exchanges).toBe(1);
  },
);

test.describe('every page', () => {
  test.use({ allowed: /status of 404/ }); // the not-found page, and invalid email links
  // Both brands use one list (packages/routes/src/pages.ts).
  test('redirects a visitor from members’ pages to Home, and from no others', async ({ page }) => {
    for (const [id, path] of Object.entries(await samplePages(await tokensOf('noir'), 'main'))) {
      if (path === null) continue;
      await page.goto(`${address('main')}/en${path}`);
      if (loginRequired.some((one) => one === id)) {
        await expect(page, id).toHaveURL(
          (url) => url.pathname === '/en' && url.searchParams.get('redirect') === `/en${path}`,
        );
      } else {
        await waitForHydration(page, '#content');
        // the token of an email is removed from the URL
        await expect(page, id).toHaveURL((url) => url.pathname === `/en${path}`.replace(/\?.*/, ''));
      }
    }
  });
});

test.describe('the login is for guests only', { tag: '@gate' }, () => {
  test('redirects a member to Home', async ({ page, context }) => {
    await asMember(context);
    await page.goto(`${address(brand)}/en/login`);
    await expect(page).toHaveURL(`${address(brand)}/en`);
    await page.goto(`${address(brand)}/en/login?redirect=/en/hotel`);
    await expect(page).toHaveURL(`${address(brand)}/en`);
  });
});

test.describe('logging out', { tag: '@gate' }, () => {
  test('reloads a public page, and clears the storage except the currency', async ({ page, context }) => {
    await asMember(context);
    await page.goto(`${address(brand)}/en/hotel/region?x=1`);
    await page.getByRole('button', { name: t('site.member') }).click();
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: t('site.logout') }).click(),
    ]);
    await expect(page.getByRole('banner').getByRole('link', { name: t('site.login') })).toBeVisible();
    await expect(page).toHaveURL(`${address(brand)}/en/hotel/region?x=1`);
    // The public page writes the version again as soon as it knows it.
    const { version: _written, ...left } = await page.evaluate(() => ({ ...localStorage }));
    expect(left).toEqual({ activeCurrency: 'JPY' });
  });

  test("redirects a member's page to Home, in every tab", async ({ page, context }) => {
    await asMember(context);
    const open = await context.newPage();
    await open.goto(`${address(brand)}/en/hotel/region`);
    const own = await context.newPage();
    await own.goto(`${address(brand)}/en/user/hotel-order`);
    await expect(own.locator('[data-credits]')).toContainText(/\w/);
    await page.goto(`${address(brand)}/en/user/hotel-order`);
    await page.getByRole('button', { name: t('site.member') }).click();
    await page.getByRole('button', { name: t('site.logout') }).click();
    await expect(page).toHaveURL(`${address(brand)}/en`);
    await expect(own).toHaveURL(`${address(brand)}/en`);
    await expect(open).toHaveURL(`${address(brand)}/en/hotel/region`);
    await expect(open.getByRole('banner').getByRole('link', { name: t('site.login') })).toBeVisible();
  });
});

test.describe('a session ended by the service', { tag: '@gate' }, () => {
  test.use({ allowed: /status of 40[01]/ });
  for (const [code, status, word] of [
    ['au0103', 401, 'error.au0103'],
    ['au0104', 400, 'error.au0104'],
  ] as const) {
    test(`${code}: shows a notice; a payment redirects to Home with a way back, a public page stays`, async ({
      page,
      context,
    }) => {
      await asMember(context);
      const ends = async () => {
        await page.route('**/api/v1/user/**', (route) =>
          route.fulfill({
            status,
            contentType: 'application/json',
            body: JSON.stringify({ success: false, code, message: '' }),
          }),
        );
        await page.route('**/api/v1/product/**', (route) =>
          route.fulfill({
            status,
            contentType: 'application/json',
            body: JSON.stringify({ success: false, code, message: '' }),
          }),
        );
        await page.route('**/api/v1/auth/token/refresh', (route) =>
          route.fulfill({
            status: 401,
            contentType: 'application/json',
            body: '{"success":false,"code":"au0106","message":""}',
          }),
        );
      };
      await ends();
      const path = '/en/payment/credit-card/stay/some-order/new';
      await page.goto(`${address(brand)}${path}`);
      await expect(page.getByRole('region', { name: t('site.notices') }).getByText(t(word))).toBeVisible();
      await expect(page).toHaveURL(
        (url) => url.pathname === '/en' && url.searchParams.get('redirect') === path,
      );
      expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({ activeCurrency: 'JPY' });
      expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();

      await page.unrouteAll();
      await page.goto('about:blank'); // an open page would use the new session at once
      await asMember(context);
      await ends();
      await page.goto(`${address(brand)}/en/hotel/region`);
      await expect(page.getByRole('region', { name: t('site.notices') }).getByText(t(word))).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: t('site.login') })).toBeVisible();
      await expect(page).toHaveURL(`${address(brand)}/en/hotel/region`);
    });
  }

  test('au0104 while the session is valid: retries with a new token', async ({ page, context }) => {
    const before = await asMember(context);
    // Like the service: until the token is exchanged.
    let isExchanged = false;
    await page.route('**/api/v1/auth/token/refresh', async (route) => {
      const response = await route.fetch();
      isExchanged = response.ok();
      await route.fulfill({ response });
    });
    await page.route('**/api/v1/user/profile', (route) =>
      isExchanged
        ? route.continue()
        : route.fulfill({
            status: 400,
            contentType: 'application/json',
            body: '{"success":false,"code":"au0104","message":""}',
          }),
    );
    await page.goto(`${address(brand)}/en/user/hotel-order`);
    // Access tokens of the same second are equal, those for an exchange never are.
    await page.waitForFunction((old) => localStorage.getItem('refreshToken') !== old, before.refreshToken);
    await expect(page.locator('[data-credits]')).toContainText(/\w/);
    await expect(page).toHaveURL(/user\/hotel-order$/);
  });
});
