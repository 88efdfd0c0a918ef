import { address, expect, password, stayFrom, test } from './site.ts';
import { words } from './words.ts';
import type { Page } from '@playwright/test';

/** Holds back the site's scripts; returns a function that releases them. */
async function delayScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((done) => (release = done));
  await page.route('**/assets/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

test.describe('before hydration', () => {
  test('keeps what is typed and submits it after hydration: main', { tag: '@gate' }, async ({ page }) => {
    const brand = 'main';
    const t = words(brand, 'en');
    const release = await delayScripts(page);
    await page.goto(`${address(brand)}/en/login`, { waitUntil: 'domcontentloaded' });
    await page.getByRole('main').getByLabel(t('login.email')).fill('noir@demo.test');
    await page.getByLabel(t('login.password'), { exact: true }).fill(password);
    // The form must not be submitted natively, with the password in the URL
    const requests: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && requests.push(request.url()));
    await page.getByRole('button', { name: t('login.submit'), exact: true }).click();
    release();
    await expect(page).toHaveURL(`${address(brand)}/en`);
    expect(requests).toEqual([]);
  });

  test('the menu of a phone opens after hydration: club', async ({ page }) => {
    const brand = 'club';
    const t = words(brand, 'en');
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await delayScripts(page);
    await page.goto(`${address(brand)}/en`, { waitUntil: 'domcontentloaded' });
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('site.menu') })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await expect(page.getByRole('dialog', { name: t('site.menu') })).toBeVisible();
  });

  test('a press outlasts scripts that take a minute: club', async ({ page }) => {
    const brand = 'club';
    const t = words(brand, 'en');
    await page.setViewportSize({ width: 1680, height: 900 }); // where filters have a column
    await page.clock.install();
    const release = await delayScripts(page);
    const { checkIn, checkOut } = stayFrom(40);
    await page.goto(
      `${address(brand)}/en/hotel/search?code=tyo&locationType=city&adults=2&checkIn=${checkIn}&checkOut=${checkOut}`,
      { waitUntil: 'domcontentloaded' },
    );
    await page
      .getByRole('group', { name: t('stays.filters.features') })
      .getByRole('checkbox')
      .first()
      .click();
    await page.clock.fastForward(60_000);
    release();
    await expect(page).toHaveURL(/features=/);
  });

  test('a filter is applied after hydration, and a link works at once: main', async ({ page }) => {
    const brand = 'main';
    const t = words(brand, 'en');
    await page.setViewportSize({ width: 1680, height: 900 }); // where filters have a column
    const release = await delayScripts(page);
    const { checkIn, checkOut } = stayFrom(40);
    await page.goto(
      `${address(brand)}/en/hotel/search?code=tyo&locationType=city&adults=2&checkIn=${checkIn}&checkOut=${checkOut}`,
      {
        waitUntil: 'domcontentloaded',
      },
    );
    await page.getByRole('checkbox').nth(4).click();
    // On a slow machine hydration takes many tasks: the press must wait for the last one, otherwise it is
    // lost.
    const device = await page.context().newCDPSession(page);
    await device.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    release();
    await expect(page).toHaveURL(/features=|promotions=/);
    await expect(page.getByRole('checkbox').nth(4)).toBeChecked();
    const again = await delayScripts(page);
    await page.goto(`${address(brand)}/en`, { waitUntil: 'domcontentloaded' });
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('site.hotels'), exact: true })
      .click();
    await expect(page).toHaveURL(/\/en\/hotel$/);
    again();
  });

  test('a scrolled page keeps its position, and its visible parts hydrate: club', async ({ page }) => {
    const brand = 'club';
    const t = words(brand, 'en');
    const release = await delayScripts(page);
    await page.goto(`${address(brand)}/en/experience-share`, { waitUntil: 'domcontentloaded' });
    const newsletter = page.getByRole('contentinfo').getByRole('region', { name: t('brand.newsletter') });
    const submit = newsletter.getByRole('button', { name: t('frame.newsletter.submit') });
    await submit.scrollIntoViewIfNeeded();
    release();
    await expect(submit).toBeEnabled();
    await expect(submit).toBeInViewport();
  });

  test('a part scrolled into view while the main thread is busy hydrates: main', async ({ page }) => {
    const brand = 'main';
    const t = words(brand, 'en');
    // Like a busy main thread: crossings queue up and are reported together, oldest first.
    await page.addInitScript(() => {
      const Observer = IntersectionObserver;
      globalThis.IntersectionObserver = class extends Observer {
        constructor(report: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          super((crossings, observer) => {
            const [latest] = crossings;
            if (!latest?.isIntersecting) return;
            const outOfSight = { ...latest, target: latest.target, isIntersecting: false };
            report([outOfSight, ...crossings], observer);
          }, options);
        }
      };
    });
    await page.goto(`${address(brand)}/en/experience-share`);
    const newsletter = page.getByRole('contentinfo').getByRole('region', { name: t('brand.newsletter') });
    await newsletter.scrollIntoViewIfNeeded();
    await expect(newsletter.getByRole('button', { name: t('frame.newsletter.submit') })).toBeEnabled();
  });
});
