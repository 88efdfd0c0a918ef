import { address, call, expect, stayFrom, test, waitUntilStable } from './site.ts';
import { words } from './words.ts';

test('redirects a page number that is too high to the last page', async ({ page, request }) => {
  const { total } = (
    await call<{ total: number }>('POST', 'v1/tp/hotel/search', {
      code: 'tyo',
      payAt: ['property', 'prepaid'],
    })
  ).data;
  const last = Math.ceil(total / 15);
  expect(last).toBeGreaterThan(1);
  const target = `/zh-tw/hotel/search?code=tyo&locationType=city&page=${last}`;
  const beyond = `${address('club')}/zh-tw/hotel/search?code=tyo&locationType=city&page=40`;
  const answer = await request.get(beyond, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([307, target]);
  await page.goto(beyond);
  await expect(page).toHaveURL(`${address('club')}${target}`);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('back from a hotel, a list is where it was, also if it was not scrolled after it was sorted', async ({
  page,
}) => {
  const t = words('main', 'en');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${address('main')}/en/hotel/search?code=tyo&locationType=city`);
  await waitUntilStable(page);
  await page.evaluate(() => scrollTo(0, 150));
  const hotel = page.getByRole('article').nth(1).getByRole('heading').getByRole('link');
  const recommended = (await hotel.textContent()) ?? '';
  await page.getByRole('combobox', { name: t('stays.sort') }).selectOption('newest');
  await expect(hotel).not.toHaveText(recommended);
  await waitUntilStable(page);
  const name = (await hotel.textContent()) ?? '';
  await hotel.dispatchEvent('click'); // without scrolling to it
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(hotel).toHaveText(name);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(150);
});

test('past dates are rendered on the server, with the place’s name in heading and title', async ({
  request,
}) => {
  const t = words('club', 'en');
  const html = await (
    await request.get(
      `${address('club')}/en/hotel/search?code=tyo&locationType=city&adults=2&checkIn=2020-01-01&checkOut=2020-01-03`,
    )
  ).text();
  const title = t('stays.results.title', { place: 'Tokyo' });
  expect(/<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1]).toBe(title);
  expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toContain(`${title} | `);
  expect(html).toContain(t('stays.results.past.title'));
});

test('compares hotels chosen in a list, also after a reload, and rejects a fifth', async ({ page }) => {
  const t = words('club', 'en');
  const { checkIn, checkOut } = stayFrom(60);
  await page.goto(
    `${address('club')}/en/hotel/search?code=tyo&locationType=city&adults=2&checkIn=${checkIn}&checkOut=${checkOut}`,
  );
  const cards = page.getByRole('article');
  const choose = (i: number) => cards.nth(i).getByRole('button', { name: /^Compare / });
  for (const i of [0, 1, 2, 3]) {
    await choose(i).click();
    await expect(choose(i)).toHaveAttribute('aria-pressed', 'true'); // in order of choice
  }
  const full = page.getByText(t('stays.compare.full', { count: 4 }));
  await expect(async () => {
    await choose(4).click();
    await full.hover({ timeout: 2000 }); // while the mouse is on it, it does not disappear by itself
  }).toPass();
  await expect(choose(4)).toHaveAttribute('aria-pressed', 'false');
  const bar = page.getByRole('region', { name: t('stays.compare.bar') });
  const compare = bar.getByRole('link', { name: t('stays.compare'), exact: true });
  await compare.press('Enter');
  await expect(page).toHaveURL(/\/hotel\/compare/);
  await expect(full).toBeHidden();
  await expect(page.getByRole('columnheader').first()).toBeVisible(); // going back earlier would cancel it
  await page.goBack();
  await choose(3).click();
  await page.reload();
  await expect(choose(2)).toHaveAttribute('aria-pressed', 'true');
  const names = await Promise.all([0, 1, 2].map((i) => cards.nth(i).getByRole('heading').innerText()));
  await expect(bar).toContainText(t('stays.compare.chosen', { count: 3 }));
  await compare.click();
  for (const name of names)
    await expect(page.getByRole('columnheader').getByRole('link', { name, exact: true })).toBeVisible();
  // The price of the stay at each of them.
  const totals = page.getByRole('row', { name: t('stays.card.total', { nights: 3, rooms: 1 }) });
  await expect(totals.getByRole('cell').filter({ hasText: /\d,\d{3}/ })).toHaveCount(3);
  await totals.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[0] ?? '');
  await expect(page).toHaveURL(new RegExp(`checkIn=${checkIn}`));
});

test.describe('the service fails', () => {
  test.use({ allowed: /status of 503/ });
  test('keeps the name of the chosen destination through a reload, and moves the focus to the page', async ({
    page,
  }) => {
    const t = words('club', 'en');
    const chosen = {
      place: { code: 'par', locationType: 'city', name: 'Paris' },
      dates: stayFrom(45),
      rooms: [{ adults: 2, childAges: [] }],
    };
    await page.goto(`${address('club')}/en`);
    await page.evaluate((draft) => localStorage.setItem('searchDraft', JSON.stringify(draft)), chosen);
    await page.reload();
    const bar = page.getByRole('search', { name: t('stays.search.label') });
    await expect(bar).toContainText('Paris');
    await page.route('**/api/**', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/json',
        body: '{"success":false,"code":"sy0001","message":"away"}',
      }),
    );
    await bar.getByRole('button', { name: t('stays.search'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('site.error.title'));
    await expect(bar).toContainText('Paris');
    await expect(page.getByRole('main').getByRole('link', { name: '+886 2 5550 1900' })).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: t('site.retry') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t('stays.results.title', { place: 'Paris' }),
    );
  });
});
