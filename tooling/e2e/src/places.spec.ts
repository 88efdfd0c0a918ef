import type { Page } from '@playwright/test';
import { address, call, expect, openAs, test, tokensOf, type Brand } from './site.ts';
import { words } from './words.ts';

const phone = { width: 390, height: 844 };

interface Named {
  code: string;
  name: string;
}
interface Group extends Named {
  standfirst: string;
  story: string;
  hotels: number;
  brands: (Named & { hotels: number })[];
  flagships: { slug: string }[];
}
interface Region extends Named {
  hotels: number;
}
interface Place extends Named {
  kind: string;
}
const inLanguage = <T>(locale: string, method: string, path: string, body?: unknown) =>
  call<T>(method, path, body, undefined, { lang: locale }).then(({ data }) => data);

/**
 * Its heading, its breadcrumbs and no sideways scrolling. What a search engine reads, of every page in every
 * language, is in crawl.spec.ts; accessibility in stories.
 */
async function complete(
  page: Page,
  brand: Brand,
  locale: string,
  path: string,
  title: string,
): Promise<void> {
  const url = `${address(brand)}/${locale}${path}`;
  const response = await page.request.get(url);
  expect(response.status(), path).toBe(200);
  expect(await response.text(), 'rendered on the server').toContain('<h1');
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const facts = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text) as { '@type': string; itemListElement?: { item: string }[] },
  );
  expect(facts.find((fact) => fact['@type'] === 'BreadcrumbList')?.itemListElement?.at(-1)?.item).toBe(url);
  for (const size of [{ width: 1440, height: 900 }, phone]) {
    await page.setViewportSize(size);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
      `${path} at ${size.width}`,
    ).toBe(true);
  }
}
const main = (page: Page) => page.getByRole('main');
const link = (page: Page, address: string) => main(page).locator(`a[href="${address}"]`).first();

for (const [brand, locale] of [
  ['main', 'ja'],
  ['club', 'zh-cn'],
] as const)
  test(`shows groups, brands and regions: ${brand}, ${locale}`, async ({ page }) => {
    const t = words(brand, locale);
    const {
      groups: [group],
    } = await inLanguage<{ groups: Group[] }>(locale, 'POST', 'v1/hotel/groups', { codes: ['aurelian'] });
    const { groups } = await inLanguage<{ groups: Group[] }>(locale, 'POST', 'v1/tp/hotel/groups', {});
    const { region, places } = await inLanguage<{ region: Region; places: Place[] }>(
      locale,
      'POST',
      'v1/hotel/region',
      { code: 'japan' },
    );
    const { regions } = await inLanguage<{ regions: Region[] }>(locale, 'GET', 'v1/hotel/meta/regions');
    if (!group?.brands[0]) throw new Error('the demonstration has no such group');

    await complete(page, brand, locale, '/hotel/group', t('groups.heading'));
    for (const { code, name } of groups)
      await expect(link(page, `/${locale}/hotel/group/${code}`)).toHaveText(name);

    await complete(page, brand, locale, '/hotel/group/aurelian', group.name);
    await expect(main(page).getByText(group.story)).toBeVisible();
    for (const { code, name } of group.brands)
      await expect(link(page, `/${locale}/hotel/group/aurelian/${code}`)).toHaveText(name);
    expect(await main(page).locator(`a[href*="/hotel/detail/"]`).count()).toBe(
      Math.min(6, group.flagships.length),
    );
    await expect(link(page, `/${locale}/hotel/search?code=aurelian&locationType=group`)).toBeVisible();

    const [chosen] = group.brands;
    await complete(page, brand, locale, `/hotel/group/aurelian/${chosen.code}`, chosen.name);
    await expect(link(page, `/${locale}/hotel/search?code=${chosen.code}&locationType=brand`)).toBeVisible();
    await expect(link(page, `/${locale}/hotel/region/japan`)).toHaveText(region.name);

    await complete(page, brand, locale, '/hotel/region', t('regions.heading'));
    for (const { code, name } of regions)
      await expect(link(page, `/${locale}/hotel/region/${code}`)).toHaveText(name);

    await complete(page, brand, locale, '/hotel/region/japan', region.name);
    for (const { code, name, kind } of places)
      await expect(link(page, `/${locale}/hotel/search?code=${code}&locationType=${kind}`)).toHaveText(name);
  });

for (const [brand, locale] of [
  ['main', 'zh-tw'],
  ['club', 'en'],
] as const)
  test(`shows memberships: ${brand}, ${locale}`, async ({ page }) => {
    const t = words(brand, locale);
    await complete(page, brand, locale, '/membership', t('membership.heading'));
    const { memberships } = await inLanguage<{ memberships: { level: string; priceTwd: number }[] }>(
      locale,
      'GET',
      'v1/product/memberships',
    );
    const table = page.getByRole('table', { name: t('membership.levels.title') });
    for (const { level, priceTwd } of memberships)
      await expect(table.getByRole('columnheader').filter({ hasText: t(`tier.${level}`) })).toContainText(
        priceTwd === 0 ? t('home.fee.none') : `NT$${priceTwd.toLocaleString('en-US')}`,
      );
    await page
      .locator('summary')
      .filter({ hasText: t('membership.faq.noir.q') })
      .press('Enter');
    await expect(page.getByText(t('membership.faq.noir.a'))).toBeVisible();
    await expect(page.getByRole('heading', { name: t('membership.own.title') })).toHaveCount(0);
    // No link leads to a missing page
    const hrefs = await main(page)
      .locator('a[href^="/"]')
      .evaluateAll((links) => [...new Set(links.map((a) => a.getAttribute('href') ?? ''))]);
    for (const path of hrefs)
      expect((await page.request.get(address(brand) + path)).status(), path).toBe(200);
  });

test('group, brand and region link to their results: main', async ({ page }) => {
  const brand = 'main';
  const {
    groups: [group],
  } = await inLanguage<{ groups: Group[] }>('en', 'POST', 'v1/hotel/groups', { codes: ['kitamura'] });
  const t = words(brand, 'en');
  for (const [from, to, title] of [
    ['/hotel/group/kitamura', 'code=kitamura&locationType=group', group?.name ?? ''],
    [
      '/hotel/group/kitamura/kitamura-hanare',
      'code=kitamura-hanare&locationType=brand',
      group?.brands[1]?.name ?? '',
    ],
    ['/hotel/region/japan', 'code=japan&locationType=region', t('stays.results.title', { place: 'Japan' })],
  ] as const) {
    await page.goto(`${address(brand)}/en${from}`);
    await link(page, `/en/hotel/search?${to}`).click();
    await expect(page).toHaveURL(new RegExp(to));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main(page).getByRole('article').first()).toBeVisible();
  }
  // A hotel's page links to its brand and its group
  await page.goto(`${address(brand)}/en/hotel/detail/kitamura-hanare-tennoji-osaka`);
  await link(page, '/en/hotel/group/kitamura/kitamura-hanare').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(group?.brands[1]?.name ?? '');
});

test('responds 404 to unknown groups, brands and regions: club', async ({ page }) => {
  const brand = 'club';
  for (const path of [
    '/hotel/group/atlantis',
    '/hotel/group/UPPER%20CASE',
    '/hotel/group/kitamura/aurelian-house',
    '/hotel/group/atlantis/kitamura',
    '/hotel/region/atlantis',
    '/hotel/region/%00',
  ])
    expect((await page.request.get(`${address(brand)}/en${path}`)).status(), path).toBe(404);
});

test('a member sees their level, term and credits: main', async ({ page }) => {
  const brand = 'main';
  const t = words(brand, 'en');
  const { accessToken } = await tokensOf('platinum');
  const { data: own } = await call<{
    remainingDays: number;
    credits: { free: { granted: number; remaining: number } };
  }>('GET', 'v1/user/membership', undefined, accessToken);
  await openAs(page, brand, 'platinum', '/en/membership');
  await expect(page).toHaveURL(/\/membership$/);
  const section = page.getByRole('region', { name: t('membership.own.title') });
  await expect(section).toContainText(t('tier.platinum'));
  await expect(section).toContainText(`${own.remainingDays} days left`);
  await expect(section).toContainText(
    t('membership.own.free.left', {
      remaining: own.credits.free.remaining,
      granted: own.credits.free.granted,
    }),
  );
  await expect(main(page).getByRole('link', { name: t('site.login'), exact: true })).toHaveCount(0);
});
