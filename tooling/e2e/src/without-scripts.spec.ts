import { address, expect, test, waitForHydration, type Brand } from './site.ts';
import { words } from './words.ts';

test.use({ allowed: /ChunkLoadError|dynamically imported module|ERR_INTERNET_DISCONNECTED/ });

for (const brand of ['main', 'club'] as Brand[])
  test(`without a connection the page stays, and works again once it is back: ${brand}`, async ({ page }) => {
    const t = words(brand, 'en');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${address(brand)}/en`);
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
    await footer.getByRole('link').last().scrollIntoViewIfNeeded();
    await page.waitForEvent('requestfailed');
    await expect(footer.getByRole('link').last()).toBeVisible();

    await page.context().setOffline(false);
    await waitForHydration(page, 'footer');
    await page.evaluate(() => scrollTo(0, 0));
    // A failure lasts a second (packages/ui/src/lazy-part.ts), and its notice is over the menu.
    await expect(async () => {
      if (await dismiss.isVisible()) await dismiss.click();
      await menu.click();
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 2000 });
    }).toPass();
  });
