import { address, expect, login, test } from './site.ts';

test('addresses: languages, 404 and forged redirects', async ({ page, request }) => {
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
  expect((await request.get(`${main}/en/nothing/here`)).status()).toBe(404);
  expect((await request.get(`${main}/en/hotel/999999`)).status()).toBe(404);
  for (const path of [
    'no-line',
    'silver-seas/no-ship',
    'silver-seas/grandeur',
    'silver-seas/endeavour/no-voyage',
    'regent-seven-seas/splendor/paris-barcelona',
  ])
    expect((await request.get(`${main}/en/ultraluxe-experiences/${path}`)).status(), path).toBe(404);
  // Every other forgery is told apart in packages/domain/src/redirect.test.ts
  for (const evil of ['//evil.test', 'javascript:alert(1)']) {
    await page.goto(`${main}/en/login?redirect=${encodeURIComponent(evil)}`);
    await login(page, 'main', 'en', 'noir');
    await expect(page).toHaveURL(`${main}/en`);
    await page.waitForLoadState('networkidle'); // what the page still asks for the member would be refused without the token
    await page.evaluate(() => localStorage.clear());
  }
});
