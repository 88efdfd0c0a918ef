import { expect, test as base, type Page } from '@playwright/test';
import { words } from './words.ts';

export type Brand = 'main' | 'club';
export const address = (brand: Brand): string =>
  (brand === 'main' ? process.env.E2E_MAIN : process.env.E2E_CLUB) ?? '';
export const password = 'Voyage2026';

/** A page whose console errors and refused responses fail the test, unless the test expects them. */
export const test = base.extend<{ allowed: RegExp }>({
  allowed: [/^$/, { option: true }],
  page: async ({ page, allowed }, use) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
    page.on('console', (message) => message.type() === 'error' && faults.push(`console: ${message.text()}`));
    await use(page);
    expect(faults.filter((fault) => !allowed.test(fault))).toEqual([]);
  },
});
export { expect };

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
/** A stay far enough away to be free of charge to cancel. */
export const stayFrom = (offset: number, nights = 3) => ({
  checkIn: day(offset),
  checkOut: day(offset + nights),
});

export async function login(page: Page, brand: Brand, locale: string, name: string): Promise<void> {
  const say = words(brand, locale);
  await page.locator('#content').getByLabel(say('login.email')).fill(`${name}@demo.test`);
  await page.getByLabel(say('login.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('login.submit'), exact: true }).click();
  // Whoever goes on before the answer is there breaks the call off, and is not logged in.
  await expect(page).not.toHaveURL(/\/login/);
}

/** A call straight to the service, as the test's own hand behind the scenes. */
export async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  token?: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; success: boolean; code?: string; data: T }> {
  const answer = await fetch(`${process.env.E2E_API}/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return {
    status: answer.status,
    ...((await answer.json()) as { success: boolean; code?: string; data: T }),
  };
}

/**
 * Waits until React has taken over all that the selector finds (hold-until-hydrated.ts says how that is asked): a link that
 * is followed before is the browser's own.
 */
export async function pageWorks(page: Page, selector = 'main a, header a'): Promise<void> {
  await page.waitForFunction((all) => {
    const found = [...document.querySelectorAll(all)];
    return (
      found.length > 0 &&
      found.every((element) => !element.dispatchEvent(new Event('drag', { bubbles: true, cancelable: true })))
    );
  }, selector);
}
