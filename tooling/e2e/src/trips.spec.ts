import type { Page } from '@playwright/test';
import { payPage } from './pay-page.ts';
import { call, expect, openAs, waitUntilStable, stayFrom, test, tokensOf, type Brand } from './site.ts';
import { deskWords, words } from './words.ts';

/** Pays on the payment page, with the bank's approval, until the result page. */
async function payByCard(page: Page, brand: Brand, locale: string): Promise<void> {
  const pay = payPage(page, brand, locale);
  await pay.card('4242424242424242');
  await pay.agree();
  await pay.press().click();
  await pay.bank('confirm');
}

test('orders, pays and confirms fast track; requests a tailor-made journey and pays its fee: main, en', async ({
  page,
  browser,
}) => {
  const [brand, locale] = ['main', 'en'] as const;
  const t = words(brand, locale);
  const tDesk = deskWords(locale);
  const { accessToken } = await tokensOf('platinum');
  const staff = (await tokensOf('employee')).accessToken;
  const { checkIn: day } = stayFrom(60);

  // From the list of airports to the payment
  await openAs(page, brand, 'platinum', `/${locale}/fast-track`);
  await waitUntilStable(page);
  await page.getByRole('searchbox', { name: t('fastTrack.find') }).fill('haneda');
  await page.getByRole('link', { name: /HND/ }).click();
  await page.getByRole('link', { name: new RegExp(t('fastTrack.choose', { product: 'Arrival' })) }).click();
  await page.getByLabel(t('fastTrack.flight')).fill('BR198');
  await page.getByLabel(t('fastTrack.day.arrival')).fill(day);
  await page.getByLabel(t('fastTrack.time.arrival')).fill('09:15');
  await page.getByLabel(t('fastTrack.terminal.label'), { exact: true }).selectOption('3');
  await page.getByRole('button', { name: t('stays.more', { what: t('stays.children') }) }).click();
  await page.getByLabel(t('fastTrack.traveller', { number: 2 })).fill('Yui Chen');
  await expect(page.getByRole('textbox', { name: t('phone.number'), exact: true })).not.toHaveValue('');
  await page.getByRole('button', { name: t('fastTrack.send') }).click();
  await page.waitForURL(/\/payment\/credit-card\/fast-track\//);
  const orderId = /fast-track\/([^/]+)\//.exec(page.url())?.[1] ?? '';
  await payByCard(page, brand, locale);
  await expect(page.locator('[data-payment-state="awaiting"]')).toBeVisible();

  // Staff confirm at their desk, once, and the member sees it
  const desk = await browser.newPage();
  await openAs(desk, brand, 'employee', `/${locale}/user/staff`);
  await desk
    .getByRole('navigation', { name: tDesk('sections') })
    .getByRole('link', { name: new RegExp(tDesk('fastTrack')) })
    .click();
  const waiting = desk.locator(`article[id="${orderId}"]`);
  await waiting.getByRole('button', { name: tDesk('confirm') }).click();
  const dialog = desk.getByRole('dialog', { name: tDesk('confirm.title') });
  await dialog.getByLabel(tDesk('confirm.message')).fill('Ms Ito waits at the gate.');
  await dialog.getByLabel(tDesk('reason')).fill('The airport said yes');
  await dialog.getByRole('button', { name: tDesk('confirm') }).click();
  await expect(waiting).toHaveCount(0);
  await expect(desk.getByRole('heading', { name: tDesk('overview.fastTrack') })).toBeFocused();
  await desk.close();
  const again = { orderId, action: 'confirm', reason: 'The airport said yes' };
  expect((await call('POST', 'v1/admin/order', again, staff)).code).toBe('py0003');
  await page.goto(page.url().replace(/\/payment\/.*/, `/user/order/fast-track/${orderId}`));
  await expect(page.getByText(t('purchases.status.confirmed')).first()).toBeVisible();

  // A journey is requested
  await page.goto(page.url().replace(/\/user\/.*/, '/tailor-made#request'));
  await page.getByLabel(t('tailorMade.destination')).fill('Hokkaido');
  await page.getByLabel(t('tailorMade.departure'), { exact: true }).fill(day);
  await page.getByLabel(t('tailorMade.days')).fill('7');
  await expect(page.getByText(t('tailorMade.fee.now', { amount: 'NT$10,000' }))).toBeVisible();
  await page.getByLabel(t('tailorMade.agree')).check();
  await page.getByRole('button', { name: t('tailorMade.send') }).click();
  await expect(page.getByRole('heading', { name: t('tailorMade.sent.title') })).toBeFocused();
  const { requests } = (
    await call<{ requests: { requestNumber: string; destination: string; stage: string }[] }>(
      'GET',
      'v1/product/tailor-made',
      undefined,
      accessToken,
    )
  ).data;
  const requestNumber = requests.find(({ destination }) => destination === 'Hokkaido')?.requestNumber ?? '';

  // After staff have spoken with the member, the fee is paid from the page
  for (const [seen, stage] of [
    ['inquiry', 'first-contact'],
    ['first-contact', 'consulting-fee'],
  ])
    expect(
      (
        await call<{ stage: string }>(
          'POST',
          'v1/admin/tailor-made',
          { requestNumber, action: 'advance', stage: seen, modifications: 0, reason: 'Spoken by telephone' },
          staff,
        )
      ).data.stage,
    ).toBe(stage);
  await page.reload();
  const own = page.getByRole('article', { name: 'Hokkaido' }).first();
  await own.getByRole('link', { name: t('tailorMade.own.pay', { amount: 'NT$10,000' }) }).click();
  await payByCard(page, brand, locale);
  await expect(page.locator('[data-payment-state="success"]')).toBeVisible();
  await page.goto(page.url().replace(/\/payment\/.*/, '/tailor-made'));
  await expect(own.locator('[aria-current=step]')).toContainText(t('tailorMade.stage.basic-plan'));
  await waitUntilStable(page);
});

test('a member writes to the concierge, staff answer from the desk, and the member reads it: club, zh-tw', async ({
  page,
  browser,
}) => {
  const [brand, locale] = ['club', 'zh-tw'] as const;
  const t = words(brand, locale);
  const tDesk = deskWords(locale);
  // Another text for a second try, which writes into the same conversation.
  const question = `請問入住當天可以寄放行李嗎？（${Date.now()}）`;
  const answer = `可以，櫃檯整天都能收。（${Date.now()}）`;

  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, brand, 'platinum', `/${locale}/user/concierge`);
  const text = page.getByRole('textbox', { name: t('concierge.text') });
  await text.fill(question);
  await waitUntilStable(page);
  // What was typed outlives a reload, and is gone once it is sent.
  await page.reload();
  await expect(text).toHaveValue(question);
  await page.getByRole('button', { name: t('concierge.send') }).click();
  await expect(page.getByText(t('concierge.sent'))).toBeVisible();
  await expect(
    page.getByRole('list', { name: t('concierge.conversation') }).getByText(question),
  ).toBeVisible();
  await expect(text).toHaveValue('');

  const desk = await browser.newPage();
  await openAs(desk, brand, 'employee', `/${locale}/user/staff`);
  await desk
    .getByRole('navigation', { name: tDesk('sections') })
    .getByRole('link', { name: new RegExp(tDesk('concierge')) })
    .click();
  await desk.getByRole('article').filter({ hasText: question }).getByRole('link').last().click();
  const conversation = desk.getByRole('region', { name: tDesk('conversation') });
  await conversation.getByLabel(tDesk('conversation.answer'), { exact: true }).fill(answer);
  await conversation.getByRole('button', { name: tDesk('conversation.send') }).click();
  await expect(desk.getByText(tDesk('conversation.sent'))).toBeVisible();
  await expect(conversation.getByText(tDesk('conversation.answered'))).toBeVisible();
  await expect(conversation.getByRole('heading', { name: tDesk('conversation') })).toBeFocused();
  await desk.close();

  await page.reload();
  await expect(page.getByRole('list', { name: t('concierge.conversation') }).getByText(answer)).toBeVisible();
});
