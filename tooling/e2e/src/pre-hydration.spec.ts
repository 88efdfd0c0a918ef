import { address, expect, password, stayFrom, test, type Brand } from './site.ts';
import { words } from './words.ts';
import type { Page } from '@playwright/test';

/** Holds the site's scripts back; answers what lets them come. */
async function withoutScriptsYet(page: Page): Promise<() => void> {
  let come = () => {};
  const gate = new Promise<void>((done) => (come = done));
  await page.route('**/assets/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  return come;
}

for (const brand of ['main', 'club'] as Brand[]) {
  const say = words(brand, 'en');
  test.describe(`before the scripts are there: ${brand}`, () => {
    test('what is typed and sent is kept, and sent when the page works', async ({ page }) => {
      const come = await withoutScriptsYet(page);
      await page.goto(`${address(brand)}/en/login`, { waitUntil: 'domcontentloaded' });
      await page.getByRole('main').getByLabel(say('login.email')).fill('noir@demo.test');
      await page.getByLabel(say('login.password'), { exact: true }).fill(password);
      await page.getByRole('button', { name: say('login.submit'), exact: true }).click();
      await page.waitForTimeout(500);
      await expect(page).toHaveURL(`${address(brand)}/en/login`); // the form did not go its native way, with the password in the address
      come();
      await expect(page).toHaveURL(`${address(brand)}/en`);
    });

    test('the menu of a phone opens when it can', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const come = await withoutScriptsYet(page);
      await page.goto(`${address(brand)}/en`, { waitUntil: 'domcontentloaded' });
      await page
        .getByRole('banner')
        .getByRole('button', { name: say('site.menu') })
        .click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      come();
      await expect(page.getByRole('dialog', { name: say('site.menu') })).toBeVisible();
    });

    test('a filter is set when it can be, and a link goes at once', async ({ page }) => {
      const come = await withoutScriptsYet(page);
      const { checkIn, checkOut } = stayFrom(40);
      await page.goto(
        `${address(brand)}/en/hotel/search?code=tyo&locationType=city&adults=2&checkIn=${checkIn}&checkOut=${checkOut}`,
        {
          waitUntil: 'domcontentloaded',
        },
      );
      await page.getByRole('checkbox').nth(4).click();
      // On a slow machine hydration takes many turns: the press must wait for the last, or it is lost.
      const device = await page.context().newCDPSession(page);
      await device.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      come();
      await expect(page).toHaveURL(/features=|promotions=/);
      await expect(page.getByRole('checkbox').nth(4)).toBeChecked();
      const again = await withoutScriptsYet(page);
      await page.goto(`${address(brand)}/en`, { waitUntil: 'domcontentloaded' });
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: say('site.hotels'), exact: true })
        .click();
      await expect(page).toHaveURL(/\/en\/hotel$/);
      again();
    });

    test('a page that is scrolled stays there, and what is seen comes to life', async ({ page }) => {
      const come = await withoutScriptsYet(page);
      await page.goto(`${address(brand)}/en/experience-share`, { waitUntil: 'domcontentloaded' });
      const newsletter = page.getByRole('contentinfo').getByRole('region', { name: say('brand.newsletter') });
      const submit = newsletter.getByRole('button', { name: say('frame.newsletter.submit') });
      await submit.scrollIntoViewIfNeeded();
      come();
      await expect(submit).toBeEnabled();
      await expect(submit).toBeInViewport();
    });

    test('a part that is scrolled to while the browser is busy comes to life', async ({ page }) => {
      // What a busy main thread does: crossings queue up, and are reported together, the oldest first.
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
      const newsletter = page.getByRole('contentinfo').getByRole('region', { name: say('brand.newsletter') });
      await newsletter.scrollIntoViewIfNeeded();
      await expect(newsletter.getByRole('button', { name: say('frame.newsletter.submit') })).toBeEnabled();
    });
  });
}
