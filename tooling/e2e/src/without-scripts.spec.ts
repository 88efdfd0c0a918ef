import { address, expect, test, waitForHydration } from './site.ts';
import { words } from './words.ts';

test.use({ allowed: /ChunkLoadError|dynamically imported module|ERR_INTERNET_DISCONNECTED/ });

test('without a connection the page stays, and works again once it is back', async ({ page }) => {
  const t = words('club', 'en');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${address('club')}/en`);
  await waitForHydration(page, '#content');
  const menu = page.getByRole('button', { name: t('site.menu') });
  await page.context().setOffline(true);
  await menu.click();
  const notices = page.getByRole('region', { name: t('site.notices') });
  await expect(notices.getByText(t('error.chunk'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const dismiss = notices.getByRole('button', { name: t('site.dismiss') });
  await dismiss.click();
  // Lower parts, whose scripts are fetched when they scroll into view, stay as the server rendered them.
  const footer = page.getByRole('contentinfo');
  const failed = page.waitForEvent('requestfailed');
  await footer.getByRole('link').last().scrollIntoViewIfNeeded();
  await failed;
  await expect(footer.getByRole('link').last()).toBeVisible();

  await page.context().setOffline(false);
  await page.evaluate(() => scrollTo(0, 0));
  // Some browsers remember until a reload that a script did not load; the notice, which is over the menu, offers one.
  const again = notices.getByRole('button', { name: t('site.retry') });
  const drawer = page.getByRole('dialog');
  await expect(async () => {
    if (await drawer.isVisible()) return;
    if (await again.isVisible()) await again.click({ timeout: 5000 });
    await menu.click({ timeout: 5000 });
    await expect(drawer.or(again)).toBeVisible({ timeout: 5000 });
    if (await again.isVisible()) await again.click({ timeout: 5000 });
    await expect(drawer).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await footer.getByRole('link').last().scrollIntoViewIfNeeded();
  await waitForHydration(page, 'footer');
});
