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

test('on a phone the cards below the map of a list follow its markers, and one leads to its hotel and back', async ({
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
  const cards = map.getByRole('list', { name: t('stays.map.list') });
  const current = map.locator('button[aria-current]');
  await expect(current).toHaveCount(1);
  // A marker of several hotels zooms to them, that of one brings its card; while the map moves they may become several.
  const single = map.locator('li button:not([data-group], [aria-current])').first();
  const focused = cards.locator('a:focus');
  await expect(async () => {
    if (!(await single.isVisible())) await map.locator('li button[data-group]').first().press('Enter');
    await single.press('Enter', { timeout: 2000 });
    await expect(focused).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(focused).toBeInViewport({ ratio: 1 });
  const pressed = (await focused.textContent()) ?? '';
  await expect.poll(() => current.getAttribute('aria-label')).toContain(pressed);

  const swipe = async (pixels: number) => {
    await cards.hover();
    await page.mouse.wheel(pixels, 0);
  };
  await swipe(300);
  await expect(focused).not.toHaveText(pressed);
  await expect(focused).toBeInViewport({ ratio: 1 });
  await expect(current).toHaveCount(1);
  await expect.poll(() => current.getAttribute('aria-label')).not.toContain(pressed);

  const opened = (await focused.textContent()) ?? '';
  await focused.click();
  await expect(page.getByRole('heading', { level: 1, name: opened })).toBeVisible();
  await expect(page).toHaveURL(/\/hotel\/\d+/);
  // It opens with what the list knew, before it has loaded.
  await expect(page.getByRole('heading', { level: 2, name: t('stays.map.title') })).toBeVisible();

  await page.goBack();
  await expect(cards.getByRole('link', { name: opened, exact: true })).toBeInViewport({ ratio: 1 });
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
