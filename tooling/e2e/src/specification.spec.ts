import { address, call, expect, leave, openAs, password, test, tokensOf, waitForHydration } from './site.ts';
import { words } from './words.ts';

const html = async (url: string) => (await fetch(url)).text();

test('heads: breadcrumbs, the landing of an airport, and no indexing of member pages', async () => {
  const t = words('main', 'en');
  for (const path of [
    '/user',
    '/user/profile',
    '/hotel/booking',
    '/membership/upgrade/elite',
    '/user/coupon',
  ])
    expect(await html(`${address('main')}/en${path}`), path).toContain(
      '<meta name="robots" content="noindex"/>',
    );
  for (const page of [`${address('main')}/en/hotel`, `${address('club')}/en/eligibility`])
    expect(await html(page), page).toContain('"@type":"BreadcrumbList"');
  const [, title] = /<title>([^<]*)<\/title>/.exec(await html(`${address('main')}/en/fast-track/hnd`)) ?? [];
  expect(title).toContain(` | ${t('fastTrack.title')} | `);
});

test('a forced login leads to a Home whose header is readable, with "about" in its menu', async ({
  page,
}) => {
  const t = words('main', 'en');
  await page.goto(`${address('main')}/en/user/profile`);
  await expect(page).toHaveURL(/\/en\?redirect=/);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('site.close') })
    .click();
  const header = page.getByRole('banner');
  await expect(header).toHaveAttribute('data-over');
  await expect(header).toHaveAttribute('data-solid');
  await expect(header.getByRole('link', { name: t('company.about.menu'), exact: true })).toBeVisible();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
});

test('the focus ring in a header over a picture has the colour of its text', async ({ page }) => {
  await page.goto(`${address('main')}/en`);
  await waitForHydration(page, 'header a');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const focused = page.locator('header :focus-visible');
  await expect(focused).toHaveCount(1);
  await expect(page.getByRole('banner')).not.toHaveAttribute('data-solid');
  const [ring, text] = await focused.evaluate((element) => [
    getComputedStyle(element).outlineColor,
    getComputedStyle(element).color,
  ]);
  expect(ring).toBe(text);
});

test.describe('before any script', () => {
  test.use({ allowed: /ERR_FAILED|Failed to load/ });
  test('a member is not offered a login, a visitor is', async ({ page }) => {
    const t = words('club', 'en');
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto(`${address('club')}/en/membership`);
    const offered = page.getByRole('banner').getByRole('link', { name: t('site.login') });
    await expect(offered).toBeVisible();
    await openAs(page, 'club', 'elite', '/en/membership');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offered).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: t('site.login') })).toBeHidden();
    // A page of their own has their menu from the start.
    await page.goto(`${address('club')}/en/user`);
    await expect(page.getByRole('banner').getByRole('link', { name: t('site.member') })).toBeVisible();
    await expect(offered).toHaveCount(0);
  });
});

test('a guest who logs in during a journey continues in its language, also on later pages', async ({
  page,
}) => {
  const { accessToken } = await tokensOf('noir');
  await call('PUT', 'v1/user/lang', { lang: 'zh-tw' }, accessToken);
  const t = words('club', 'en');
  const logIn = async (from: string) => {
    await page.goto(`${address('club')}${from}`);
    await waitForHydration(page, '#content');
    const form = page.locator('#content');
    await form.getByLabel(t('login.email')).fill('noir@demo.test');
    await form.getByLabel(t('login.password'), { exact: true }).fill(password);
    await form.getByRole('button', { name: t('login.submit'), exact: true }).click();
  };
  await logIn('/en/login?redirect=%2Fen%2Fuser%2Ffavorite');
  await expect(page).toHaveURL(/\/en\/user\/favorite$/);
  const offer = page.getByRole('button', { name: t('login.language.use', { language: '繁體中文' }) });
  await expect(offer).toBeVisible();
  await page.goto(`${address('club')}/en/faq`);
  await expect(page).toHaveURL(/\/en\/faq$/);
  // A login that was not required by a page: the profile's, as the order of languages says.
  await leave(page);
  await logIn('/en/login');
  await expect(page).toHaveURL(/\/zh-tw$/);
});

test('eligibility is checked again after an answer', async ({ page }) => {
  const t = words('club', 'en');
  await page.goto(`${address('club')}/en/eligibility`);
  await waitForHydration(page, '#content');
  const card = page.getByRole('region', { name: t('eligibility.card') });
  for (const digits of ['42424242', '35303530']) {
    await card.getByRole('textbox').fill(digits);
    await card.getByRole('button', { name: t('eligibility.check') }).click();
    await expect(card.getByText(digits)).toBeVisible();
  }
});
