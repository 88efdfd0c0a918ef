import type { Page } from '@playwright/test';
import { accessible } from './accessible.ts';
import { address, call, expect, stayFrom, test, type Brand } from './site.ts';
import { words } from './words.ts';

const past = { checkIn: '2020-01-01', checkOut: '2020-01-03' };
const soon = stayFrom(45);
const query = (stay: typeof past, rest: string) =>
  `/hotel/search?${rest}&adults=2&checkIn=${stay.checkIn}&checkOut=${stay.checkOut}`;

/** A page that says what it is: one first heading, named in the title too; no fault of accessibility. */
async function says(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  expect((await page.title()).startsWith(`${heading} | `), await page.title()).toBe(true);
  await accessible(page);
}

for (const [brand, locale, width] of [
  ['main', 'en', 1440],
  ['club', 'zh-tw', 390],
] as [Brand, string, number][]) {
  const say = words(brand, locale);
  test.describe(`a search that finds nothing still says what was asked: ${brand}, ${locale}, ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });
    const tokyo = async () =>
      (
        await call<{ place: { name: string } }>('POST', 'v1/tp/hotel/search', { code: 'tyo' }, undefined, {
          lang: locale,
        })
      ).data.place.name;
    const open = (page: Page, path: string) => page.goto(`${address(brand)}/${locale}${path}`);
    const bar = (page: Page) => page.getByRole('search', { name: say('stays.search.label') });

    test('dates in the past', async ({ page }) => {
      const name = await tokyo();
      const html = await (await open(page, query(past, 'code=tyo&locationType=city')))?.text();
      expect(html, 'rendered on the server').toContain('<h1');
      await says(page, say('stays.results.title', { place: name }));
      await expect(
        page.getByRole('heading', { level: 2, name: say('stays.results.past.title') }),
      ).toBeVisible();
      await expect(bar(page)).toContainText(name);
    });

    test('an unknown destination', async ({ page }) => {
      await open(page, query(soon, 'code=atlantis&locationType=city'));
      await says(page, say('error.ht0011'));
      await expect(bar(page)).toContainText(say('stays.destination.choose'));
      await expect(bar(page)).not.toContainText(say('stays.dates.choose'));
    });

    test('no query at all', async ({ page }) => {
      await open(page, '/hotel/search');
      await says(page, say('stays.results.missing.title'));
    });

    test('a page after the last one leads to the last one', async ({ page, request }) => {
      const { total } = (
        await call<{ total: number }>('POST', 'v1/tp/hotel/search', {
          code: 'tyo',
          payAt: ['property', 'prepaid'],
        })
      ).data;
      const last = Math.ceil(total / 30);
      expect(last).toBeGreaterThan(1);
      const target = `/${locale}/hotel/search?code=tyo&locationType=city&page=${last}`;
      const answer = await request.get(
        `${address(brand)}/${locale}/hotel/search?code=tyo&locationType=city&page=40`,
        { maxRedirects: 0 },
      );
      expect([answer.status(), answer.headers().location]).toEqual([307, target]);
      await open(page, '/hotel/search?code=tyo&locationType=city&page=40');
      await expect(page).toHaveURL(`${address(brand)}${target}`);
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  });
}

test.describe('the service fails', () => {
  test.use({ allowed: /status of 503/ });
  test('the destination that was chosen keeps its name, also through a reload, and focus is in the page', async ({
    page,
  }) => {
    const say = words('main', 'en');
    const chosen = {
      place: { code: 'par', locationType: 'city', name: 'Paris' },
      dates: soon,
      adults: 2,
      childAges: [],
      rooms: 1,
    };
    await page.goto(`${address('main')}/en`);
    await page.evaluate((draft) => localStorage.setItem('searchDraft', JSON.stringify(draft)), chosen);
    await page.reload();
    const bar = page.getByRole('search', { name: say('stays.search.label') });
    await expect(bar).toContainText('Paris');
    await page.route('**/api/**', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/json',
        body: '{"success":false,"code":"sy0001","message":"away"}',
      }),
    );
    await bar.getByRole('button', { name: say('stays.search'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('site.error.title'));
    await expect(bar).toContainText('Paris');
    await expect(page.getByRole('main').getByRole('link', { name: '+886 2 5550 1800' })).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: say('site.retry') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('stays.results.title', { place: 'Paris' }),
    );
  });
});
