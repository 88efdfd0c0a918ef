import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright';
import { browserPath } from '@voyage/bench/browser.ts';

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] });

/** Pages report what they measured when they are left, but not within their first three seconds. */
const shortestVisitMs = 3_500;

/** Opens a page, presses something, and leaves it after a while; one of its scripts fails. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => {
    const error = new TypeError('for the trial');
    error.stack = `TypeError: ${error.message}\n    at ${location.origin}/assets/index-1.js:12:34`;
    reportError(error);
  });
  await pause(shortestVisitMs);
  await page.mouse.click(5, 5);
  await pause(500);
  await page.goto('about:blank');
}

/** A visitor with a telephone and one with a desktop, on some pages of a site. */
export async function visitWithBrowser(browser: Browser, origin: string): Promise<void> {
  const viewports = [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ];
  await Promise.all(
    viewports.map(async (viewport) => {
      const page = await browser.newPage({ viewport });
      for (const path of ['/en', '/en/membership']) await visit(page, origin + path);
      await page.close();
    }),
  );
  // Of a form that no page sends.
  await fetch(`${origin}/reports/vitals`, { method: 'POST', body: '{}' });
}

/** Logs in by hand: the request that leads from the browser through the site to the database. */
export async function logInByHand(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${origin}/en/login`);
  const form = page.locator('#content');
  await form.locator('input[type=email]').fill('elite@demo.test');
  await form.locator('input[type=password]').fill('Voyage2026');
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/v1/auth/login'));
  await form.locator('input[type=password]').press('Enter');
  const status = (await answered).status();
  if (status !== 200) throw new Error(`the login was answered with ${status}`);
  await page.close();
}
