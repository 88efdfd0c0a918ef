import type { Locator } from '@playwright/test';
import { accessible } from './accessible.ts';
import { address, expect, waitUntilStable, stayFrom, test } from './site.ts';
import { words } from './words.ts';

const { checkIn, checkOut } = stayFrom(60);
const hotel = `/en/hotel/detail/aurelian-palace-trocadero-paris?adults=2&checkIn=${checkIn}&checkOut=${checkOut}`;

test('operates the picture gallery of a hotel by keyboard: club', async ({ page }) => {
  const brand = 'club';
  const t = words(brand, 'en');
  await page.goto(address(brand) + hotel);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const gallery = page.getByRole('region', { name: t('stays.picture.hotel', { name }) });
  const pictures = gallery.getByRole('listitem').getByRole('button');
  await expect(pictures).toHaveCount(5); // one large and four small; the others are in the lightbox
  await expect(pictures.first().getByRole('img')).not.toHaveAttribute('alt', '');

  const counter = await gallery.getByText(/^1 \/ \d+$/).textContent();
  const total = Number(counter?.replace('1 / ', ''));
  expect(total).toBeGreaterThan(5);

  await pictures.nth(1).focus();
  await page.keyboard.press('Enter');
  const lightbox = page.getByRole('dialog', { name: t('stays.picture.hotel', { name }) });
  const position = (number: number) =>
    lightbox.getByText(t('frame.slide', { number, total }), { exact: true }).first();
  await expect(position(2)).toBeVisible();

  // The arrow keys page through and stop at the ends; the focus stays inside
  await page.keyboard.press('ArrowRight');
  await expect(position(3)).toBeVisible();
  await page.keyboard.press('End');
  await expect(position(total)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(position(total)).toBeVisible();
  await page.keyboard.press('Home');
  await expect(position(1)).toBeVisible();
  for (let i = 0; i < 5; i++) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  }

  // Escape returns the focus to what opened it, and so does the button
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
  await expect(pictures.nth(1)).toBeFocused();
  const all = gallery.getByRole('button', { name: t('stays.pictures.all', { count: total }) });
  await all.focus();
  await page.keyboard.press('Enter');
  await lightbox.getByRole('button', { name: t('site.close') }).focus();
  await page.keyboard.press('Enter');
  await expect(lightbox).toBeHidden();
  await expect(all).toBeFocused();
});

test('a hotel page opens with the picture of its card, or its own without one: main', async ({ page }) => {
  const brand = 'main';
  const fileOf = async (image: Locator) =>
    (await image.getAttribute('src'))?.replace(/^.*\/pictures\/|-\d+\.webp$/g, '');
  const opening = page.locator('main section button picture img').first();
  await page.goto(`${address(brand)}/en/hotel/search?code=par&locationType=city&sort=newest`);
  await waitUntilStable(page);
  // One whose own first picture another card near it has.
  for (const card of await page.getByRole('article').all()) {
    const heading = card.getByRole('heading');
    const id = (await heading.getByRole('link').getAttribute('href'))?.match(/hotel\/(\d+)/)?.[1];
    const answer = await page.request.get(`${address(brand)}/api/v1/tp/hotel/${id}`);
    const [own]: string[] = (await answer.json()).data.pictures;
    const ofCard = await fileOf(card.locator('picture img').first());
    if (ofCard === own) continue;
    const name = await heading.innerText();
    await heading.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    expect(await fileOf(opening)).toBe(ofCard);
    await page.reload();
    expect(await fileOf(opening)).toBe(own);
    return;
  }
  throw new Error('every hotel of the list opens with its own picture');
});

test('operates the map of a hotel by keyboard: club', async ({ page }) => {
  const brand = 'club';
  const t = words(brand, 'en');
  await page.goto(address(brand) + hotel);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('heading', { level: 2, name: t('stays.map.title') }).scrollIntoViewIfNeeded();
  const map = page.getByRole('region', { name: t('stays.map.label', { name }) });
  // A separate one: several at one place are spread out first.
  const marker = map.getByRole('list').locator('button[aria-expanded]').first();
  const label = (await marker.getAttribute('aria-label')) ?? '';
  const neighbour = label.replace(/^\d+ /, '');
  await expect(
    page
      .getByRole('region', { name: t('stays.map.title') })
      .getByRole('listitem')
      .getByRole('link', {
        name: neighbour,
        exact: true,
      }),
  ).toBeVisible();
  await marker.focus();
  await page.keyboard.press('Enter');
  await map.getByRole('group', { name: label }).getByRole('link', { name: neighbour }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(neighbour);
  expect(new URL(page.url()).searchParams.get('checkIn')).toBe(checkIn);
});

test('filters on a phone are a drawer that returns the focus: main', async ({ browser }) => {
  const brand = 'main';
  const t = words(brand, 'en');
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await page.goto(
    `${address(brand)}/en/hotel/search?code=par&locationType=city&adults=2&checkIn=${checkIn}&checkOut=${checkOut}`,
  );
  // With the number of active ones; "Clear filters" is another button.
  const open = page.getByRole('button', { name: new RegExp(`^${t('stays.filters')}`) });
  await open.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: t('stays.filters') });
  const boxes = drawer.getByRole('group', { name: t('stays.filters.features') }).getByRole('checkbox');
  const box = boxes.first();
  await box.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/features=/);
  await expect(box).toBeChecked();
  await accessible(page);
  // Member rates only: a setting, which narrows the next list as well.
  await drawer.getByRole('checkbox', { name: t('stays.filters.privilegeOnly') }).check();
  await expect(page).toHaveURL(/privilegeOnly=1/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('isPrivilegeOnly'))).toBe('true');
  // A slow response leaves the drawer as it is, even after the router's pending delay (a second).
  await page.route('**/api/v1/tp/hotel/search', async (route) => {
    await new Promise((done) => setTimeout(done, 2000));
    await route.continue();
  });
  const another = boxes.nth(1);
  await another.focus();
  const answer = page.waitForResponse('**/api/v1/tp/hotel/search');
  await page.keyboard.press('Space');
  await expect(another).toBeChecked();
  await answer;
  await expect(page).toHaveURL(/features=[^&]*(?:,|%2C)/);
  await expect(another).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(open).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.goto(`${address(brand)}/en/hotel/search?code=lon&locationType=city`);
  await expect(page).toHaveURL(/code=lon.*privilegeOnly=1/);
});
