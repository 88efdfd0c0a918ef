import { AxeBuilder } from '@axe-core/playwright';
import { address, expect, login, stayFrom, test, type Brand } from './site.ts';
import { words } from './words.ts';

const runs: { brand: Brand; locale: string; member: string; phone?: boolean }[] = [
  { brand: 'main', locale: 'zh-tw', member: 'elite' },
  { brand: 'main', locale: 'zh-cn', member: 'platinum' },
  { brand: 'main', locale: 'ja', member: 'elite' },
  { brand: 'main', locale: 'en', member: 'platinum' },
  { brand: 'club', locale: 'zh-tw', member: 'elite' },
  { brand: 'club', locale: 'en', member: 'platinum' },
  { brand: 'main', locale: 'zh-tw', member: 'platinum', phone: true },
];

/** A sentence with a number in it, whatever the number. */
const sentence = (text: string, any = '\\d+') =>
  new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replace('987', any));

for (const { brand, locale, member, phone } of runs) {
  test(`a member finds and books a stay: ${brand}, ${locale}${phone ? ', 390 px' : ''}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      acceptDownloads: true,
    });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    const say = words(brand, locale);
    const accessible = async (where: string) =>
      expect(
        (await new AxeBuilder({ page }).analyze()).violations.map(
          (v) =>
            `${where}: ${v.id} ${v.nodes
              .map((n) => n.target.join(' '))
              .slice(0, 3)
              .join(', ')}`,
        ),
      ).toEqual([]);

    // Search: Tokyo, two adults and a child of five
    await page.goto(`${address(brand)}/${locale}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('brand.home.title'));
    await accessible('home');
    await page.getByRole('button', { name: new RegExp(`^${say('stays.destination')}`) }).click();
    await page.getByRole('searchbox').fill('tokyo');
    const tokyo = { 'zh-tw': '東京', 'zh-cn': '东京', ja: '東京', en: 'Tokyo' }[locale] ?? '';
    await page.getByRole('option', { name: tokyo }).first().click();
    // The calendar, by keyboard: arrows over to a day three weeks ahead, Enter, three days on, Enter
    const calendar = page.getByRole('dialog');
    await expect(calendar.getByRole('grid').first()).toBeVisible();
    await calendar.getByRole('button', { name: say('stays.dates.next') }).click();
    await calendar
      .getByRole('gridcell')
      .filter({ has: page.locator('[data-rac]:not([data-disabled]):not([data-outside-month])') })
      .nth(9)
      .locator('[data-rac]')
      .focus();
    await page.keyboard.press('Enter');
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: new RegExp(`^${say('stays.travellers')}`) }).click();
    await page.getByRole('button', { name: say('stays.more', { what: say('stays.children') }) }).click();
    await page.getByLabel(say('stays.child.age', { number: 1 })).selectOption('5');
    await page.getByRole('button', { name: say('stays.done') }).click();
    await page.getByRole('button', { name: say('stays.search'), exact: true }).click();
    await expect(page).toHaveURL(/hotel\/search\?.*code=tyo.*children=5/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(tokyo);
    await page.reload(); // the search survives a reload
    await expect(page.getByRole('article').first()).toBeVisible();
    await accessible('results');

    // Filter
    if (phone) await page.getByRole('button', { name: say('stays.filters') }).click();
    await page.getByRole('checkbox').nth(4).check();
    await expect(page).toHaveURL(/features=/);
    if (phone) await page.getByRole('button', { name: say('stays.filters.show') }).click();
    await page.getByLabel(say('stays.sort')).selectOption('price-ascending');
    await expect(page).toHaveURL(/sort=price-ascending/);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0); // until then the earlier list stands there

    // Open a hotel and choose a rate; log in on the way
    const first = page.getByRole('article').first();
    const name = await first.getByRole('heading').innerText();
    await first.getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(
      page.getByRole('link', { name: new RegExp(say('stays.detail.choose')) }).first(),
    ).toBeVisible();
    await accessible('detail');
    // A rate that is paid at the hotel; prepaid ones are booked in payment.spec.ts
    const choice = page
      .getByRole('listitem')
      .filter({ hasText: say('stays.detail.payAtHotel') })
      .locator('a[href*="/hotel/booking"]')
      .first();
    expect(await choice.getAttribute('href')).toContain('offer=');
    await choice.click();
    await expect(page).toHaveURL(/redirect=/);
    await page
      .getByRole('status')
      .getByRole('link', { name: say('site.login') })
      .click();
    await login(page, brand, locale, member);
    await expect(page).toHaveURL(/hotel\/booking/);

    // Bad input loses nothing and is said
    await expect(page.getByLabel(say('booking.firstname'))).not.toHaveValue('');
    await page.getByLabel(say('booking.phone')).fill('12');
    await page.getByRole('button', { name: new RegExp(say('booking.submit')) }).click();
    await expect(page.getByRole('group', { name: say('error.summary') })).toContainText(say('error.phone'));
    await page.getByLabel(say('booking.phone')).fill('+886 912 345 678');
    await page.getByRole('checkbox').first().check();
    const numberIn = async (text: string) => Number(/\d+/.exec(text)?.[0]);
    const creditsBefore = await numberIn(
      await page.getByText(sentence(say('booking.credit.left', { count: 987 }))).innerText(),
    );
    await page.getByLabel(say('booking.agree')).check();
    await accessible('booking');
    await page.getByRole('button', { name: new RegExp(say('booking.submit')) }).click();

    // Confirmation, certificate, the quota falls
    await expect(page.getByText(say('order.thanks'))).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
    await accessible('order');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: say('order.certificate') }).click();
    expect((await download).suggestedFilename()).toMatch(/^booking-V.*\.pdf$/);

    // The bookings of the member: the quota fell by one
    await page.getByRole('button', { name: say('site.member') }).click();
    await page.getByRole('link', { name: say('site.orders') }).click();
    expect(
      await numberIn(await page.getByText(sentence(say('orders.credits', { remaining: 987 }))).innerText()),
    ).toBe(creditsBefore - 1);
    await accessible('orders');
    await page
      .getByRole('link', { name: sentence(say('orders.open', { number: '987' }), '.*') })
      .first()
      .click();

    // Cancel: asks first, says that the credit is not given back
    await page.getByRole('button', { name: say('order.cancel') }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(say('order.cancel.credit'));
    await dialog.getByRole('button', { name: say('order.cancel.yes') }).click();
    await expect(page.getByRole('term').filter({ hasText: say('order.cancellationNumber') })).toBeVisible();
    await page.getByRole('button', { name: say('site.member') }).click();
    await page.getByRole('link', { name: say('site.orders') }).click();
    expect(
      await numberIn(await page.getByText(sentence(say('orders.credits', { remaining: 987 }))).innerText()),
    ).toBe(creditsBefore - 1); // not given back
    expect(faults).toEqual([]);
    await context.close();
  });
}

test('the credit that a booking used is not given back by cancelling', async () => {
  const { call } = await import('./site.ts');
  const {
    data: { accessToken },
  } = await call<{ accessToken: string }>('POST', 'v1/auth/login', {
    username: 'basic@demo.test',
    password: 'Voyage2026',
  });
  const stay = { ...stayFrom(60), adults: 2, childAges: [5] };
  const {
    data: { hotels },
  } = await call<{ hotels: { hotel: { id: string } }[] }>('POST', 'v1/tp/hotel/search', {
    code: 'osa',
    stay,
  });
  const {
    data: { rooms },
  } = await call<{ rooms: { offers: { offerRef: string }[] }[] }>('POST', 'v1/tp/hotel/plan/search', {
    hotelId: hotels[0]?.hotel.id,
    stay,
  });
  const offerRef = rooms[0]?.offers[0]?.offerRef;
  const body = {
    offerRef,
    guest: {
      title: 'ms',
      firstname: 'Mei',
      lastname: 'Chen',
      email: 'basic@demo.test',
      phone: '+886912345670',
    },
    agreed: true,
  };
  const left = async () =>
    (await call<{ credits: { remaining: number } }>('GET', 'v1/user/membership', undefined, accessToken)).data
      .credits.remaining;
  expect(await left()).toBe(1);
  const booked = await call<{ orderId: string }>('POST', 'v1/hotel/booking', body, accessToken, {
    'idempotency-key': crypto.randomUUID(),
  });
  expect(booked.success).toBe(true);
  expect(await left()).toBe(0);
  expect(
    (await call('DELETE', 'v1/hotel/booking', { orderId: booked.data.orderId }, accessToken)).success,
  ).toBe(true);
  expect(await left()).toBe(0);
  const refused = await call('POST', 'v1/hotel/booking', body, accessToken, {
    'idempotency-key': crypto.randomUUID(),
  });
  expect([refused.status, refused.code]).toEqual([409, 'bk0001']);
});
