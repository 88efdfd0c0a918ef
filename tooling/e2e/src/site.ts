import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { observe } from './page-condition.ts';
import type { Running, Stack } from './servers.ts';
import { translatePages } from './translate-page.ts';
import { words } from './words.ts';

export type Brand = 'main' | 'club';
const stacks: Stack[] = JSON.parse(process.env.E2E_STACKS ?? '[]');
/** The servers of this worker, not shared with others. */
export const stack: Stack = stacks[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] ?? {
  api: '',
  main: '',
  club: '',
  data: '',
  database: '',
};
export const address = (brand: Brand): string => stack[brand];
export const password = 'Voyage2026';

/** The tests of a file, or of a group, use servers of their own. */
export function withServers(start: () => Promise<Running>): void {
  const shared = { ...stack };
  let running: Running | undefined;
  test.beforeAll(async () => {
    running = await start();
    Object.assign(stack, running.stack);
  });
  test.afterAll(async () => {
    Object.assign(stack, shared);
    await running?.stop();
  });
}

/** A page whose console errors and failed responses fail the test, unless expected. */
export const test = base.extend<{ allowed: RegExp }>({
  allowed: [/^$/, { option: true }],
  page: async ({ page, allowed }, use, info) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(`page error at ${page.url()}: ${error.message}`));
    page.on(
      'console',
      (message) =>
        message.type() === 'error' && faults.push(`console: ${message.text()} ${message.location().url}`),
    );
    const condition = observe(page);
    await use(page);
    if (info.status !== info.expectedStatus) console.log(`${info.title}: ${await condition()}`);
    expect(faults.filter((fault) => !allowed.test(fault))).toEqual([]);
  },
});
export { expect };

/** The same on pages that a browser translates; what is hydrated after that is rendered again, which React reports. */
export const onTranslatedPages = test.extend({
  allowed: /Minified React error #418/,
  page: async ({ page }, use) => {
    await translatePages(page);
    await use(page);
  },
});

const dayAfter = (from: number, offset: number) =>
  new Date(from + offset * 86_400_000).toISOString().slice(0, 10);
/** A stay far enough ahead to be cancelled free of charge. */
export function stayFrom(offset: number, nights = 3) {
  const now = Date.now(); // once, because midnight could fall between two calls
  return { checkIn: dayAfter(now, offset), checkOut: dayAfter(now, offset + nights) };
}

export async function login(
  page: Page,
  brand: Brand,
  locale: string,
  name: string,
  /** Container of the form. */
  form = page.locator('#content'),
): Promise<void> {
  const t = words(brand, locale);
  // This visitor has chosen the language; otherwise that of the member's profile would follow.
  await page.evaluate((chosen) => localStorage.setItem('currentLang', chosen), locale);
  await form.getByLabel(t('login.email')).fill(`${name}@demo.test`);
  await form.getByLabel(t('login.password'), { exact: true }).fill(password);
  await form.getByRole('button', { name: t('login.submit'), exact: true }).click();
  // Navigating before the response would abort the call, without a login.
  await expect(page).not.toHaveURL(/\/login/);
}

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}
/** A member's session, created directly through the service. */
export const tokensOf = async (member: string): Promise<Tokens> =>
  (await call<Tokens>('POST', 'v1/auth/login', { username: `${member}@demo.test`, password })).data;

/** Prepares a browser with an earlier login and `stored` from an earlier visit; clears its other data. */
export async function restoreLogin(
  context: BrowserContext,
  brand: Brand,
  tokens: Tokens,
  stored: Record<string, string> = {},
): Promise<void> {
  const entries = Object.entries({ ...tokens, ...stored });
  const localStorage = entries.map(([name, value]) => ({ name, value }));
  await context.setStorageState({ cookies: [], origins: [{ origin: address(brand), localStorage }] });
}

/** Leaves the site without a login or any other data: a page that is still open would ask without its token. */
export async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().setStorageState({ cookies: [], origins: [] });
}

/**
 * Opens `path` (with its language) as a logged-in member. Logging in by hand is covered by journey.spec.ts.
 */
export async function openAs(page: Page, brand: Brand, member: string, path: string): Promise<void> {
  const { accessToken, refreshToken } = await tokensOf(member);
  await restoreLogin(page.context(), brand, { accessToken, refreshToken });
  await page.goto(address(brand) + path);
}

/** A call directly to the service, bypassing the sites. */
export async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  token?: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; success: boolean; code?: string; data: T }> {
  const answer = await fetch(`${stack.api}/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const envelope: { success: boolean; code?: string; data: T } = await answer.json();
  return { status: answer.status, ...envelope };
}

/** Books an offer directly through the service. */
export async function book(
  offerRef: string | undefined,
  accessToken: string,
  { member = 'noir', brand = 'main' }: { member?: string; brand?: Brand } = {},
): Promise<{ orderId: string; status: string; payment: { orderId: string } | null }> {
  const guest = {
    title: 'ms',
    firstname: 'Mei',
    lastname: 'Chen',
    email: `${member}@demo.test`,
    phone: '+886912345670',
  };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const body = { offerRef, guest, agreed: true, brand };
  const { data } = await call<Awaited<ReturnType<typeof book>>>(
    'POST',
    'v1/hotel/booking',
    body,
    accessToken,
    headers,
  );
  return data;
}

/**
 * Waits until React has hydrated everything that the selector matches (see hold-until-hydrated.ts): a link
 * followed earlier is handled by the browser.
 */
export async function waitForHydration(page: Page, selector = 'main a, header a'): Promise<void> {
  await page.waitForFunction((all) => {
    const found = [...document.querySelectorAll(all)];
    return (
      found.length > 0 &&
      found.every((element) => !element.dispatchEvent(new Event('drag', { bubbles: true, cancelable: true })))
    );
  }, selector);
}

/**
 * Waits until the page is hydrated and idle: lazy parts are laid out one at a time (lazy-when-visible.tsx; a
 * nested one waits for its parent), fonts are loaded, no request is pending, and the last change has been
 * painted.
 */
export async function waitUntilStable(page: Page): Promise<void> {
  await waitForHydration(page, '#content');
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('[data-deferred]:not([data-deferred] *)')].every(
      (part) => part.style.contentVisibility === 'visible',
    ),
  );
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    await new Promise((done) => requestIdleCallback(done, { timeout: 2000 }));
  });
}
