import { address, expect, waitForHydration, waitUntilStable, test } from './site.ts';
import { routeScript, scripts } from './route-script.ts';
import { words } from './words.ts';

const t = words('main', 'en');
test.use({ allowed: /ChunkLoadError|dynamically imported module/ });

test('reports a chunk that has not loaded within two minutes, and loads it on retry', async ({ page }) => {
  await page.clock.install();
  const wanted = Promise.withResolvers<void>();
  await routeScript(page, 'stays.destination.none', () => wanted.resolve());
  await page.goto(`${address('main')}/en/hotel`);
  await waitUntilStable(page); // no other script is on its way, whose time would be up as well
  const destination = page.getByRole('button', { name: t('stays.destination.choose') });
  const pressed = await page.evaluate(() => Date.now());
  await destination.click();
  await wanted.promise;
  await expect(destination).toHaveAttribute('aria-expanded', 'true');
  const report = page.getByText(t('error.chunk'));
  await page.clock.fastForward('01:30');
  const isEarly = await report.isVisible();
  const passed = await page.evaluate((from) => Date.now() - from, pressed);
  expect(isEarly && passed < 120_000).toBe(false);
  // The time limit begins when the panel is rendered, which a slow browser may do after the clock was wound.
  await expect(async () => {
    await page.clock.fastForward('02:00');
    await expect(report).toBeVisible({ timeout: 10_000 });
  }).toPass();
  const header = await page.getByRole('banner').boundingBox();
  const notice = await page.getByRole('region', { name: t('site.notices') }).boundingBox();
  expect(notice?.y).toBeGreaterThan(header?.height ?? Infinity); // the header stays usable
  await page.unroute(scripts);
  await page.getByRole('button', { name: t('site.retry') }).click();
  await waitForHydration(page, '#content'); // cards below the fold work once they are visible
  await destination.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
