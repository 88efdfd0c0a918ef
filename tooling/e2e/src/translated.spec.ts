import { payPage } from './pay-page.ts';
import { rateOf } from './sample-pages.ts';
import {
  address,
  expect,
  login,
  onTranslatedPages as test,
  password,
  stayFrom,
  waitForHydration,
} from './site.ts';
import { waitForTranslation } from './translate-page.ts';
import { words } from './words.ts';

// A registration on translated pages is in register.spec.ts.
test.use({ allowed: /Minified React error #418|status of 400/ });

test('a refused login on a translated page says so, and the right password logs in: main, ja', async ({
  page,
}) => {
  const t = words('main', 'ja');
  await page.goto(`${address('main')}/ja/login`);
  await waitForTranslation(page);
  const form = page.locator('#content');
  const submit = form.getByRole('button', { name: t('login.submit'), exact: true });
  await submit.click();
  await expect(form.getByRole('group', { name: t('error.summary') })).toBeFocused();
  await form.getByLabel(t('login.email')).fill('basic@demo.test');
  await form.getByLabel(t('login.password'), { exact: true }).fill('Nothing2026');
  await submit.click();
  await expect(form.getByText(t('error.au0101'))).toBeVisible();
  await form.getByLabel(t('login.password'), { exact: true }).fill(password);
  await submit.click();
  await expect(page).not.toHaveURL(/\/login/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a stay is booked and paid on translated pages: main, zh-cn', async ({ page }) => {
  const t = words('main', 'zh-cn');
  const { path } = await rateOf('sin', 70, 'zh-cn', true);
  await page.goto(address('main') + path);
  await waitForTranslation(page);
  await login(page, 'main', 'zh-cn', 'noir', page.getByRole('dialog', { name: t('booking.login.title') }));
  await expect(page.getByLabel(t('booking.firstname'))).not.toHaveValue('');
  const submit = page.getByRole('button', { name: t('booking.submit.pay') });
  await submit.click(); // without agreeing
  await expect(page.getByRole('group', { name: t('error.summary') })).toBeFocused();
  await page.getByLabel(t('booking.agree')).check();
  await submit.click();
  const pay = payPage(page, 'main', 'zh-cn');
  await expect(page.getByRole('heading', { level: 1, name: t('payment.title') })).toBeVisible();
  await waitForTranslation(page);
  await page.getByRole('button', { name: t('payment.time.more') }).click();
  await expect(page.getByRole('button', { name: t('payment.time.more') })).toHaveCount(0);
  await page.getByRole('button', { name: t('payment.invoice.change') }).click();
  await page.getByLabel(t('payment.invoice.company'), { exact: true }).check();
  await page.getByLabel(t('payment.invoice.member'), { exact: true }).check();
  await pay.press().click(); // without a card
  await expect(page.getByRole('group', { name: t('error.summary') })).toBeFocused();
  await pay.card('4242424242424242');
  await pay.agree();
  await pay.press().click();
  await pay.bank('confirm');
  await pay.state('success');
});

test('hotels are compared on a translated page, and the link is copied: club, en', async ({
  page,
  context,
}) => {
  const t = words('club', 'en');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { checkIn, checkOut } = stayFrom(60);
  await page.goto(
    `${address('club')}/en/hotel/search?code=tyo&locationType=city&adults=2&checkIn=${checkIn}&checkOut=${checkOut}`,
  );
  await waitForTranslation(page);
  const cards = page.getByRole('article');
  for (const i of [0, 1]) {
    const choose = cards.nth(i).getByRole('button', { name: /^Compare / });
    await choose.click();
    await expect(choose).toHaveAttribute('aria-pressed', 'true');
    await choose.click();
    await expect(choose).toHaveAttribute('aria-pressed', 'false');
    await choose.click();
  }
  const bar = page.getByRole('region', { name: t('stays.compare.bar') });
  await expect(bar).toContainText(t('stays.compare.chosen', { count: 2 }));
  await bar.getByRole('link', { name: t('stays.compare'), exact: true }).click();
  await expect(page.getByRole('columnheader').getByRole('link')).toHaveCount(2);
  await page.getByLabel(t('stays.compare.only')).check();
  await page.getByRole('button', { name: t('journal.share') }).click();
  await expect(page.getByText(t('journal.share.done'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/en/hotel/compare?');
});

test.describe('a rendering error', () => {
  test.use({ allowed: /Minified React error #418|removeChild/ });
  test('a part that could not be rendered is shown after “Try again”: main, en', async ({ page }) => {
    const t = words('main', 'en');
    await page.goto(`${address('main')}/en/faq`);
    await waitForTranslation(page);
    await waitForHydration(page); // a link followed earlier is handled by the browser
    // As no page of ours does by itself any more: React does not find what it wants to remove.
    await page.evaluate(() => document.querySelector('#content > *')?.remove());
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('site.home') })
      .click();
    const again = page.getByRole('button', { name: t('site.retry') });
    await again.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('brand.home.title'));
    await expect(again).toHaveCount(0);
  });
});
