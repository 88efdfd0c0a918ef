import type { Locator } from '@playwright/test';
import { enterCode } from './mailbox.ts';
import { rateOf } from './sample-pages.ts';
import { address, expect, test, type Brand } from './site.ts';
import { words } from './words.ts';

const runs: { brand: Brand; locale: string; city: string; viewport: { width: number; height: number } }[] = [
  { brand: 'main', locale: 'en', city: 'par', viewport: { width: 1440, height: 900 } },
  { brand: 'club', locale: 'zh-tw', city: 'lon', viewport: { width: 390, height: 844 } },
];
/** What may stand between a guest and a booked room, besides the two codes. */
const maxFields = 9;

for (const { brand, locale, city, viewport } of runs)
  test.describe(() => {
    test.use({ viewport });
    test(
      `a guest joins within a booking, and books: ${brand}, ${locale}`,
      { tag: '@gate' },
      async ({ page }) => {
        const t = words(brand, locale);
        const email = `join-${brand}-${Date.now()}@example.test`;
        const phone = `+88691${String(Date.now()).slice(-7)}`; // in the range of mobile numbers
        let fields = 0;
        const fill = async (field: Locator, text: string) => {
          await field.fill(text);
          fields++;
        };

        const { path, hotel } = await rateOf(city, 55, locale);
        await page.goto(address(brand) + path);
        const dialog = page.getByRole('dialog', { name: t('booking.login.title') });
        await dialog.getByRole('link', { name: t('site.register') }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('join.title'));
        const summary = page.getByRole('complementary', { name: t('booking.summary') });
        await expect(summary.getByText(hotel.name).first()).toBeAttached();

        await fill(page.locator('#content').getByLabel(t('login.email')), email);
        await enterCode(page, t, email);
        await expect(page.getByText(t('register.verify.email.done', { target: email }))).toBeVisible();
        await fill(page.getByLabel(t('password.new'), { exact: true }), 'Harbour2026k');
        await page.getByLabel(t('register.title')).selectOption('ms');
        fields++;
        await fill(page.getByLabel(t('register.lastname')), 'CHEN');
        await fill(page.getByLabel(t('register.firstname')), 'MEI LING');
        await fill(page.getByLabel(t('register.birthDate')), '1988-04-12');
        await fill(page.getByLabel(t('phone.number'), { exact: true }), phone);
        await enterCode(page, t, phone);
        await expect(page.getByText(t('register.verify.phone.done', { target: phone }))).toBeVisible();
        await page.getByLabel(t('register.agree')).check();
        await page.getByRole('button', { name: t('join.submit') }).click();

        // Straight to the booking, which knows the new member.
        await expect(page).toHaveURL(/hotel\/booking\?/);
        await expect(page.getByLabel(t('booking.firstname'))).toHaveValue('MEI LING');
        await page.getByLabel(t('booking.agree')).check();
        await page.getByRole('button', { name: new RegExp(t('booking.submit')) }).click();
        await expect(page.getByText(t('order.thanks'))).toBeVisible();
        expect(fields).toBeLessThanOrEqual(maxFields);

        // What was not asked for waits at the member's page.
        await page.goto(`${address(brand)}/${locale}/user`);
        await page.getByRole('link', { name: t('user.waits.details.add') }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('profile.title'));
      },
    );
  });
