import { address, expect, waitForHydration, test } from './site.ts';
import { words } from './words.ts';

const t = words('main', 'en');
test.use({ allowed: /SearchPanels|dynamically imported module/ });

test('reports a chunk that has not loaded after two minutes, and loads it on retry', async ({ page }) => {
  await page.clock.install();
  await page.route('**/SearchPanels*.js', () => {});
  await page.goto(`${address('main')}/en/hotel`);
  await waitForHydration(page, '#content'); // cards below the fold work once they are visible
  const destination = page.getByRole('button', { name: t('stays.destination.choose') });
  const wanted = page.waitForRequest('**/SearchPanels*.js');
  await destination.click();
  await wanted;
  // The request came from the pointer on the field; the panel's own time limit begins when it renders.
  await expect(destination).toHaveAttribute('aria-expanded', 'true');
  await page.clock.fastForward('01:59');
  await expect(page.getByText(t('error.chunk'))).toBeHidden();
  await page.clock.fastForward('00:02');
  await expect(page.getByText(t('error.chunk'))).toBeVisible();
  const header = await page.getByRole('banner').boundingBox();
  const notice = await page.getByRole('region', { name: t('site.notices') }).boundingBox();
  expect(notice?.y).toBeGreaterThan(header?.height ?? Infinity); // the header stays usable
  await page.unroute('**/SearchPanels*.js');
  await page.getByRole('button', { name: t('site.retry') }).click();
  await waitForHydration(page, '#content'); // cards below the fold work once they are visible
  await destination.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
