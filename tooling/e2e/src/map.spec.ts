import { address, expect, test, waitUntilStable } from './site.ts';
import { words } from './words.ts';

const t = words('main', 'en');

// In software: without WebGL there is a sentence in place of the map.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []).filter((arg) => arg !== '--disable-gpu'),
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
      ],
    }),
});

test('a hotel opened from the map of a list on a phone leads back to the map, and that to the list where it was', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const list = `${address('main')}/en/hotel/search?code=tyo&locationType=city`;
  await page.goto(list);
  await waitUntilStable(page);
  const hotel = page.getByRole('article').nth(7);
  await hotel.scrollIntoViewIfNeeded();
  await expect(hotel).toBeInViewport();

  await page.getByRole('button', { name: t('stays.map.open') }).click();
  const map = page.getByRole('dialog', { name: t('stays.map.results', { place: 'Tokyo' }) });
  const link = map.getByRole('link').first();
  // By keyboard: a marker of several hotels zooms to them, that of one opens its card.
  const single = map.locator('li button[aria-expanded]').first();
  await expect(async () => {
    if (!(await single.isVisible())) await map.locator('li button[data-group]').first().press('Enter');
    await expect(single).toBeVisible({ timeout: 2000 });
  }).toPass();
  await single.press('Enter');
  await expect(link).toBeVisible();
  const opened = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: opened })).toBeVisible();
  await expect(page).toHaveURL(/\/hotel\/\d+/);

  await page.goBack();
  await expect(map).toBeVisible();
  await map
    .getByRole('button', { name: t('site.close') })
    .first()
    .click();
  await expect(map).toHaveCount(0);
  await expect(page).toHaveURL(list);
  await expect(hotel).toBeInViewport();
  // one step back leaves the list
  await page.goBack();
  await expect(page).not.toHaveURL(/hotel\/search/);
});
