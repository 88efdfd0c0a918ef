import { routeScript } from './route-script.ts';
import { address, expect, test, waitForHydration } from './site.ts';
import { words } from './words.ts';

test.use({ allowed: /ChunkLoadError|dynamically imported module|ERR_FAILED/ });

// A blocker refuses a script by what it contains; that of the field for telephone numbers has their plans.
for (const { brand, locale, typed } of [
  { brand: 'main', locale: 'zh-tw', typed: '＋886 912－345－678' },
  { brand: 'club', locale: 'en', typed: '+1 (415) 555-2671' },
] as const)
  test(`a telephone number can be typed although its field does not load: ${brand}, ${locale}`, async ({
    page,
  }) => {
    const t = words(brand, locale);
    let refused = 0;
    await routeScript(page, 'phone.country', (route) => ((refused += 1), route.abort()));
    await page.goto(`${address(brand)}/${locale}/contact`);
    await waitForHydration(page, '#content');
    const form = page.locator('#content form');
    const phone = form.getByLabel(t('company.contact.phone'));
    await expect(phone).toHaveAttribute('type', 'tel');
    expect(refused).toBeGreaterThan(0);
    await phone.fill('0912345678'); // of which country?
    await phone.blur();
    await expect(form.getByText(t('error.phone'))).toBeVisible();
    await phone.fill(typed);
    await phone.blur();
    await expect(form.getByText(t('error.phone'))).toHaveCount(0);
    await form.getByLabel(t('company.contact.salutation')).selectOption('ms');
    await form.getByLabel(t('company.contact.name')).fill('Chen Mei Ling');
    await form.getByLabel(t('company.contact.country')).selectOption('TW');
    await form.getByLabel(t('company.contact.email')).fill('mei@example.test');
    await form.getByLabel(t('company.contact.type')).selectOption('other');
    await form.getByLabel(t('company.contact.text')).fill('A question');
    await form.getByRole('button', { name: t('company.contact.send') }).click();
    await expect(page.getByText(t('company.contact.sent.title'))).toBeVisible();
  });
