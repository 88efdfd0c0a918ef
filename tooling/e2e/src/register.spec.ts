import type { Locator } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { freePort } from './free-port.ts';
import { enterCode, messageAfter } from './mailbox.ts';
import {
  address,
  call,
  expect,
  leave,
  onTranslatedPages,
  password,
  stack,
  waitForHydration,
  test,
  type Brand,
  type Tokens,
} from './site.ts';
import { startSiteFor } from './site-process.ts';
import { databaseUrl, startService, stopProcess } from './service-process.ts';
import { deskWords, factorWords, words } from './words.ts';

const once = (brand: Brand) => `guest-${brand}-${Date.now()}`;

for (const [brand, locale, translated] of [
  ['main', 'en', false],
  ['club', 'zh-cn', false],
  ['club', 'en', true],
] as const)
  (translated ? onTranslatedPages : test)(
    `a visitor registers, becomes a member and can pay for the chosen level: ${brand}, ${locale}`,
    translated ? {} : { tag: '@gate' },
    async ({ page }) => {
      const t = words(brand, locale);
      const email = `${once(brand)}@example.test`;
      const phone = `+88691${String(Date.now()).slice(-7)}`; // in the range of mobile numbers
      await page.goto(`${address(brand)}/${locale}/login`);
      await waitForHydration(page);
      await page.getByRole('link', { name: t('site.register') }).click();
      // The previous page has such a field too.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('register.heading'));
      await page.locator('#content').getByLabel(t('login.email')).fill(email);
      await page.getByLabel(t('password.new'), { exact: true }).fill('Harbour2026k');
      await page.getByLabel(t('password.again')).fill('Harbour2026k');
      await page.getByRole('button', { name: t('register.next') }).click();
      await page.getByText(t('tier.elite'), { exact: true }).click();
      await page.getByRole('button', { name: t('register.next') }).click();

      await page.getByLabel(t('register.title')).selectOption('ms');
      await page.getByLabel(t('register.lastname')).fill('CHEN');
      await page.getByLabel(t('register.firstname')).fill('MEI LING');
      await page.getByLabel(t('register.birthDate')).fill('1988-04-12');
      await enterCode(page, t, email);
      await expect(page.getByText(t('register.verify.email.done', { target: email }))).toBeVisible();
      const numbers = page.getByLabel(t('phone.number'), { exact: true });
      await numbers.first().fill(phone);
      await enterCode(page, t, phone);
      await expect(page.getByText(t('register.verify.phone.done', { target: phone }))).toBeVisible();
      await page.getByLabel(t('register.country'), { exact: true }).selectOption('TW');
      await page.getByLabel(t('register.city')).fill('Taipei');
      await page.getByLabel(t('register.street')).fill('Zhongshan N. Rd. 12');
      await page.getByLabel(t('register.emergency.name')).fill('Chen Wei');
      await numbers.last().fill('+886922345678');

      // A reload continues at the same step; only the password must be typed again.
      page.once('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await expect(page.getByLabel(t('register.street'))).toHaveValue('Zhongshan N. Rd. 12');
      await page.getByLabel(t('password.new'), { exact: true }).fill('Harbour2026k');
      await page.getByLabel(t('register.agree')).check();
      await page.getByRole('button', { name: t('register.submit') }).click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/register/complete\\?upgrade=elite$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t('register.welcome', { name: 'MEI LING' }),
      );
      await page.getByRole('button', { name: t('register.upgrade.pay') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('payment.title'));
      await expect(page.getByText('NT$3,000').first()).toBeVisible();
    },
  );

/** The authenticator app to which the key on the page was added. */
async function appWithKey(scope: Locator): Promise<TOTP> {
  const key = (await scope.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).textContent()) ?? '';
  return new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
}
const wrongCode = (app: TOTP) => (app.generate() === '000000' ? '000001' : '000000');
/** A code is valid once; that of the next half minute is valid already. */
const nextCode = (app: TOTP) => app.generate({ timestamp: Date.now() + 30_000 });

test.describe('a second factor', () => {
  test.use({ allowed: /status of 400/ }); // the wrong code
  test(
    'an agent resets a forgotten password by email, with a second factor: club, zh-tw',
    { tag: '@gate' },
    async ({ page }) => {
      const t = words('club', 'zh-tw');
      const tFactor = factorWords('zh-tw');
      // No other journey logs in as agent@.
      const email = 'agent@demo.test';
      await page.goto(`${address('club')}/zh-tw/login`);
      await waitForHydration(page);
      await page.getByRole('link', { name: t('login.forgot') }).click();
      await expect(page).toHaveURL(/\/forgot-password/); // the login page has a field with that label too
      await expect(page.getByRole('button', { name: t('password.forgot.send') })).toBeVisible();
      await page.locator('#content').getByLabel(t('login.email')).fill(email);
      const message = await messageAfter(email, () =>
        page.getByRole('button', { name: t('password.forgot.send') }).click(),
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('password.forgot.sent'));
      const token = /reset-password\?token=([\w-]+)/.exec(message)?.[1];
      await page.goto(`${address('club')}/zh-tw/reset-password?token=${token}`);
      await waitForHydration(page);
      await page.getByLabel(t('password.new'), { exact: true }).fill('Harbour2026k');
      await page.getByLabel(t('password.again')).fill('Harbour2026k');
      await page.getByRole('button', { name: t('password.save') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('password.reset.done'));
      await page
        .locator('#content')
        .getByRole('link', { name: t('site.login') })
        .click();
      const logIn = async () => {
        // Chosen in this browser: otherwise the language of the agent's profile would follow.
        await page.evaluate(() => localStorage.setItem('currentLang', 'zh-tw'));
        await page.locator('#content').getByLabel(t('login.email')).fill(email);
        await page.getByLabel(t('login.password'), { exact: true }).fill('Harbour2026k');
        await page.getByRole('button', { name: t('login.submit'), exact: true }).click();
      };
      await logIn();
      await expect(page).toHaveURL(/\/zh-tw$/);

      // An authenticator app is set up with the password and the app's first code.
      await page.setViewportSize({ width: 390, height: 844 });
      const security = `${address('club')}/zh-tw/user/password`;
      await page.goto(security);
      await page.getByRole('button', { name: tFactor('begin') }).click();
      const part = page.getByRole('region', { name: tFactor('title') });
      await part.getByLabel(t('password.current'), { exact: true }).fill('Harbour2026k');
      await part.getByRole('button', { name: tFactor('continue') }).click();
      await expect(page.getByRole('img', { name: tFactor('qr') })).toBeVisible();
      const app = await appWithKey(part);
      await part.getByLabel(tFactor('thenCode')).fill(app.generate());
      const saved = page.getByRole('list', { name: tFactor('codesFor').replace('{account}', email) });
      await expect(saved.getByRole('listitem')).toHaveCount(10);
      const [recovery = '', last = ''] = await saved.getByRole('listitem').allTextContents();
      await page.getByRole('button', { name: tFactor('saved') }).click();
      await expect(part.getByRole('button', { name: tFactor('renew') })).toBeVisible();

      // From then on the password is not enough: a wrong code is rejected, the correct one logs in.
      const logOut = async () => {
        await leave(page);
        await page.goto(`${address('club')}/zh-tw/login`);
        await waitForHydration(page, '#content');
      };
      await logOut();
      await logIn();
      const code = page.locator('#content').getByLabel(tFactor('code'), { exact: true });
      await expect(code).toBeFocused();
      await code.fill(wrongCode(app));
      await expect(page.getByText(t('error.au0116')).first()).toBeVisible();
      await code.fill(nextCode(app));
      await expect(page).toHaveURL(/\/zh-tw$/);

      // Without the telephone a recovery code logs in, and another one switches the factor off.
      await logOut();
      await logIn();
      await page.getByRole('button', { name: tFactor('useRecovery') }).click();
      await page.getByLabel(tFactor('recovery'), { exact: true }).fill(recovery);
      await page.getByRole('button', { name: t('login.submit'), exact: true }).click();
      await expect(page).toHaveURL(/\/zh-tw$/);
      await page.goto(security);
      await part.getByRole('button', { name: tFactor('remove') }).click();
      await part.getByLabel(t('password.current'), { exact: true }).fill('Harbour2026k');
      await part.getByLabel(tFactor('anyCode')).fill(last);
      await part.getByRole('button', { name: tFactor('remove') }).click();
      await expect(part.getByRole('button', { name: tFactor('begin') })).toBeFocused();
    },
  );

  test(
    'an employee sets it up at login where it is required, and reaches the desk: main, en',
    { tag: '@gate' },
    async ({ page }) => {
      const t = words('main', 'en');
      const tFactor = factorWords('en');
      const username = 'employee@demo.test';
      // A second service at the same database: in the worker's own a factor is optional, as in demonstrations.
      const port = await freePort();
      const [service, site] = await Promise.all([
        startService(
          { data: stack.data, database: databaseUrl(stack), sites: stack, port },
          { STAFF_SECOND_FACTOR: 'required' },
        ),
        startSiteFor('main', `http://127.0.0.1:${port}`),
      ]);
      const form = page.locator('#content');
      const logIn = async () => {
        await page.goto(`${site.origin}/en/login?redirect=/en/user/staff`);
        await waitForHydration(page, '#content');
        await page.evaluate(() => localStorage.setItem('currentLang', 'en'));
        await form.getByLabel(t('login.email')).fill(username);
        await form.getByLabel(t('login.password'), { exact: true }).fill(password);
        await form.getByRole('button', { name: t('login.submit'), exact: true }).click();
      };
      const reachesDesk = async () => {
        await expect(page).toHaveURL(/\/en\/user\/staff$/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('user.desk'));
        await expect(page.getByRole('navigation', { name: deskWords('en')('sections') })).toBeVisible();
      };
      let recoveryCodes: string[] = [];
      try {
        await logIn();
        await expect(form.getByRole('heading', { name: tFactor('setUpTitle') })).toBeFocused();
        await expect(form.getByRole('img', { name: tFactor('qr') })).toBeVisible();
        const app = await appWithKey(form);
        await form.getByLabel(tFactor('thenCode')).fill(app.generate());
        const saved = form.getByRole('list', { name: tFactor('codesFor').replace('{account}', username) });
        await expect(saved.getByRole('listitem')).toHaveCount(10);
        recoveryCodes = await saved.getByRole('listitem').allTextContents();
        await form.getByRole('button', { name: tFactor('saved') }).click();
        await reachesDesk();

        await page.getByRole('button', { name: t('site.member') }).click();
        await page.getByRole('button', { name: t('site.logout') }).click();
        await expect(page.getByRole('banner').getByRole('link', { name: t('site.login') })).toBeVisible();
        await logIn();
        const code = form.getByLabel(tFactor('code'), { exact: true });
        await code.fill(wrongCode(app));
        await expect(form.getByText(t('error.au0116')).first()).toBeVisible();
        await expect(code).toHaveValue('');
        await code.fill(nextCode(app));
        await reachesDesk();
        await page.goto('about:blank'); // no calls to a site that ends
      } finally {
        await Promise.all([site.stop(), stopProcess(service.child)]);
        if (recoveryCodes.length > 0) await switchOff(username, recoveryCodes);
      }
    },
  );
});

/** Other journeys log in as this member with the password alone. */
async function switchOff(username: string, [first, second]: string[]): Promise<void> {
  const login = await call<{ challenge: string }>('POST', 'v1/auth/login', { username, password });
  const { challenge } = login.data;
  const opened = await call<Tokens>('POST', 'v1/auth/login/second-factor', { challenge, code: first });
  const body = { password, code: second };
  const removed = await call('DELETE', 'v1/user/second-factor', body, opened.data.accessToken);
  expect(removed.success).toBe(true);
}
