import type { Locator } from '@playwright/test';
import { address, expect, test, type Brand } from './site.ts';
import { words } from './words.ts';

// The answer to a form that a browser has sent itself is not a page of the site.
test.use({ javaScriptEnabled: false, allowed: /status of 405/ });

/** What is typed into a field of each type; nothing of it belongs in an address. */
const typed: Record<string, string> = {
  email: 'mei.secret@example.test',
  password: 'Harbour2026k',
  tel: '0912345678',
};
const otherwise = '42424242';
const secrets = [...Object.values(typed), otherwise];

/** Pages whose form is not rendered on the server, or cannot be pressed before it works: the note alone. */
const onlyNoted = ['register', 'contact'];
const runs: { brand: Brand; locale: string; pages: string[] }[] = [
  { brand: 'main', locale: 'ja', pages: ['login', 'forgot-password'] },
  { brand: 'club', locale: 'en', pages: ['login', 'forgot-password', 'eligibility'] },
];
for (const { brand, locale, pages } of runs)
  test(
    `without JavaScript nothing that is typed is in an address, and the answer says what to do: ${brand}, ${locale}`,
    { tag: '@gate' },
    async ({ page }) => {
      const t = words(brand, locale);
      const addresses: string[] = [];
      page.on('request', (request) => addresses.push(decodeURIComponent(request.url())));
      const forms = page.locator('#content form');
      const open = async (path: string) => {
        await page.goto(`${address(brand)}/${locale}/${path}`);
        const note = page.locator('noscript p');
        await expect(note).toBeVisible();
        await expect(note).toContainText(t('site.noScript'));
      };
      const fillIn = async (form: Locator) => {
        for (const field of await form.locator('input:visible, textarea:visible').all()) {
          const type = await field.getAttribute('type');
          if (type === 'checkbox' || type === 'radio') await field.check();
          else await field.fill(typed[type ?? ''] ?? otherwise);
        }
      };
      for (const path of pages)
        await test.step(path, async () => {
          await open(path);
          const count = await forms.count();
          expect(count).toBeGreaterThan(0);
          for (let i = 0; i < count; i += 1) {
            if (i > 0) await open(path);
            await fillIn(forms.nth(i));
            const answer = page.waitForResponse((response) => response.request().method() === 'POST');
            await forms.nth(i).locator('[type=submit]').click();
            expect((await answer).status()).toBe(405);
            expect(new URL(page.url()).search).toBe('');
            await expect(page.getByRole('heading', { level: 1 })).toContainText('JavaScript');
            await expect(page.locator('a[href^="tel:"]')).toBeVisible();
          }
        });
      for (const path of onlyNoted)
        await test.step(path, async () => {
          await open(path);
          for (const form of await forms.all()) {
            await fillIn(form);
            await expect(form.locator('[type=submit]')).toBeDisabled();
          }
          expect(new URL(page.url()).search).toBe('');
        });
      expect(addresses.filter((one) => secrets.some((secret) => one.includes(secret)))).toEqual([]);
    },
  );
