import { rateOf } from './sample-pages.ts';
import { address, expect, password, stayFrom, test, waitForHydration, type Brand } from './site.ts';
import { words } from './words.ts';

/** As a browser that blocks all cookies: what would store something throws, from the first script on. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
    navigator.locks.request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  }),
);

/** Logs in by hand, in the language of the member's profile: the helper of other journeys stores one first. */
const runs: { brand: Brand; locale: string; member: string; city: string }[] = [
  { brand: 'main', locale: 'ja', member: 'elite', city: 'tyo' },
  { brand: 'club', locale: 'en', member: 'noir', city: 'lon' },
];
for (const { brand, locale, member, city } of runs)
  test(`without storage a visitor searches, compares, logs in and keeps a booking draft: ${brand}, ${locale}`, async ({
    page,
  }) => {
    const t = words(brand, locale);
    const { checkIn, checkOut } = stayFrom(60);
    await page.goto(
      `${address(brand)}/${locale}/hotel/search?code=${city}&locationType=city&adults=2&checkIn=${checkIn}&checkOut=${checkOut}`,
    );
    await waitForHydration(page, '#content');
    const choices = page.getByRole('article').first().locator('button[aria-pressed]');
    await expect(choices).toHaveCount(2); // to compare it, and to keep it as a favourite
    for (const i of [0, 1]) {
      await choices.nth(i).click();
      await expect(choices.nth(i)).toHaveAttribute('aria-pressed', 'true');
    }
    await expect(page.getByRole('region', { name: t('stays.compare.bar') })).toBeVisible();

    // A booking leads to the login, which says what this browser cannot keep.
    const { path } = await rateOf(city, 62, locale);
    await page.goto(address(brand) + path);
    const dialog = page.getByRole('dialog', { name: t('booking.login.title') });
    await expect(dialog.getByText(t('login.notKept'))).toBeVisible();
    await dialog.getByLabel(t('login.email')).fill(`${member}@demo.test`);
    await dialog.getByLabel(t('login.password'), { exact: true }).fill(password);
    await dialog.getByRole('button', { name: t('login.submit'), exact: true }).click();

    // The draft is there again after another page of the site.
    const firstname = page.getByLabel(t('booking.firstname'));
    await expect(firstname).not.toHaveValue('');
    await firstname.fill('Mei Hua');
    await page.getByRole('link', { name: t('booking.back') }).click();
    const leave = page.getByRole('button', { name: t('form.leave.leave') });
    const hotel = page.locator('a[href*="/hotel/booking"]').first();
    await expect(leave.or(hotel)).toBeVisible();
    if (await leave.isVisible()) await leave.click();
    await expect(hotel).toBeVisible();
    await page.goBack();
    await expect(firstname).toHaveValue('Mei Hua');
  });
