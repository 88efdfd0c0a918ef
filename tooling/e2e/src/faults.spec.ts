import type { Page } from '@playwright/test';
import pg from 'pg';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { address, call, expect, login, openAs, stayFrom, stack, test } from './site.ts';
import { words } from './words.ts';

const say = words('main', 'en');

/** The database under the service: the hand that changes things behind a traveller's back. */
async function database(): Promise<pg.Client> {
  if (stack.database) {
    const client = new pg.Client({ connectionString: stack.database });
    await client.connect();
    return client;
  }
  const folder = stack.data;
  const [, , , port] = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(port),
    user: 'voyage',
    database: 'voyage',
    password: readFileSync(join(folder, 'postgres-password'), 'utf8').trim(),
  });
  await client.connect();
  return client;
}

/** The first offer of the first hotel of a city, straight from the service. */
async function offer(city: string, days: number) {
  const stay = { ...stayFrom(days), adults: 2, childAges: [], rooms: 1 };
  const {
    data: { hotels },
  } = await call<{ hotels: { hotel: { id: string } }[] }>('POST', 'v1/tp/hotel/search', { code: city, stay });
  const hotelId = hotels[0]?.hotel.id ?? '';
  const {
    data: { rooms },
  } = await call<{
    rooms: { room: { id: number }; offers: { offerRef: string; price: { total: { amount: number } } }[] }[];
  }>('POST', 'v1/tp/hotel/plan/search', { hotelId, stay });
  const room = rooms[0];
  if (!room?.offers[0]) throw new Error(`nothing to book in ${city}`);
  return { hotelId, stay, roomTypeId: room.room.id, offerRef: room.offers[0].offerRef };
}
type Offer = Awaited<ReturnType<typeof offer>>;
const bookingAddress = ({ hotelId, stay, offerRef }: Offer) =>
  `/en/hotel/booking?adults=${stay.adults}&checkIn=${stay.checkIn}&checkOut=${stay.checkOut}&hotel=${hotelId}&offer=${offerRef}`;

async function openBooking(page: Page, chosen: Offer, member: string): Promise<void> {
  await openAs(page, 'main', member, bookingAddress(chosen));
  await expect(page.getByLabel(say('booking.firstname'))).not.toHaveValue('');
  await page.getByLabel(say('booking.note')).fill('A cot, please');
  await page.getByLabel(say('booking.agree')).check();
}

test.describe('between quote and booking', () => {
  test.use({ allowed: /status of 409/ });

  test('a price that changed is shown, books nothing and keeps what was typed', async ({ page }) => {
    const chosen = await offer('sin', 70);
    await openBooking(page, chosen, 'noir');
    const db = await database();
    await db.query('update room_types set base_rate = base_rate * 11 / 10 where id = $1', [
      chosen.roomTypeId,
    ]);
    const orders = async () => (await db.query('select 1 from hotel_orders')).rowCount;
    const before = await orders();
    await page.getByRole('button', { name: new RegExp(say('booking.submit')) }).click();
    await expect(page.getByRole('alert').filter({ hasText: say('booking.changed.accept') })).toContainText(
      'SGD',
    );
    await expect(page.getByLabel(say('booking.note'))).toHaveValue('A cot, please');
    expect(await orders()).toBe(before);
    await page.getByRole('button', { name: say('booking.changed.accept') }).click();
    await page.getByLabel(say('booking.agree')).check();
    await page.getByRole('button', { name: new RegExp(say('booking.submit')) }).click();
    await expect(page.getByText(say('order.thanks'))).toBeVisible();
    await db.end();
  });

  test('a room sold out meanwhile is said, and nothing is booked', async ({ page }) => {
    const chosen = await offer('lon', 80);
    await openBooking(page, chosen, 'noir');
    const db = await database();
    await db.query(
      `insert into room_nights (room_type_id, night, sold, capacity) select room_type_id, $2::date, get_byte(rooms, $2::date - start_day), get_byte(rooms, $2::date - start_day) from allotments where room_type_id = $1
                    on conflict (room_type_id, night) do update set sold = excluded.capacity`,
      [chosen.roomTypeId, chosen.stay.checkIn],
    );
    await page.getByRole('button', { name: new RegExp(say('booking.submit')) }).click();
    await expect(page.getByText(say('error.ht0005'))).toBeVisible();
    await expect(page.getByLabel(say('booking.note'))).toHaveValue('A cot, please');
    await db.end();
  });
});

test('no credit left: the page says so and the button cannot be pressed', async ({ page }) => {
  const db = await database();
  await db.query(
    `insert into credit_months (user_id, month, granted, used) select id, to_char(now() at time zone 'Asia/Taipei', 'YYYY-MM'), 1, 1 from users where username = 'basic@demo.test' on conflict (user_id, month) do update set used = 1`,
  );
  await openBooking(page, await offer('par', 50), 'basic');
  await expect(page.getByText(new RegExp(say('booking.credit.none', { day: '.+' })))).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(say('booking.submit')) })).toBeDisabled();
  await db.query(
    `update credit_months set used = 0 where user_id = (select id from users where username = 'basic@demo.test')`,
  );
  await db.end();
});

test('dates in the past and a missing child age are said in words', async ({ page }) => {
  await page.goto(
    `${address('main')}/en/hotel/search?code=tyo&adults=2&checkIn=2020-01-01&checkOut=2020-01-03`,
  );
  await expect(page.getByRole('heading', { name: say('stays.results.past.title') })).toBeVisible();
  await page.goto(`${address('main')}/en`);
  await page.evaluate(
    (dates) =>
      localStorage.setItem(
        'searchDraft',
        JSON.stringify({
          place: { code: 'tyo', locationType: 'city', name: 'Tokyo' },
          dates,
          adults: 2,
          childAges: [null],
          rooms: 1,
        }),
      ),
    stayFrom(30),
  );
  await page.reload();
  await expect(page.getByRole('button', { name: /Tokyo/ })).toBeVisible(); // the draft survives a reload
  await page.getByRole('button', { name: say('stays.search'), exact: true }).click();
  await expect(page.getByText(say('stays.child.missing'))).toBeVisible();
  await expect(page.getByLabel(say('stays.child.age', { number: 1 }))).toBeVisible();
});

test.describe('the service is down', () => {
  test.use({ allowed: /status of 50[03]/ });
  test('the page says so, offers another try, and recovers', async ({ page }) => {
    await page.goto(`${address('main')}/en/hotel`);
    await page.route('**/api/**', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/json',
        body: '{"success":false,"code":"sy0001","message":"away"}',
      }),
    );
    await page.evaluate(
      (dates) =>
        localStorage.setItem(
          'searchDraft',
          JSON.stringify({
            place: { code: 'par', locationType: 'city', name: 'Paris' },
            dates,
            adults: 2,
            childAges: [],
            rooms: 1,
          }),
        ),
      stayFrom(33),
    );
    await page.reload();
    await page.getByRole('button', { name: /Paris/ }).waitFor();
    await page.getByRole('button', { name: say('stays.search'), exact: true }).click();
    await expect(page.getByText(say('error.sy0001'))).toBeVisible();
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: say('site.retry') }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('addresses: languages, 404 and forged redirects', async ({ page, request }) => {
  const main = address('main');
  const club = address('club');
  const to = async (url: string, headers: Record<string, string> = {}) =>
    (await request.get(url, { maxRedirects: 0, headers })).headers().location;
  expect(await to(`${main}/`, { 'accept-language': 'zh-HK' })).toBe('/zh-tw');
  expect(await to(`${main}/`, { 'accept-language': 'fr' })).toBe('/ja');
  expect(await to(`${club}/`, { 'accept-language': 'ja' })).toBe('/en');
  expect(await to(`${club}/ja/hotel`)).toBe('/en/hotel');
  expect(await to(`${main}/en/hotel`, { cookie: 'currentLang=zh-cn' })).toBe('/zh-cn/hotel');
  expect((await request.get(`${main}/xx/hotel`, { headers: { 'accept-language': 'en' } })).status()).toBe(
    404,
  );
  expect((await request.get(`${main}/en/nothing/here`)).status()).toBe(404);
  expect((await request.get(`${main}/en/hotel/999999`)).status()).toBe(404);
  for (const evil of [
    '//evil.test',
    '/\\evil.test',
    'https://evil.test',
    '%2F%2Fevil.test',
    'javascript:alert(1)',
  ]) {
    await page.goto(`${main}/en/login?redirect=${encodeURIComponent(evil)}`);
    await login(page, 'main', 'en', 'noir');
    await expect(page).toHaveURL(`${main}/en`);
    await page.waitForLoadState('networkidle'); // what the page still asks for the member would be refused without the token
    await page.evaluate(() => localStorage.clear());
  }
});
