import { address, expect, test, waitUntilStable, type Brand } from './site.ts';

const brands: Brand[] = ['main', 'club'];

for (const brand of brands) {
  test(`Home shows no picture twice: ${brand}`, async ({ page }) => {
    await page.goto(`${address(brand)}/en`);
    const pictures = page.locator('main picture img');
    // Lower parts load when scrolled near: down to the end, until the last of them (the journal) is there.
    await expect(async () => {
      await page.mouse.wheel(0, 2000);
      await expect(page.locator('section[aria-labelledby="journal"] picture img')).toHaveCount(3, {
        timeout: 300,
      });
    }).toPass();
    await waitUntilStable(page);
    const shown = await pictures.evaluateAll((images) =>
      images.map((image) =>
        new URL(image.getAttribute('src') ?? '', location.href).pathname.replace(/-\d+\.webp$/, ''),
      ),
    );
    expect(shown.length).toBeGreaterThan(15);
    expect(shown.filter((one, i) => shown.indexOf(one) !== i)).toEqual([]);
  });
}
