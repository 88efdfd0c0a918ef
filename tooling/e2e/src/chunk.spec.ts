import { address, expect, waitForHydration, test } from './site.ts';
import { words } from './words.ts';

const t = words('main', 'en');
test.use({ allowed: /SearchPanels|dynamically imported module|net::ERR_FAILED/ });

test('a part of the page that does not arrive is said in words, and loaded again', async ({ page }) => {
  await page.route('**/SearchPanels*.js', (route) => route.abort());
  await page.goto(`${address('main')}/en/hotel`);
  await waitForHydration(page, '#content'); // cards below the fold work once they are visible
  const destination = page.getByRole('button', { name: t('stays.destination.choose') });
  await destination.click();
  await expect(page.getByText(t('error.chunk'))).toBeVisible();
  await page.unroute('**/SearchPanels*.js');
  await page.getByRole('button', { name: t('site.retry') }).click();
  await waitForHydration(page, '#content'); // cards below the fold work once they are visible
  await destination.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
