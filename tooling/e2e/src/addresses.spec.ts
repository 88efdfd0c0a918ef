import { address, expect, leave, login, test } from './site.ts';

// The browser logs a 404 for a page that does not exist.
test.use({ allowed: /status of 404/ });

test(
  'redirects by language, responds 404 to unknown addresses and rejects forged redirects',
  { tag: '@gate' },
  async ({ page, request }) => {
    const main = address('main');
    const club = address('club');
    const to = async (url: string, headers: Record<string, string> = {}) =>
      (await request.get(url, { maxRedirects: 0, headers })).headers().location;
    expect(await to(`${main}/`, { 'accept-language': 'zh-HK' })).toBe('/zh-tw');
    expect(await to(`${main}/`, { 'accept-language': 'fr' })).toBe('/ja');
    expect(await to(`${club}/`, { 'accept-language': 'ja' })).toBe('/en');
    expect(await to(`${club}/ja/hotel`)).toBe('/en/hotel');
    expect(await to(`${main}/en/hotel`, { cookie: 'currentLang=zh-cn' })).toBe('/zh-cn/hotel');
    expect((await request.get(`${main}/xx/hotel`, { headers: { 'accept-language': 'en' } })).status()).toBe(
      404,
    );
    for (const path of [
      '/en/404',
      '/en/nothing/here',
      '/en/hotel/999999',
      '/ja/experience-share/blog/nothing',
      '/en/ultraluxe-experiences/no-line',
      '/en/ultraluxe-experiences/silver-seas/no-ship',
      '/en/ultraluxe-experiences/silver-seas/grandeur',
      '/en/ultraluxe-experiences/silver-seas/endeavour/no-voyage',
      '/en/ultraluxe-experiences/regent-seven-seas/splendor/paris-barcelona',
    ]) {
      const answer = await request.get(main + path, { maxRedirects: 0 });
      expect(answer.status(), path).toBe(404);
      expect(await answer.text(), path).toContain('<meta name="robots" content="noindex"/>');
    }
    // A missing page keeps its address, in the server-rendered page and in the browser.
    await page.goto(`${main}/en/hotel/region/atlantis`);
    const missing = page.getByRole('heading', { level: 1, name: 'Page not found' });
    await expect(missing).toBeVisible();
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL(`${main}/en`);
    await expect(missing).toHaveCount(0); // going back earlier would cancel it
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(missing).toBeVisible();
    await expect(page).toHaveURL(`${main}/en/hotel/region/atlantis`);
    // All other forgeries are tested in packages/domain/src/redirect.test.ts
    for (const evil of ['//evil.test', 'javascript:alert(1)']) {
      await page.goto(`${main}/en/login?redirect=${encodeURIComponent(evil)}`);
      await login(page, 'main', 'en', 'noir');
      await expect(page).toHaveURL(`${main}/en`);
      await leave(page);
    }
  },
);
