import type { Page } from '@playwright/test';
import { hold } from './held-stay.ts';
import { payPage } from './pay-page.ts';
import { address, expect, openAs, test } from './site.ts';
import { words } from './words.ts';

const card = '4242424242424242';

for (const { brand, locale, city } of [
  { brand: 'main', locale: 'en', city: 'sin' },
  { brand: 'club', locale: 'zh-tw', city: 'mil' },
] as const) {
  test.describe(`back from the bank's page without an answer: ${brand}, ${locale}`, { tag: '@gate' }, () => {
    const t = words(brand, locale);
    /** At the bank, and back by the browser's button: the page that takes the card leads to the result. */
    async function returned(page: Page, days: number) {
      const pay = payPage(page, brand, locale);
      const { payOrder, orderId } = await hold('noir', city, days, { brand });
      await openAs(page, brand, 'noir', `/${locale}/payment/credit-card/stay/${payOrder}/new`);
      await pay.card(card);
      await pay.agree();
      await pay.press().click();
      await page.waitForURL(/\/sandbox\/tpc\/sandbox\/3ds\//);
      // The bank is reached through the site that the payer came from
      expect(new URL(page.url()).origin).toBe(address(brand));
      await page.goBack();
      await pay.state('pending');
      const toBank = page.getByRole('link', { name: t('payment.bank.back') });
      const otherCard = page.getByRole('button', { name: t('payment.bank.otherCard') });
      await expect(toBank).toBeVisible();
      await expect(page.getByRole('timer', { name: t('payment.time.rooms', { rooms: 1 }) })).toBeVisible();
      return { pay, orderId, toBank, otherCard };
    }

    test('back to the bank, and paid', async ({ page }) => {
      const { pay, orderId, toBank, otherCard } = await returned(page, 87);
      // The booking offers the same
      await page.goto(`${address(brand)}/${locale}/user/hotel-order/${orderId}`);
      await expect(otherCard).toBeVisible();
      await expect(page.getByRole('timer')).toBeVisible();
      await toBank.click();
      await pay.bank('confirm');
      await pay.state('success');
    });

    test('another card, and paid', async ({ page }) => {
      const { pay, otherCard } = await returned(page, 88);
      await otherCard.dblclick(); // pressed twice, one thing happens
      await expect(page).toHaveURL(/\/payment\/credit-card\/stay\/[^/]+\/new$/);
      await pay.card('5555555555554444');
      await pay.agree();
      await pay.press().click();
      await pay.bank('confirm');
      await pay.state('success');
      await expect(page.getByText('4444').first()).toBeVisible();
    });
  });
}

test.describe('a session that ends while a card is typed', { tag: '@gate' }, () => {
  test.use({ allowed: /status of 40[01]/ });
  test('leads to Home at once, with a way back, and requests nothing', async ({ page }) => {
    const t = words('main', 'en');
    const pay = payPage(page, 'main', 'en');
    const { payOrder } = await hold('noir', 'ist', 89);
    const path = `/en/payment/credit-card/stay/${payOrder}/new`;
    await openAs(page, 'main', 'noir', path);
    await pay.card(card);
    await pay.agree();
    await page.route('**/api/v1/{product,user,auth}/**', (route) =>
      route.fulfill({
        status: 401,
        contentType: 'application/json',
        body: JSON.stringify({
          success: false,
          code: route.request().url().includes('/auth/') ? 'au0106' : 'au0103',
          message: '',
        }),
      }),
    );
    await pay.press().click();
    await expect(page).toHaveURL(
      (url) => url.pathname === '/en' && url.searchParams.get('redirect') === path,
    );
    await expect(
      page.getByRole('region', { name: t('site.notices') }).getByText(t('error.au0103')),
    ).toBeVisible();
    await expect(page.getByRole('alertdialog', { name: t('form.leave.title') })).toHaveCount(0);
  });
});
