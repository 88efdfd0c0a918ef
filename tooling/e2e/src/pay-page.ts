import type { Page } from '@playwright/test';
import { cardExpiry } from './card-expiry.ts';
import { expect, type Brand } from './site.ts';
import { words } from './words.ts';

/** The page that takes a card, the bank's page, and the result. */
export function payPage(page: Page, brand: Brand, locale: string) {
  const t = words(brand, locale);
  /** In a frame of another origin. */
  const field = (name: string) =>
    page.frameLocator(`[data-card-field="${name}"] iframe`).getByRole('textbox');
  const [number, expiry, ccv] = [field('number'), field('expiry'), field('ccv')];
  const press = () =>
    page.getByRole('button', {
      name: new RegExp(`^${t('payment.submit', { amount: 'NT' }).replace('NT', 'NT\\$[\\d,]+')}$`),
    });
  return {
    number,
    expiry,
    press,
    card: async (digits: string, validThru = cardExpiry.month + cardExpiry.year, code = '123') => {
      await number.fill(digits);
      await expiry.fill(validThru);
      await ccv.fill(code);
      // The page has learnt of it: its frames report in other processes.
      await expect(page.locator('[data-card-field][data-empty]')).toHaveCount(0);
    },
    agree: () => page.getByLabel(t('payment.agree')).check(),
    bank: async (answer: 'confirm' | 'cancel') => {
      await page.waitForURL(/\/sandbox\/tpc\/sandbox\/3ds\//);
      await page.locator(`button[name="answer"][value="${answer}"]`).click();
      await page.waitForURL(/payment\/credit-card\/[^/]+\/.+\/result/);
    },
    state: (state: string) => expect(page.locator(`[data-payment-state="${state}"]`)).toBeVisible(),
  };
}
