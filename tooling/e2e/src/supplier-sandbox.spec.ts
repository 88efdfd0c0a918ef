import type { Page } from '@playwright/test';
import { atBank, card, fillSecondRoom, orderIn, orderOf, shown } from './memory-hotel.ts';
import { payPage } from './pay-page.ts';
import { isStarted, programOf } from './programs.ts';
import { siblingDatabase, startStack } from './servers.ts';
import { databaseUrl } from './service-process.ts';
import { address, call, expect, login, openAs, stack, stayFrom, test, withServers } from './site.ts';
import { words } from './words.ts';

// Hotels of a supplier, from its sandbox, which is a process of its own (docs/suppliers): two processes of the service
// on a PostgreSQL of their own share them.

test.skip(programOf('api').isRelease, 'a release has no sandbox');
test.skip(!isStarted('main') || !isStarted('club'), 'of both brands');
withServers(async () =>
  startStack({
    folders: { main: programOf('main').cwd, club: programOf('club').cwd },
    database: await siblingDatabase(databaseUrl(stack), `on_sandbox_${process.pid}`),
    onSandbox: true,
    processes: 2,
  }),
);
/** Its content is taken over by a job, once the service has started; one that failed runs again after a minute. */
test.beforeAll(async () => {
  const search = () => call<{ total: number }>('POST', 'v1/tp/hotel/search', { code: 'tyo' });
  await expect.poll(async () => (await search()).data.total, { timeout: 240_000 }).toBeGreaterThan(2);
});

const supplierNames = /rapid|expedia/i;
const listOf = (brand: 'main' | 'club', locale: string, query: Record<string, string>) =>
  `${address(brand)}/${locale}/hotel/search?${new URLSearchParams({ code: 'tyo', ...query })}`;
const roomsOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('section[aria-label]')
    .filter({ has: page.locator('a[href*="/hotel/booking"]') });
/** The amount that a card is charged, as a page states it. */
const chargeIn = async (page: Page) => (await page.locator('[data-charge]').first().textContent()) ?? '';

test.describe(() => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test('a guest finds a hotel, logs in, books the member rate, pays and cancels: main, en', async ({
    page,
  }) => {
    const [brand, locale, member] = ['main', 'en', 'elite'] as const;
    const t = words(brand, locale);
    const pay = payPage(page, brand, locale);

    await test.step('every hotel of the city has a price, and pictures from the supplier', async () => {
      await page.goto(listOf(brand, locale, { adults: '2', ...stayFrom(60) }));
      await expect(shown(page, t('stays.prices.complete'))).toBeVisible();
      const first = page.getByRole('article').first();
      await expect(first.getByText(/NT\$[\d,]+/).first()).toBeVisible();
      const picture = first.locator('img').first();
      await expect(picture).toHaveAttribute('srcset', /^http:\/\/127\.0\.0\.1:\d+\/pictures\//);
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      expect(await page.locator('body').innerText()).not.toMatch(supplierNames);
    });

    await test.step('the hotel says what it is, and sells members their own rate', async () => {
      await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
      await expect(page).toHaveURL(/\/hotel\/\d+/);
      await expect(roomsOf(page).first()).toBeVisible();
      expect(await page.locator('body').innerText()).not.toMatch(supplierNames);
      await page.getByRole('link', { name: t('stays.prices.memberRates') }).click();
      await login(page, brand, locale, member);
      const room = roomsOf(page).first();
      await room.getByRole('button', { expanded: false }).first().click();
      await room.getByRole('table').getByRole('button').filter({ hasText: 'Members' }).click();
      await room.locator('a[href*="/hotel/booking"]').click();
      await expect(page.getByLabel(t('booking.firstname')).first()).not.toHaveValue('');
    });

    const charge = await test.step('books it', async () => {
      expect(await page.locator('body').innerText()).not.toMatch(supplierNames);
      await page.getByLabel(t('booking.agree')).check();
      await page.getByRole('button', { name: new RegExp(t('booking.submit.pay')) }).click();
      await expect(page).toHaveURL(/\/payment\/credit-card\/stay\/[^/]+\/new$/);
      return chargeIn(page);
    });
    await test.step('pays it by card', async () => {
      expect(charge).toMatch(/^NT\$[\d,]+$/);
      await pay.card(card);
      await pay.agree();
      await pay.press().click();
      await pay.bank('confirm');
      await pay.state('success');
      await page.getByRole('link', { name: t('payment.closed.order') }).click();
      await expect(shown(page, t('order.payment.paid', { amount: charge }))).toBeVisible();
      expect(await page.locator('body').innerText()).not.toMatch(supplierNames);
    });
    const id = orderIn(page);
    await expect
      .poll(async () => (await orderOf(member, id)).events.map(({ kind }) => kind))
      .toEqual(['authorised', 'confirmed', 'paid']);

    await test.step('cancels it, free of charge', async () => {
      const dialog = page.getByRole('alertdialog');
      await page.getByRole('button', { name: t('order.cancel'), exact: true }).click();
      await expect(dialog).toContainText(t('order.cancel.free'));
      await dialog.getByRole('button', { name: t('order.cancel.yes') }).click();
      await expect(dialog).toHaveCount(0);
      expect((await orderOf(member, id)).status).toBe('cancelled');
      // it was paid, and all of it goes back
      await expect.poll(() => atBank(id)).toEqual([{ state: 3, kept: 0, captured: true }]);
    });
  });
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('a member books two rooms of different parties, and cancels one: club, zh-tw, 390 px', async ({
    page,
  }) => {
    const [brand, locale, member] = ['club', 'zh-tw', 'platinum'] as const;
    const t = words(brand, locale);
    const pay = payPage(page, brand, locale);
    const { pathname, search } = new URL(
      listOf(brand, locale, { adults: '2_1', children: '_9', ...stayFrom(75) }),
    );
    await openAs(page, brand, member, pathname + search);
    await expect(shown(page, t('stays.prices.complete'))).toBeVisible();
    expect(await page.locator('body').innerText()).not.toMatch(supplierNames);
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/hotel\/\d+/);

    const charge =
      await test.step('chooses a rate that can be cancelled, and names both guests', async () => {
        const room = roomsOf(page).first();
        await room.getByRole('button', { expanded: false }).first().click();
        await room.getByRole('table').getByRole('button').filter({ hasText: '可取消' }).first().click();
        await room.locator('a[href*="/hotel/booking"]').click();
        await expect(page.getByLabel(t('booking.firstname')).first()).not.toHaveValue('');
        await fillSecondRoom(page, brand, locale);
        await page.getByLabel(t('booking.agree')).check();
        await page.getByRole('button', { name: new RegExp(t('booking.submit.pay')) }).click();
        await expect(page).toHaveURL(/\/payment\/credit-card\/stay\/[^/]+\/new$/);
        return chargeIn(page);
      });
    await test.step('pays by card', async () => {
      await pay.card(card);
      await pay.agree();
      await pay.press().click();
      await pay.bank('confirm');
      await pay.state('success');
      await page.getByRole('link', { name: t('payment.closed.order') }).click();
      await expect(shown(page, t('order.payment.paid', { amount: charge }))).toBeVisible();
    });
    await test.step('cancels the second room', async () => {
      const dialog = page.getByRole('alertdialog');
      await page.getByRole('button', { name: t('order.cancelRoom'), exact: true }).click();
      await dialog.getByRole('button', { name: t('order.cancelRoom.yes') }).click();
      await expect(dialog).toHaveCount(0);
      await expect(shown(page, t('orders.roomsCancelled', { count: 1 }))).toBeVisible();
      expect((await orderOf(member, orderIn(page))).roomStates.map(({ state }) => state)).toEqual([
        'booked',
        'cancelled',
      ]);
      expect(await page.locator('body').innerText()).not.toMatch(supplierNames);
    });
  });
});
