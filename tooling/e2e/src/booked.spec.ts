import type { Page } from '@playwright/test';
import { rateOf } from './sample-pages.ts';
import { address, call, expect, openAs, test, tokensOf } from './site.ts';
import { words } from './words.ts';

async function cancelAll(member: string): Promise<void> {
  const { accessToken } = await tokensOf(member);
  const {
    data: { orders },
  } = await call<{ orders: { id: string }[] }>(
    'POST',
    'v1/user/hotel/order',
    { tab: 'confirmed' },
    accessToken,
  );
  for (const { id } of orders) {
    const { data } = await call<{ cancelNow: { penalty: unknown } | null }>(
      'GET',
      `v1/user/hotel/order/${id}`,
      undefined,
      accessToken,
    );
    if (data.cancelNow)
      await call(
        'DELETE',
        'v1/hotel/booking',
        { orderId: id, acceptedPenalty: data.cancelNow.penalty },
        accessToken,
      );
  }
}

test.describe('after a booking', () => {
  test.use({ allowed: /status of 409/ }); // the response to an offer that is already booked
  test.afterAll(() => cancelAll('noir'));
  test('focuses the heading of the order, and going back shows that the room is already booked: main, zh-tw', async ({
    page,
    context,
  }) => {
    const [brand, locale] = ['main', 'zh-tw'] as const;
    const t = words(brand, locale);
    const { path } = await rateOf('ams', 92, locale);
    await openAs(page, brand, 'noir', path);
    await expect(page.getByLabel(t('booking.firstname'))).not.toHaveValue('');
    await page.getByLabel(t('booking.agree')).check();
    await page.getByRole('button', { name: new RegExp(t('booking.submit')) }).click();
    await expect(page.getByText(t('order.thanks'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const bookingNumber =
      (await page.locator('[data-booking-number]').getAttribute('data-booking-number')) ?? '';
    expect(bookingNumber).toMatch(/^V/);
    const order = page.url();

    const expectNotice = async (where: Page) => {
      await expect(where.getByRole('heading', { level: 1, name: t('booking.existing.title') })).toBeVisible();
      await expect(where.getByText(t('booking.existing.text', { number: bookingNumber }))).toBeVisible();
      await expect(where.getByRole('button', { name: new RegExp(t('booking.submit')) })).toHaveCount(0);
    };
    await page.goBack();
    await expectNotice(page);
    await page.reload();
    await expectNotice(page);
    const second = await context.newPage();
    await second.goto(address(brand) + path);
    await expectNotice(second);
    await second.getByRole('link', { name: t('payment.closed.order') }).click();
    await expect(second).toHaveURL(new RegExp(new URL(order).pathname));
  });

  test('another tab with the form is updated when it becomes visible: club, en', async ({
    page,
    context,
  }) => {
    const [brand, locale] = ['club', 'en'] as const;
    const t = words(brand, locale);
    const { path } = await rateOf('ams', 101, locale);
    await openAs(page, brand, 'noir', path);
    const other = await context.newPage();
    await other.goto(address(brand) + path);
    await expect(other.getByLabel(t('booking.firstname'))).not.toHaveValue('');
    await page.bringToFront();
    await expect(page.getByLabel(t('booking.firstname'))).not.toHaveValue('');
    await page.getByLabel(t('booking.agree')).check();
    await page.getByRole('button', { name: new RegExp(t('booking.submit')) }).click();
    await expect(page.getByText(t('order.thanks'))).toBeVisible();
    await other.bringToFront();
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(other.getByRole('heading', { level: 1, name: t('booking.existing.title') })).toBeVisible();
  });
});

test('collapses the booking summary on a phone: club', async ({ page }) => {
  const brand = 'club';
  const t = words(brand, 'en');
  await page.setViewportSize({ width: 390, height: 844 });
  const { hotel, path } = await rateOf('mia', 70, 'en');
  await openAs(page, brand, 'noir', path);
  const summary = page.getByRole('complementary', { name: t('booking.summary') });
  const line = summary.getByRole('button', { expanded: false });
  await expect(line).toContainText(hotel?.name ?? 'none');
  await expect(line).toContainText(/\d/); // the total
  expect((await line.boundingBox())?.height).toBeLessThan(120);
  await expect(summary.getByText(t('booking.summary.plan'), { exact: true })).toBeHidden();
  await line.focus();
  await page.keyboard.press('Enter');
  await expect(summary.getByRole('button', { expanded: true })).toBeFocused();
  await expect(summary.getByText(t('booking.summary.plan'), { exact: true })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(summary.getByText(t('booking.summary.plan'), { exact: true })).toBeHidden();
  // If there is room, everything is visible and there is nothing to expand
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(summary.getByText(t('booking.summary.plan'), { exact: true })).toBeVisible();
  await expect(summary.getByRole('button')).toHaveCount(0);
});
