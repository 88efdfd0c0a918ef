import { cardExpiry } from './card-expiry.ts';
import { address, call, expect, login, openAs, test, waitUntilStable, type Brand } from './site.ts';
import { hold, nt, prepaidOffer } from './held-stay.ts';
import { payPage } from './pay-page.ts';
import { deskWords, words } from './words.ts';

const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  challengeFails: '4000000000003238',
  again: '4000000000000069',
};
const runs: { brand: Brand; locale: string; member: string; city: string; phone?: boolean }[] = [
  { brand: 'main', locale: 'ja', member: 'elite', city: 'tyo' },
  { brand: 'club', locale: 'zh-tw', member: 'platinum', city: 'lon', phone: true },
];
for (const { brand, locale, member, city, phone } of runs) {
  test.describe(() => {
    test.use({ viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 } });
    test(
      `a member books a prepaid stay and pays: ${brand}, ${locale}${phone ? ', 390 px' : ''}`,
      { tag: '@gate' },
      async ({ page }) => {
        const t = words(brand, locale);
        const pay = payPage(page, brand, locale);
        const { hotelId, stay, offer } = await prepaidOffer(city, 75, true);
        const charge = nt(offer.charge?.amount.amount ?? 0);

        // The rate states what is paid now; so does the booking page
        await page.goto(
          `${address(brand)}/${locale}/hotel/${hotelId}?adults=2&checkIn=${stay.checkIn}&checkOut=${stay.checkOut}`,
        );
        const room = page
          .getByRole('main')
          .locator('section[aria-label]')
          .filter({ has: page.locator('a[href*="/hotel/booking"]') })
          .first();
        await room.getByRole('button', { expanded: false }).click();
        const rate = t('stays.detail.payNow', { amount: charge });
        await room.locator('table').getByRole('button').filter({ hasText: rate }).first().click();
        await room.locator('a[href*="/hotel/booking"]').click();
        // The login opens, with the stay beside it.
        await login(
          page,
          brand,
          locale,
          member,
          page.getByRole('dialog', { name: t('booking.login.title') }),
        );
        await expect(page.getByLabel(t('booking.firstname'))).not.toHaveValue('');
        await expect(page.getByText(t('booking.payNow', { amount: charge }))).toBeVisible();
        await page.getByLabel(t('booking.agree')).check();
        await page.getByRole('button', { name: t('booking.submit.pay') }).click();

        // The payment page: amount and deadline, which can be extended once
        await expect(page).toHaveURL(new RegExp(`/${locale}/payment/credit-card/stay/[^/]+/new$`));
        await expect(page.locator('[data-charge]')).toHaveText(charge);
        const timer = page.getByRole('timer', { name: t('payment.time.rooms', { rooms: 1 }) });
        const minutesLeft = async () => Number(/(\d+):\d\d/.exec(await timer.innerText())?.[1]);
        const first = await minutesLeft();
        expect(first).toBeLessThanOrEqual(15);
        await page.getByRole('button', { name: t('payment.time.more') }).click();
        await expect.poll(minutesLeft).toBeGreaterThan(15);
        expect(await minutesLeft()).toBeLessThanOrEqual(30);
        await expect(page.getByRole('button', { name: t('payment.time.more') })).toHaveCount(0);

        // Invalid input is reported, with the keyboard alone, and loses nothing
        await pay.number.pressSequentially('42424242');
        await expect(pay.number).toHaveValue('4242 4242');
        await page.keyboard.press('Tab');
        await page.keyboard.type('1020');
        await page.keyboard.press('Enter');
        const summary = page.getByRole('group', { name: t('error.summary') });
        await expect(summary).toBeFocused();
        await expect(summary).toContainText(t('payment.card.fault.number'));
        await expect(summary).toContainText(t('payment.card.fault.past'));
        await expect(summary).toContainText(t('payment.agree.missing'));

        // An invoice for a company: its number is checked
        await page.getByRole('button', { name: t('payment.invoice.change') }).click();
        await page.getByLabel(t('payment.invoice.company'), { exact: true }).check();
        await page.getByLabel(t('payment.invoice.company.title')).fill('Voyage Ltd');
        await page.getByRole('textbox', { name: t('payment.invoice.company.number') }).fill('10458576');
        await expect(page.getByText(t('error.company-number')).last()).toBeVisible();
        await page.getByRole('textbox', { name: t('payment.invoice.company.number') }).fill('10458575');
        await pay.card('4242-4242-4242-4242', '12 / 2030');
        await expect(pay.expiry).toHaveValue(`${cardExpiry.month}/${cardExpiry.year}`);
        // The page's own script cannot look into the frames that contain it
        const inside = await page.evaluate(() =>
          [...document.querySelectorAll('iframe')].map(({ contentDocument }) => contentDocument),
        );
        expect(inside).toEqual([null, null, null]);
        await pay.agree();
        await pay.press().click();
        await pay.bank('confirm');
        await pay.state('success');
        await expect(page.getByText('4242').first()).toBeVisible();

        // A reload shows the same; the payment page has no form any more
        await page.reload();
        await pay.state('success');
        await page.goto(page.url().replace(/\/[^/]+\/result.*$/, '/new'));
        await expect(page.getByRole('heading', { level: 1, name: t('payment.closed.paid') })).toBeVisible();
        await page.getByRole('link', { name: t('payment.closed.order') }).click();
        // A phone says it in the line that folds the price
        await expect(
          page.getByText(t('order.payment.paid', { amount: charge })).filter({ visible: true }),
        ).toBeVisible();
        const download = page.waitForEvent('download');
        await page.getByRole('button', { name: t('order.certificate') }).click();
        expect((await download).suggestedFilename()).toMatch(/^booking-V.*\.pdf$/);

        // Cancelled in time everything is refunded, and the dialog says so first
        await page.getByRole('button', { name: t('order.cancel') }).click();
        const dialog = page.getByRole('alertdialog');
        await expect(dialog).toContainText(t('order.cancel.refund', { amount: charge, from: 14, to: 30 }));
        await dialog.getByRole('button', { name: t('order.cancel.yes') }).click();
        if (phone) await page.getByRole('button', { name: t('order.record') }).click();
        await expect(
          page.getByRole('definition').filter({ hasText: charge }).filter({ hasText: '14' }),
        ).toBeVisible();
      },
    );
  });
}

test('a declined card keeps the rooms held, and another card pays', { tag: '@gate' }, async ({ page }) => {
  const t = words('main', 'en');
  const pay = payPage(page, 'main', 'en');
  const { payOrder } = await hold('noir', 'sin', 80);
  await openAs(page, 'main', 'noir', `/en/payment/credit-card/stay/${payOrder}/new`);
  await page.getByLabel(t('payment.payer.name')).fill('MEI LING CHEN');
  await pay.agree();
  // A press validates the field that it leaves
  await pay.card('4242424242424241');
  await pay.number.focus();
  await pay.press().click();
  await expect(page.getByRole('group', { name: t('error.summary') })).toBeFocused();
  await pay.card(cards.declined);
  await pay.press().click();
  await pay.bank('confirm');
  await pay.state('failure');
  await expect(page.getByText(t('payment.failed.declined'))).toBeVisible();
  await page.getByRole('link', { name: t('payment.failed.again') }).click();
  // Everything typed is still there, except the card
  await expect(page.getByLabel(t('payment.payer.name'))).toHaveValue('MEI LING CHEN');
  await expect(pay.number).toHaveValue('');

  // Declined before the bank's page: reported on the page
  await pay.card('4111111111111111');
  await pay.agree();
  await pay.press().click();
  await expect(page.getByRole('alert').filter({ hasText: t('payment.failed.card') })).toBeFocused();
  await expect(pay.number).toHaveValue('');
  await pay.card(cards.again);
  await pay.press().click();
  await expect(page.getByRole('alert').filter({ hasText: t('payment.failed.card-again') })).toBeVisible();
  await pay.card(cards.good);
  await pay.press().dblclick(); // a double click pays once
  await pay.bank('confirm');
  await pay.state('success');
});

test(
  "shows a failure at the bank's page as a failure, whatever the URL says",
  { tag: '@gate' },
  async ({ page }) => {
    const t = words('main', 'zh-tw');
    const pay = payPage(page, 'main', 'zh-tw');
    const { payOrder } = await hold('noir', 'bkk', 82);
    await openAs(page, 'main', 'noir', `/zh-tw/payment/credit-card/stay/${payOrder}/new`);
    await pay.card(cards.challengeFails);
    await pay.agree();
    await pay.press().click();
    await pay.bank('confirm');
    await pay.state('failure');
    const forged = new URL(page.url());
    forged.searchParams.set('status', '0');
    await page.goto(forged.href);
    await pay.state('failure');
    // Without the order in the URL it is the same payment
    await page.goto(forged.origin + forged.pathname.replace(`/${payOrder}`, ''));
    await pay.state('failure');
    // Cancelled at the bank: also a failure; going back shows the current state
    await page.getByRole('link', { name: t('payment.failed.again') }).click();
    await pay.card(cards.good);
    await pay.agree();
    await pay.press().click();
    await page.waitForURL(/\/sandbox\/tpc\/sandbox\/3ds\//);
    await page.goto(`${address('main')}/zh-tw/payment/credit-card/stay/${payOrder}/new`);
    await pay.state('pending');
  },
);

test('a payment cancelled at the bank is not shown as declined', { tag: '@gate' }, async ({ page }) => {
  const t = words('club', 'en');
  const pay = payPage(page, 'club', 'en');
  const { payOrder } = await hold('noir', 'mil', 83, { brand: 'club' });
  await openAs(page, 'club', 'noir', `/en/payment/credit-card/stay/${payOrder}/new`);
  await pay.card(cards.good);
  await pay.agree();
  await pay.press().click();
  await pay.bank('cancel');
  await pay.state('failure');
  await expect(page.getByText(t('payment.failed.stopped'))).toBeVisible();
  await expect(page.getByText(t('payment.failed.declined'))).toHaveCount(0);
  // The same on any later visit
  await page.reload();
  await expect(page.getByText(t('payment.failed.stopped'))).toBeVisible();
});

test('rooms that were given up cannot be paid', { tag: '@gate' }, async ({ page }) => {
  const t = words('main', 'en');
  const pay = payPage(page, 'main', 'en');
  const { payOrder, orderId } = await hold('noir', 'dps', 84);
  await openAs(page, 'main', 'noir', `/en/user/hotel-order/${orderId}`);
  await expect(page.getByRole('timer')).toBeVisible();
  await page.getByRole('link', { name: t('order.payNow') }).click();
  await pay.card(cards.good);
  await pay.agree();
  // Leaving with a typed card asks first: within the site, and through the browser
  await page.getByRole('banner').getByRole('link').first().click();
  const question = page.getByRole('alertdialog', { name: t('form.leave.title') });
  await question.getByRole('button', { name: t('form.leave.stay') }).click();
  await expect(pay.number).toHaveValue('4242 4242 4242 4242');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto(`${address('main')}/en/user/hotel-order/${orderId}`);
  await page.getByRole('button', { name: t('order.giveUp', { rooms: 1 }) }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(t('order.giveUp.text'));
  await dialog.getByRole('button', { name: t('order.giveUp.yes') }).click();
  await expect(page.getByText(t('order.ended.givenUp', { rooms: 1 }))).toBeVisible();
  await page.goto(`${address('main')}/en/payment/credit-card/stay/${payOrder}/new`);
  await expect(page.getByRole('heading', { level: 1, name: t('payment.closed.cancelled') })).toBeVisible();
});

test(
  'refunds a payment for rooms given up in the meantime, and says so',
  { tag: '@gate' },
  async ({ page }) => {
    const pay = payPage(page, 'main', 'en');
    const { payOrder, orderId, accessToken } = await hold('noir', 'ist', 85);
    await openAs(page, 'main', 'noir', `/en/payment/credit-card/stay/${payOrder}/new`);
    await pay.card(cards.good);
    await pay.agree();
    await pay.press().click();
    await page.waitForURL(/\/sandbox\/tpc\/sandbox\/3ds\//);
    expect((await call('DELETE', 'v1/hotel/booking', { orderId }, accessToken)).success).toBe(true);
    await pay.bank('confirm');
    await pay.state('refunded');
  },
);

// A level change makes the session's token outdated: it is refreshed at the next call, which is rejected
// first (au0104).
test.describe('a change of level', { tag: '@gate' }, () => {
  test.use({ allowed: /status of 400/ });
  test('an invited member pays for noir after a declined card, and ends it within seven days', async ({
    page,
  }) => {
    const t = words('main', 'en');
    const tDesk = deskWords('en');
    const pay = payPage(page, 'main', 'en');
    const level = t('tier.noir');
    await openAs(page, 'main', 'employee', '/en/user/staff/invitations');
    await page.getByLabel(tDesk('invitations.recipient')).fill('A guest of the Ginza');
    await page.getByRole('button', { name: tDesk('invitations.submit') }).click();
    const issued = page.getByRole('region', { name: tDesk('invitations.new') });
    const code = await issued.getByText(/^(\w{4}-){3}\w{4}$/).textContent();
    await page.goto('about:blank'); // otherwise the desk would call with the token of the member

    await openAs(page, 'main', 'basic', '/en/user/membership');
    await page.getByLabel(t('register.invite')).fill(code ?? '');
    await page.getByRole('button', { name: t('membership.invitation.use') }).click();
    await expect(page.getByRole('heading', { name: t('membership.offer.title', { level }) })).toBeFocused();
    await page.getByRole('link', { name: t('upgrade.look', { level }) }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('upgrade.raise', { level }) })).toBeVisible();
    await expect(page.getByRole('complementary')).toContainText(nt(120_000));
    await page.getByRole('button', { name: t('register.upgrade.pay') }).click();
    await page.waitForURL(/\/en\/payment\/credit-card\/membership\/[^/]+\/new$/);
    await pay.card(cards.declined);
    await pay.agree();
    await pay.press().click();
    await pay.bank('confirm');
    await pay.state('failure');
    await page.getByRole('link', { name: t('payment.failed.again') }).click();
    await pay.card(cards.good);
    await pay.agree();
    await pay.press().click();
    await pay.bank('confirm');
    await pay.state('success');
    await page.getByRole('link', { name: t('membership.own.title') }).click();
    const end = page.getByRole('button', { name: t('membership.end', { level }) });
    await expect(end).toBeVisible();
    await waitUntilStable(page); // the outdated token reloads the page once
    await end.click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(nt(120_000));
    await dialog.getByRole('button', { name: t('membership.end.yes') }).click();
    await expect(page.getByText(t('membership.own.noEnd'))).toBeVisible();
  });
});

test.describe('another member', { tag: '@gate' }, () => {
  test.use({ allowed: /status of 404/ });
  test('sees orders of others, and unknown ones, as not found', async ({ page }) => {
    const t = words('club', 'en');
    const { payOrder } = await hold('noir', 'osa', 86);
    await openAs(page, 'club', 'elite', `/en/payment/credit-card/stay/${payOrder}/new`);
    const missing = page.getByRole('heading', { level: 1, name: t('payment.missing.title') });
    await expect(missing).toBeVisible();
    await page.goto(
      `${address('club')}/en/payment/credit-card/stay/${payOrder}/${crypto.randomUUID()}/result`,
    );
    await expect(missing).toBeVisible();
  });
});
