import type { Page } from '@playwright/test';
import { cardExpiry } from './card-expiry.ts';
import { expect, type Brand } from './site.ts';
import { words } from './words.ts';

/** The page that takes a card, the bank's page, and the result. */
export function payPage(page: Page, brand: Brand, locale: string) {
  const t = words(brand, locale);
  const number = page.getByLabel(t('payment.card.number'));
  const press = () =>
    page.getByRole('button', {
      name: new RegExp(`^${t('payment.submit', { amount: 'NT' }).replace('NT', 'NT\\$[\\d,]+')}$`),
    });
  return {
    number,
    press,
    card: async (digits: string, expiry = cardExpiry.month + cardExpiry.year, ccv = '123') => {
      await number.fill(digits);
      await page.getByLabel(t('payment.card.expiry')).fill(expiry);
      await page.getByLabel(t('payment.card.ccv')).fill(ccv);
    },
    agree: () => page.getByLabel(t('payment.agree')).check(),
    bank: async (answer: 'confirm' | 'cancel') => {
      await page.waitForURL(/\/sandbox\/tpc\/sandbox\/3ds\//);
      await page.locator(`button[name="answer"][value="${answer}"]`).click();
      await page.waitForURL(/payment\/credit-card\/[^/]+\/.+\/result/);
    },
    state: (state: string) =>
      expect(page.locator(`[data-payment-state="${state}"]`)).toBeVisible({ timeout: 30_000 }),
  };
}
