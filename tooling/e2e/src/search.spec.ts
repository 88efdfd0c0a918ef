import type { Page } from '@playwright/test';
import { address, expect, stayFrom, test, waitForHydration } from './site.ts';
import { words } from './words.ts';

const brand = 'club';
const t = words(brand, 'en');
const field = (page: Page, name: 'destination' | 'dates' | 'travellers') =>
  page.getByRole('button', { name: new RegExp(`^${t(`stays.${name}`)}`) });
/** A day of the first visible month that is followed by a whole week. */
const day = (page: Page, number: number) =>
  page
    .getByRole('dialog')
    .getByRole('grid')
    .first()
    .locator('[data-rac]:not([data-outside-month])')
    .filter({ has: page.locator(`[data-day$="-${String(number).padStart(2, '0')}"]`) });

async function openCalendar(page: Page): Promise<void> {
  await field(page, 'dates').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('stays.dates.next') })
    .click();
}

test('returns the focus to the field when the calendar opened by the previous step closes', async ({
  page,
}) => {
  await page.goto(`${address(brand)}/en/hotel`);
  await field(page, 'destination').click();
  await page.getByRole('combobox', { name: t('stays.destination') }).fill('tokyo');
  await page.getByRole('option', { name: 'Tokyo' }).first().click();
  await expect(page.getByRole('dialog').getByRole('grid').first()).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('stays.dates.next') })
    .click();
  await day(page, 9).click();
  await day(page, 12).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(field(page, 'dates')).toBeFocused();
  // A dialog closed without a choice returns it too
  for (const name of ['destination', 'dates', 'travellers'] as const) {
    await field(page, name).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(field(page, name)).toBeFocused();
  }
});

// Home has another picture behind the search in each brand.
for (const brand of ['main', 'club'] as const)
  test(`a panel above its field is all in view, and the page stays where it is: ${brand}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${address(brand)}/en`);
    await field(page, 'destination').click();
    const box = page.getByRole('combobox', { name: t('stays.destination') });
    await expect(box).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 });
    await box.fill('tokyo');
    await expect(page.getByRole('option', { name: 'Tokyo' }).first()).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

test('rotating the screen keeps the current step and what was typed', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await page.goto(`${address(brand)}/en/hotel`);
  await field(page, 'destination').click();
  const box = page.getByRole('combobox', { name: t('stays.destination') });
  await expect(box).toBeFocused();
  await box.fill('kyoto');
  await page.setViewportSize({ width: 700, height: 1024 });
  await expect(page.getByRole('dialog', { name: t('stays.search.label') })).toBeVisible();
  await expect(box).toHaveValue('kyoto');
});

test('rejects a stay of zero nights with a message and keeps the arrival', async ({ page }) => {
  await page.goto(`${address(brand)}/en/hotel`);
  await openCalendar(page);
  await day(page, 9).click();
  await day(page, 9).click();
  await expect(page.getByRole('alert').filter({ hasText: t('stays.dates.noNight') })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible();
  // Only the departure has to be chosen again
  await day(page, 12).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(field(page, 'dates')).toContainText(/9\D+12/);
});

test('only days end a stay, and the end of one begins another', async ({ page }) => {
  await page.goto(`${address(brand)}/en/hotel`);
  await openCalendar(page);
  await day(page, 9).click();
  await day(page, 23).hover();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(field(page, 'dates')).toContainText(t('stays.dates.choose'));
  await openCalendar(page);
  await day(page, 9).click();
  await day(page, 12).click();
  await expect(field(page, 'dates')).toContainText(/9\D+12/);
  await field(page, 'dates').click();
  await day(page, 12).click();
  await day(page, 15).click();
  await expect(field(page, 'dates')).toContainText(/12\D+15/);
});

test('shows no error for ages until they are left empty; Done moves to each missing one', async ({
  page,
}) => {
  await page.goto(`${address(brand)}/en/hotel`);
  await field(page, 'travellers').click();
  const dialog = page.getByRole('dialog');
  const more = dialog.getByRole('button', { name: t('stays.more', { what: t('stays.children') }) });
  const age = (number: number) => dialog.getByLabel(t('stays.child.age', { number }), { exact: true });
  const fault = dialog.getByText(t('stays.child.missing'));
  for (let i = 0; i < 3; i++) await more.click();
  await expect(age(3)).toBeVisible();
  await expect(fault).toHaveCount(0);
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(0);
  // Left without an age: only this one is reported
  await age(1).focus();
  await page.keyboard.press('Tab');
  await expect(fault).toHaveCount(1);
  await age(1).selectOption('1');
  await expect(fault).toHaveCount(0);
  await expect(dialog.getByText(t('stays.infants', { count: 1 }))).toBeVisible();
  await dialog.getByRole('button', { name: t('stays.done') }).click();
  await expect(age(2)).toBeFocused();
  await expect(age(2)).toHaveAttribute('aria-invalid', 'true');
  await expect(fault).toHaveCount(2);
  await expect(age(1)).toHaveValue('1');
  await age(2).selectOption('5');
  await dialog.getByRole('button', { name: t('stays.done') }).click();
  await expect(age(3)).toBeFocused();
  await age(3).selectOption('11');
  await dialog.getByRole('button', { name: t('stays.done') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(field(page, 'travellers')).toBeFocused();
  await expect(field(page, 'travellers')).toContainText('3 children');
});

test('a search with a missing age focuses it', async ({ page }) => {
  await page.goto(`${address(brand)}/en/hotel`);
  await field(page, 'travellers').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('stays.more', { what: t('stays.children') }) })
    .click();
  await page.keyboard.press('Escape');
  const { checkIn, checkOut } = stayFrom(40);
  await page.evaluate(
    ([from, to]) => {
      const kept = JSON.parse(localStorage.getItem('searchDraft') ?? '{}') as object;
      localStorage.setItem(
        'searchDraft',
        JSON.stringify({
          ...kept,
          place: { code: 'tyo', locationType: 'city', name: 'Tokyo' },
          dates: { checkIn: from, checkOut: to },
        }),
      );
    },
    [checkIn, checkOut] as const,
  );
  await page.reload();
  await expect(field(page, 'destination')).toContainText('Tokyo'); // the stored draft is read after hydration
  await page.getByRole('button', { name: t('stays.search'), exact: true }).click();
  await expect(page.getByLabel(t('stays.child.age', { number: 1 }))).toBeFocused();
  await expect(page.getByText(t('stays.child.missing')).first()).toBeVisible();
});

/** The list of a stay in Tokyo on a phone: the line of its search, and the sheet that this opens. */
async function listOnPhone(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  const { checkIn, checkOut } = stayFrom(40);
  await page.goto(
    `${address(brand)}/en/hotel/search?code=tyo&locationType=city&adults=2&checkIn=${checkIn}&checkOut=${checkOut}`,
  );
  return {
    line: page.getByRole('search').getByRole('button', { expanded: false }),
    sheet: page.getByRole('dialog', { name: t('stays.search.label') }),
  };
}

test('on a phone the collapsed search opens a sheet with three steps, and gets the focus back when it closes', async ({
  page,
}) => {
  const { line, sheet } = await listOnPhone(page);
  await line.focus();
  await page.keyboard.press('Enter');
  await sheet.getByRole('button', { name: t('stays.search.next', { step: t('stays.dates') }) }).click();
  await expect(sheet.getByRole('grid').first()).toBeVisible();
  await sheet.getByRole('button', { name: new RegExp(`^${t('stays.travellers')}`) }).click();
  await sheet.getByRole('button', { name: t('stays.more', { what: t('stays.adults') }) }).click();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(line).toBeFocused();
  // The line says what is searched; the choice is kept in the sheet until then
  await expect(line).toContainText('2 adults');
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('button', { name: new RegExp(`^${t('stays.travellers')}`) })).toContainText(
    '3 adults',
  );
  await sheet.getByRole('button', { name: t('stays.search'), exact: true }).click();
  await expect(page).toHaveURL(/adults=3/);
  await expect(line).toContainText('3 adults');
});

test('on a phone another destination is followed by the dates, and is in the line once it is searched', async ({
  page,
}) => {
  const { line, sheet } = await listOnPhone(page);
  await line.click();
  // far down the list, which stays where it is when the field gets the focus
  await sheet.getByRole('option', { name: 'Paris' }).first().click();
  await expect(sheet.getByRole('grid').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(line).toContainText('Tokyo');
  await line.click();
  await sheet.getByRole('button', { name: t('stays.search'), exact: true }).click();
  await expect(page).toHaveURL(/code=par/);
  await expect(line).toContainText('Paris');
});

test('a page without dates keeps those that were searched before', async ({ page }) => {
  const { checkIn, checkOut } = stayFrom(40);
  await page.goto(
    `${address(brand)}/en/hotel/search?code=tyo&locationType=city&adults=3&checkIn=${checkIn}&checkOut=${checkOut}`,
  );
  await expect(field(page, 'travellers')).toContainText('3 adults');
  const dates = await field(page, 'dates').innerText();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('searchDraft'))).toContain(checkIn);
  await page.goto(`${address(brand)}/en/hotel/search?code=par&locationType=city`);
  await expect(field(page, 'destination')).toContainText('Paris');
  await expect(field(page, 'travellers')).toContainText('3 adults');
  expect(await field(page, 'dates').innerText()).toBe(dates);
});

test('on a phone the map of a list is in the address, and Back closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${address(brand)}/en/hotel/search?code=tyo&locationType=city`);
  const open = page.getByRole('button', { name: t('stays.map.open') });
  const map = page.getByRole('dialog', { name: t('stays.map.results', { place: 'Tokyo' }) });
  await open.click();
  await expect(map).toBeVisible();
  await expect(page).toHaveURL(/view=map/);
  await page.goBack();
  await expect(map).toHaveCount(0);
  await expect(page).toHaveURL(/hotel\/search\?code=tyo&locationType=city$/);
  await open.click();
  await map
    .getByRole('button', { name: t('site.close') })
    .first()
    .click();
  await expect(map).toHaveCount(0);
  await expect(page).toHaveURL(/hotel\/search\?code=tyo&locationType=city$/);
  await expect(open).toBeFocused();
});

test('the focus stays in the filters when the button that clears them disappears', async ({ page }) => {
  await page.setViewportSize({ width: 1680, height: 900 });
  const { checkIn, checkOut } = stayFrom(40);
  await page.goto(
    `${address(brand)}/en/hotel/search?code=tyo&locationType=city&adults=2&checkIn=${checkIn}&checkOut=${checkOut}&breakfast=1`,
  );
  const column = page.getByRole('region', { name: t('stays.filters') });
  await column.getByRole('button', { name: t('stays.filters.clear') }).click();
  await expect(page).not.toHaveURL(/breakfast/);
  await expect(column.getByRole('heading', { name: t('stays.filters') })).toBeFocused();
});

test('a hotel opens with what its list has shown, before its own data arrive, and the list is where it was for whoever does not wait', async ({
  page,
}) => {
  const { checkIn, checkOut } = stayFrom(40);
  await page.goto(
    `${address(brand)}/en/hotel/search?code=tyo&locationType=city&adults=2&checkIn=${checkIn}&checkOut=${checkOut}`,
  );
  await waitForHydration(page);
  const hotel = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const name = (await hotel.textContent()) ?? '';
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(/\/v1\/(?:tp\/)?hotel\/[^/]+$/, async (route) => {
    await held;
    await route.continue();
  });
  const title = page.getByRole('heading', { level: 1, name, exact: true });
  await page.evaluate(() => scrollTo(0, 150));
  await hotel.dispatchEvent('click'); // without scrolling to it
  await expect(title).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.mouse.wheel(0, 60);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(60);
  await page.goBack();
  await expect(hotel).toHaveText(name);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(150);
  await hotel.dispatchEvent('click');
  await expect(title).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: t('stays.picture.hotel', { name }) })
      .getByRole('img')
      .first(),
  ).toBeVisible();
  const stay = page.getByRole('complementary', { name: t('stays.detail.yourStay') });
  await expect(stay).toHaveCount(0);
  release();
  await expect(stay).toBeVisible();
});

test('a list passes on nothing of its address that it does not know', async ({ page }) => {
  await page.goto(`${address(brand)}/en/hotel/search?code=tyo&locationType=city&foo=bar`);
  const more = page.getByRole('link', { name: t('stays.results.more') });
  await expect(more).toHaveAttribute('href', /code=tyo/);
  await expect(more).not.toHaveAttribute('href', /foo/);
});
