import { createHash } from 'node:crypto';
import { address, expect, waitForHydration, test } from './site.ts';
import { words } from './words.ts';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** An inline script or style of an executable type. */
const inline = /<(script|style)(?![^>]* (?:src=|type="application\/(?:ld\+)?json"))[^>]*>(.*?)<\/\1>/gs;

for (const brand of ['main', 'club'] as const)
  test(
    `the security policy has the hash of every inline script and style: ${brand}`,
    { tag: '@gate' },
    async ({ request }) => {
      for (const path of ['/en', '/zh-tw/hotel/1000', '/en/membership', '/en/login', '/en/404']) {
        const answer = await request.get(address(brand) + path);
        const policy = answer.headers()['content-security-policy'] ?? '';
        expect(policy).not.toMatch(/unsafe|nonce/);
        const found = [...(await answer.text()).matchAll(inline)];
        expect(found.length, path).toBeGreaterThan(1);
        for (const [, , text = ''] of found) expect(policy, path).toContain(sha(text));
      }
    },
  );

// The browser logs violations to the console, which fails the test (site.ts).
test(
  'the security policy allows styles inserted by libraries, also on iOS',
  { tag: '@gate' },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'userAgentData', { value: undefined });
      Object.defineProperty(navigator, 'platform', { value: 'iPhone' });
    });
    const t = words('club', 'en');
    const rules = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('style')].map((style) => style.sheet?.cssRules[0]?.cssText).join(),
      );
    await page.goto(`${address('club')}/en`);
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('frame.preferences') })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await rules()).toContain('overscroll-behavior: contain');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: new RegExp(`^${t('stays.dates')}`) }).click();
    await expect(page.getByRole('dialog').getByRole('grid').first()).toBeVisible();
    expect(await rules()).toContain('touch-action');
  },
);

test.describe('an injected script', { tag: '@gate' }, () => {
  test.use({ allowed: /Content Security Policy/ });
  test('is blocked, inline or as a new element', async ({ page }) => {
    await page.goto(`${address('main')}/en/login`);
    await waitForHydration(page);
    const blocked = await page.evaluate(async () => {
      const directives: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        directives.push(effectiveDirective),
      );
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken"';
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      document.head.append(script, style);
      document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="document.title=`taken`">');
      while (directives.length < 3) await new Promise((done) => requestAnimationFrame(done));
      return directives.toSorted();
    });
    expect(blocked).toEqual(['script-src-attr', 'script-src-elem', 'style-src-elem']);
    await expect(page).not.toHaveTitle('taken');
    await expect(page.locator('body')).toBeVisible();
  });
});
