import { address, expect, stayFrom, test, waitUntilStable, type Brand } from './site.ts';
import { words } from './words.ts';

/** On a phone: where the first hotel starts, and how tall a hotel's page is, in CSS pixels. */
const firstResult = 260;
/** Without dates there are no results: what is missing is said first. */
const firstHotel = 450;
const hotelPage = 4500;
/** From the title of the rooms to the price calendar, on a desktop. */
const rooms = 1700;
const phone = { width: 390, height: 844 };
const party = { adults: '2', ...stayFrom(60) };
const list = { code: 'par', locationType: 'city' };

for (const [brand, locale] of [
  ['main', 'zh-tw'],
  ['club', 'en'],
] as [Brand, 'zh-tw' | 'en'][]) {
  const open = (path: string, query: Record<string, string>) =>
    `${address(brand)}/${locale}/hotel/${path}?${new URLSearchParams(query)}`;

  test(`a list starts near the top and a hotel is short on a phone: ${brand}, ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    for (const [query, start] of [
      [list, firstHotel],
      [{ ...list, ...party }, firstResult],
    ] as const) {
      await page.goto(open('search', query));
      const first = page.getByRole('article').first();
      await expect(first).toBeVisible();
      await waitUntilStable(page);
      expect((await first.boundingBox())?.y).toBeLessThanOrEqual(start);
    }
    await page.goto(open('detail/aurelian-palace-trocadero-paris', party));
    await waitUntilStable(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(hotelPage);
  });

  test(`the rooms of a hotel fit their height on a desktop: ${brand}, ${locale}`, async ({ page }) => {
    const t = words(brand, locale);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(open('detail/aurelian-palace-trocadero-paris', party));
    const heading = page.getByRole('heading', { name: t('stays.detail.rooms'), exact: true });
    const calendar = page.locator('section[aria-labelledby="calendar"]');
    await expect(page.getByRole('link', { name: t('stays.detail.choose') }).first()).toBeVisible();
    await waitUntilStable(page);
    const [from, to] = [await heading.boundingBox(), await calendar.boundingBox()];
    expect((to?.y ?? Infinity) - (from?.y ?? 0)).toBeLessThanOrEqual(rooms);
  });
}
