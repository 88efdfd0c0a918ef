import { accessible } from './accessible.ts';
import { address, call, expect, openAs, test, tokensOf, type Brand } from './site.ts';
import { words } from './words.ts';

const brands: Brand[] = ['main', 'club'];

for (const brand of brands) {
  const t = words(brand, 'en');
  test.describe(`the page frame by keyboard: ${brand}`, () => {
    test('operates skip link, menu, language and currency', async ({ page }) => {
      await page.goto(`${address(brand)}/en`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: t('site.skip') });
      await expect(skip).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);

      // The panel of hotels opens, is focusable, and returns the focus
      const hotels = page.getByRole('banner').getByRole('button', { name: t('site.hotels') });
      await hotels.focus();
      await page.keyboard.press('Enter');
      await expect(hotels).toHaveAttribute('aria-expanded', 'true');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Tokyo' })).toBeVisible();
      await accessible(page);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true);
      await page.keyboard.press('Escape');
      await expect(hotels).toHaveAttribute('aria-expanded', 'false');
      await expect(hotels).toBeFocused();

      // The chosen currency survives a reload, another language changes the URL
      await page
        .getByRole('banner')
        .getByRole('button', { name: t('frame.preferences') })
        .focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: t('frame.preferences') });
      await expect(dialog).toBeVisible();
      const [none, own] = [dialog.getByRole('radio').first(), dialog.getByRole('radio').nth(1)];
      await expect(none).toBeChecked();
      // The brand's own currency is a choice too, and a choice can be taken back
      await own.check();
      expect(await page.evaluate(() => localStorage.getItem('activeCurrency'))).toBe(
        await own.getAttribute('value'),
      );
      await none.check();
      expect(await page.evaluate(() => localStorage.getItem('activeCurrency'))).toBeNull();
      await dialog.getByRole('radio', { name: /JPY/ }).check();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await page.reload();
      await page
        .getByRole('banner')
        .getByRole('button', { name: t('frame.preferences') })
        .click();
      await expect(page.getByRole('dialog').getByRole('radio', { name: /JPY/ })).toBeChecked();
      await page.getByRole('dialog').getByRole('link', { name: '繁體中文' }).click();
      await expect(page).toHaveURL(/\/zh-tw(#content)?$/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
    });
  });

  test(`the menu drawer on a phone traps and returns the focus: ${brand}`, async ({ browser }) => {
    const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    await page.goto(`${address(brand)}/en`);
    const open = page.getByRole('banner').getByRole('button', { name: t('site.menu') });
    await open.click();
    const drawer = page.getByRole('dialog', { name: t('site.menu') });
    await expect(drawer.getByRole('link', { name: t('site.hotels') })).toBeVisible();
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body ||
            document.activeElement?.closest('dialog, [role=dialog]') !== null,
        ),
      ).toBe(true);
    }
    await accessible(page);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await drawer.getByRole('link', { name: t('site.hotels') }).click();
    await expect(page).toHaveURL(/\/en\/hotel$/);
    await expect(drawer).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
}

test('operates the search bar by keyboard: destination, dates and travellers', async ({ page }) => {
  const t = words('club', 'en');
  await page.goto(`${address('club')}/en`);
  const destination = page.getByRole('button', { name: new RegExp(`^${t('stays.destination')}`) });
  await destination.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: t('stays.destination') })).toBeFocused();
  await page.keyboard.type('singap');
  await expect(page.getByRole('option', { name: 'Singapore' }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  const calendar = page.getByRole('dialog');
  await expect(calendar.getByRole('grid').first()).toBeVisible();
  await calendar.getByRole('button', { name: t('stays.dates.next') }).focus();
  await page.keyboard.press('Enter');
  await calendar
    .getByRole('gridcell')
    .locator('[data-rac]:not([data-disabled]):not([data-outside-month])')
    .nth(9)
    .focus();
  for (const key of ['Enter', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('grid')).toHaveCount(0);
  const travellers = page.getByRole('button', { name: new RegExp(`^${t('stays.travellers')}`) });
  await travellers.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: t('stays.more', { what: t('stays.adults') }) }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('stays.search'), exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/hotel\/search\?.*code=sin.*adults=3|hotel\/search\?.*adults=3.*code=sin/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Singapore');
});

test('a member navigates by the member menu, ends another session and logs out', async ({ page }) => {
  const t = words('main', 'en');
  const elsewhere = await tokensOf('noir');
  await openAs(page, 'main', 'noir', '/en');
  await page.getByRole('button', { name: t('site.member') }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: t('site.orders') })).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('user.title') })
    .click();
  await expect(page).toHaveURL(/\/en\/user$/);
  await expect(page.getByRole('heading', { name: t('user.next.title'), exact: true })).toBeVisible();

  // The menu stays mounted while the page beside it changes, and keeps the focus
  const profile = page.getByRole('navigation', { name: t('user.menu') }).getByRole('link', {
    name: t('profile.title'),
  });
  await profile.click();
  await expect(page).toHaveURL(/\/en\/user\/profile$/);
  await expect(profile).toBeFocused();
  await expect(profile).toHaveAttribute('aria-current', 'page');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('security.title') })
    .click();

  // The most recent other session comes second
  const sessions = page.getByRole('region', { name: t('security.sessions.title') });
  await sessions.getByRole('button').first().click();
  await expect(page.getByText(t('security.sessions.ended'))).toBeVisible();
  expect((await call('GET', 'v1/user/profile', undefined, elsewhere.accessToken)).status).toBe(401);

  await page.getByRole('button', { name: t('site.member') }).click();
  await page.getByRole('button', { name: t('site.logout'), exact: true }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: t('site.login') })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /token/i.test(key)))).toEqual(
    [],
  );
});

test('one brand has a menu of experiences, the other redirects their pages to Home', async ({ page }) => {
  const t = words('main', 'en');
  await page.goto(`${address('main')}/en`);
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('experiences.menu') })
    .click();
  await page
    .getByRole('dialog', { name: t('experiences.menu') })
    .getByRole('link', { name: t('experiences.antarctica.menu') })
    .click();
  await expect(page).toHaveURL(/\/en\/ultraluxe-experiences\/white-desert$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // Customer service gets the inquiry, and the visitor a number
  await page
    .getByRole('button', { name: t('experiences.interest') })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: t('experiences.interest.title') });
  await form.getByLabel(t('company.contact.salutation'), { exact: true }).selectOption('ms');
  await form.getByLabel(t('company.contact.name')).fill('Mei Chen');
  await form.getByLabel(t('company.contact.country')).selectOption('TW');
  await form.getByRole('textbox', { name: t('phone.number') }).fill('0912 345 678');
  await form.getByLabel(t('company.contact.email')).fill('mei@demo.test');
  await form.getByRole('button', { name: t('company.contact.send') }).click();
  await expect(page.getByRole('dialog', { name: t('company.contact.sent.title') })).toBeVisible();

  await page.goto(`${address('club')}/en/ultraluxe-experiences/white-desert`);
  await expect(page).toHaveURL(`${address('club')}/en`);
});
