import { readFile } from 'node:fs/promises';
import { nt } from './held-stay.ts';
import {
  name,
  total,
  pageSize,
  card,
  listOf,
  hotelAt,
  offerOf,
  orderOf,
  orderIn,
  atBank,
  holdPrices,
  placesOf,
  totalsOf,
  ascending,
  refundDays,
  usd,
  dayBefore,
  fillSecondRoom,
  line,
  shown,
} from './memory-hotel.ts';
import { payPage } from './pay-page.ts';
import { programOf } from './programs.ts';
import { siblingDatabase, startStack } from './servers.ts';
import { databaseUrl } from './service-process.ts';
import { address, book, expect, login, openAs, stack, test, tokensOf, withServers } from './site.ts';
import { words } from './words.ts';

// Hotels whose supplier prices them on request and holds nothing (docs/decisions/0036, 0037): forty in Taipei.

test.skip(programOf('api').isRelease, 'a release has no memory supplier, which is a part of the tests');
withServers(async () =>
  startStack({
    folders: { main: programOf('main').cwd, club: programOf('club').cwd },
    database: await siblingDatabase(databaseUrl(stack), `on_memory_${process.pid}`),
    part: 'api-on-memory',
  }),
);

test.describe(() => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test('a guest finds two rooms, logs in, books the member rate, and cancels one room and then the other: main, en', async ({
    page,
  }) => {
    const [brand, locale, member, days] = ['main', 'en', 'elite', 60] as const;
    const t = words(brand, locale);
    const pay = payPage(page, brand, locale);
    const articles = page.getByRole('article');
    const said = (id: string, priced = 0) => shown(page, t(id, { priced, total }));
    const announced = (id: string) => page.getByRole('status').filter({ hasText: t(id) });

    await test.step('every hotel is there at once and stays in its place while prices come', async () => {
      const releasePrices = await holdPrices(page);
      await page.goto(listOf(brand, locale, days));
      await expect(articles).toHaveCount(pageSize);
      await expect(said('stays.prices.progress')).toBeVisible();
      await expect(announced('stays.prices.begun')).toBeAttached();
      expect(await totalsOf(page)).toEqual([]);
      const before = await placesOf(page);
      releasePrices();
      await expect(said('stays.prices.complete')).toBeVisible();
      await expect(announced('stays.prices.complete')).toBeAttached();
      expect(await totalsOf(page)).toHaveLength(pageSize);
      expect(await placesOf(page)).toEqual(before);
    });

    await test.step('by price, the order is of what is priced, and the page says so', async () => {
      const releasePrices = await holdPrices(page);
      await page.getByLabel(t('stays.sort')).selectOption('price-ascending');
      await expect(said('stays.prices.ordered', 2 * pageSize)).toBeVisible(); // those of the next page too
      const first = await totalsOf(page);
      expect(first).toEqual(ascending(first));
      releasePrices();
      await expect(said('stays.prices.complete')).toBeVisible();
      await expect.poll(() => totalsOf(page), 'those of later pages too').not.toEqual(first);
      const all = await totalsOf(page);
      expect(all).toHaveLength(pageSize);
      expect(all).toEqual(ascending(all));
    });

    const room = page
      .getByRole('main')
      .locator('section[aria-label]')
      .filter({ has: page.locator('a[href*="/hotel/booking"]') });
    const rates = room.getByRole('table');
    await test.step('the hotel shows a guest public rates only, and what it collects itself, when and in which currency', async () => {
      await articles.getByRole('heading').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(hotelAt(brand, locale, days));
      await room.getByRole('button', { expanded: false }).click();
      await expect(rates.getByText('Pay now', { exact: true })).toBeVisible();
      await expect(rates.getByText('Members', { exact: true })).toHaveCount(0);
      await expect(room).toContainText(t('stays.fee.plus', { kind: 'resortFee', amount: 'NT$3,000' }));
      await expect(room).toContainText(
        t('stays.deposit.of', { amount: 'NT$2,000', day: dayBefore(days, 7, locale) }),
      );
    });

    const offer = await offerOf(member, days, 'mem-member');
    const charge = nt(offer.charge?.amount.amount ?? 0);
    const costs = usd(offer.price.total.amount);
    await test.step('logged in, the same page of the same stay has a member rate', async () => {
      const toMemberRates = page.getByRole('link', { name: t('stays.prices.memberRates') });
      await toMemberRates.click();
      await login(page, brand, locale, member);
      await expect(page).toHaveURL(hotelAt(brand, locale, days));
      await room.getByRole('button', { expanded: false }).click();
      await expect(toMemberRates).toHaveCount(0);
      const own = rates.getByRole('button').filter({ hasText: 'Members' });
      await expect(own).toContainText(costs);
      await expect(own).toContainText(t('stays.detail.payNow', { amount: charge }));
      await own.click();
      await room.locator('a[href*="/hotel/booking"]').click();
      await expect(page.getByLabel(t('booking.firstname')).first()).not.toHaveValue('');
    });

    /** What it costs, on each page that says so. */
    const hasSums = async () => {
      await expect(shown(page, charge)).toBeVisible();
      await expect(shown(page, costs)).toBeVisible();
      await expect(shown(page, t('booking.summary.taxes'))).toBeVisible();
      await expect(line(page, t('stays.fee.line', { kind: 'resortFee' }))).toContainText('NT$3,000');
    };
    await test.step('chooses beds, names a guest of each room, and sees what is charged and what is paid at the hotel', async () => {
      await page.getByRole('radio', { name: '2 single beds' }).click();
      await fillSecondRoom(page, brand, locale);
      await expect(page.getByText(t('booking.payNow.unheld', { amount: charge }))).toBeVisible();
      await hasSums();
      await page.getByLabel(t('booking.agree')).check();
      await page.getByRole('button', { name: new RegExp(t('booking.submit.pay')) }).click();
    });

    await test.step('pays by card', async () => {
      await expect(page).toHaveURL(/\/payment\/credit-card\/stay\/[^/]+\/new$/);
      await expect(page.locator('[data-charge]')).toHaveText(charge);
      await hasSums();
      // nothing is held, so nothing is said to be
      await expect(page.getByRole('timer', { name: t('payment.time.other') })).toBeVisible();
      await pay.card(card);
      await pay.agree();
      await pay.press().click();
      await pay.bank('confirm');
      await pay.state('success');
    });

    const id = await test.step('sees the order with the same sums, and its certificate', async () => {
      await page.getByRole('link', { name: t('payment.closed.order') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/^Your rooms are waiting/);
      await hasSums();
      await expect(shown(page, t('order.payment.paid', { amount: charge }))).toBeVisible();
      await expect(shown(page, '2 single beds')).toBeVisible();
      await expect(shown(page, /Yating Chen/)).toBeVisible();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: t('order.certificate') }).click();
      expect((await readFile(await (await download).path(), 'latin1')).slice(0, 5)).toBe('%PDF-');
      return orderIn(page);
    });
    // the card was authorised, then the stay booked, then the money taken
    await expect
      .poll(async () => (await orderOf(member, id)).events.map(({ kind }) => kind))
      .toEqual(['authorised', 'confirmed', 'paid']);

    const { roomStates } = await orderOf(member, id);
    const [first, second] = roomStates.map(({ cancelNow }) => cancelNow?.refund?.amount.amount ?? 0);
    expect(nt((first ?? 0) + (second ?? 0))).toBe(charge);
    const dialog = page.getByRole('alertdialog');
    const refund = (amount: number) => t('order.cancel.refund', { amount: nt(amount), ...refundDays });
    await test.step('cancels one room, and sees first what that costs', async () => {
      await page.getByRole('button', { name: t('order.cancelRoom'), exact: true }).click();
      await expect(dialog).toContainText('Yating Chen');
      await expect(dialog).toContainText(t('order.cancel.free'));
      await expect(dialog).toContainText(refund(second ?? 0));
      await dialog.getByRole('button', { name: t('order.cancelRoom.yes') }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/^Your room is waiting/);
      await expect(shown(page, t('orders.roomsCancelled', { count: 1 }))).toBeVisible();
      await expect(shown(page, /Yating Chen.*Cancelled/)).toBeVisible();
      await expect(
        shown(page, t('order.payment.refunding', { amount: nt(second ?? 0), ...refundDays })),
      ).toBeVisible();
      await expect(line(page, t('order.audit.left'))).toContainText(usd(roomStates[0]?.total.amount ?? 0));
    });

    await test.step('cancels the rest', async () => {
      await page.getByRole('button', { name: t('order.cancel'), exact: true }).click();
      await expect(dialog).toContainText(refund(first ?? 0));
      await dialog.getByRole('button', { name: t('order.cancel.yes') }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t('order.head', { status: 'cancelled', rooms: 2 }),
      );
      await expect(
        shown(page, t('order.payment.refunding', { amount: charge, ...refundDays })),
      ).toBeVisible();
      await expect(line(page, t('order.audit.left'))).toContainText(usd(0));
      expect((await orderOf(member, id)).status).toBe('cancelled');
    });
  });
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 } });

  const [brand, locale] = ['club', 'zh-tw'] as const;
  const t = words(brand, locale);

  test('a member keeps a hotel, books two rooms that are paid there, and finds the sums in the order: club, zh-tw, 390 px', async ({
    page,
  }) => {
    const [member, days] = ['platinum', 75] as const;
    const { pathname, search } = new URL(listOf(brand, locale, days));
    await openAs(page, brand, member, pathname + search);
    const { price } = await offerOf(member, days, 'mem-later');

    await test.step('keeps a hotel, whose price comes among the favourites too', async () => {
      await expect(shown(page, t('stays.prices.complete'))).toBeVisible();
      const saved = page.waitForResponse(
        (answer) => /favou?rite/.test(answer.url()) && answer.request().method() !== 'GET',
      );
      const save = t('stays.favourite.save', { name: ` ?${name} ?` });
      await page.getByRole('button', { name: new RegExp(save) }).click();
      await saved;
      await page.goto(`${address(brand)}/${locale}/user/favorite`);
      await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(/US\$[\d,]+/);
    });

    /** What the hotel collects itself, of the price and beside it. */
    const hasSums = async () => {
      await expect(shown(page, usd(price.total.amount))).toBeVisible();
      await expect(line(page, t('stays.fee.line', { kind: 'resortFee' }))).toContainText('NT$3,000');
      const deposits = { 21: usd(price.total.amount / 5), 7: 'NT$2,000' };
      for (const [before, amount] of Object.entries(deposits)) {
        // pages leave out a space between ideographs
        const label = t('stays.deposit.line', { day: dayBefore(days, Number(before), locale) });
        await expect(line(page, new RegExp(label.replaceAll(' ', ' ?')))).toContainText(amount);
      }
    };
    await test.step('books a rate that is paid at the hotel', async () => {
      await page.goto(hotelAt(brand, locale, days));
      const room = page
        .getByRole('main')
        .locator('section[aria-label]')
        .filter({ has: page.locator('a[href*="/hotel/booking"]') });
      await room.getByRole('button', { expanded: false }).click();
      await room.getByRole('table').getByRole('button').filter({ hasText: 'Pay at the hotel' }).click();
      await room.locator('a[href*="/hotel/booking"]').click();
      await expect(page.getByLabel(t('booking.firstname')).first()).not.toHaveValue('');
      await fillSecondRoom(page, brand, locale);
      await expect(page.getByText(t('booking.guarantee', { currency: 'USD' }))).toBeVisible();
      await page.getByLabel(t('booking.agree')).check();
    });
    await test.step('sees in the order what the hotel collects and when', async () => {
      await page.getByRole('button', { name: new RegExp(`^${t('booking.submit')}`) }).click();
      await expect(page.getByText(t('order.thanks'))).toBeVisible();
      await page.getByRole('button', { name: new RegExp(`^${t('order.price')}`) }).click();
      await hasSums();
      expect(await atBank(orderIn(page))).toEqual([]);
    });
  });

  test('a stay that the hotel rejects after the card is authorised: explained calmly, and nothing is charged: club, zh-tw, 390 px', async ({
    page,
  }) => {
    const [member, days] = ['noir', 90] as const;
    const pay = payPage(page, brand, locale);
    const bookAs = async (guest: string, plan: string) =>
      book((await offerOf(guest, days, plan)).offerRef, (await tokensOf(guest)).accessToken, {
        member: guest,
      });
    const { orderId, payment } = await bookAs(member, 'mem-now');
    await openAs(page, brand, member, `/${locale}/payment/credit-card/stay/${payment?.orderId}/new`);
    await pay.card(card);
    await pay.agree();
    await pay.press().click();
    await page.waitForURL(/\/sandbox\/tpc\/sandbox\/3ds\//);
    // meanwhile somebody else takes the last rooms
    await bookAs('elite', 'mem-later');
    await pay.bank('confirm');
    await pay.state('released');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('payment.closed.released'));
    await test.step('the order says so too', async () => {
      await page.getByRole('link', { name: t('payment.closed.order') }).click();
      await expect(page.getByText(t('order.ended.notAvailable', { rooms: 2 }))).toBeVisible();
      await expect(page.getByText(t('order.ended.notCharged'))).toBeVisible();
    });
    expect((await orderOf(member, orderId)).status).toBe('released');
    await expect.poll(() => atBank(orderId)).toEqual([{ state: 3, kept: 0, captured: false }]);
  });
});
