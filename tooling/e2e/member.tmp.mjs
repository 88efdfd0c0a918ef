import { chromium } from '@playwright/test';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
for (const [brand, port, locale, width] of [['club', 3111, 'zh-tw', 1440], ['main', 3110, 'en', 390]]) {
  const page = await (await browser.newContext({ viewport: { width, height: width < 500 ? 844 : 900 } })).newPage();
  page.on('console', (m) => m.type() === 'error' && console.log(m.text().slice(0, 300))); page.on('pageerror', (e) => console.log(e.message));
  await page.goto(`http://localhost:${port}/${locale}?redirect=%2F${locale}%2Fuser%2Fhotel-order`, { waitUntil: 'networkidle' });
  await page.screenshot({ path: `/tmp/frame/shots/redirect-${brand}.png` });
  await page.goto(`http://localhost:${port}/${locale}/login`, { waitUntil: 'networkidle' });
  await page.locator('input[type=email], input[name=username]').first().fill('elite@demo.test');
  await page.locator('input[type=password]').fill('Voyage2026');
  await page.locator('form button[type=submit]').click();
  await page.waitForTimeout(2500);
  await page.goto(`http://localhost:${port}/${locale}`, { waitUntil: 'networkidle' });
  if (brand === 'club') { await page.evaluate(() => document.querySelector('#privileges').scrollIntoView()); await page.waitForTimeout(1200); }
  const member = page.locator('header .x, header button[aria-expanded]').filter({ has: page.locator('svg.lucide-circle-user-round') });
  await member.click(); await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/frame/shots/member-${brand}.png` });
  await page.keyboard.press('Escape');
  if (width < 500) { await page.locator('header button[aria-haspopup=dialog]').last().click(); await page.waitForTimeout(800); await page.screenshot({ path: `/tmp/frame/shots/member-drawer-${brand}.png` }); }
}
for (const [port, brand, width] of [[3110, 'main', 320], [3111, 'club', 320], [3110, 'main', 820], [3111, 'club', 820], [3110, 'main', 1100], [3111, 'club', 1100], [3110, 'main', 1920], [3111, 'club', 1920]]) {
  const page = await (await browser.newContext({ viewport: { width, height: 900 } })).newPage();
  await page.goto(`http://localhost:${port}/en`, { waitUntil: 'networkidle' });
  const sw = await page.evaluate(() => document.documentElement.scrollWidth); if (sw > width) console.log('overflow', brand, width, sw);
  const h = await page.evaluate(() => document.documentElement.scrollHeight); for (let y = 0; y < h; y += 500) { await page.evaluate((y) => scrollTo(0, y), y); await page.waitForTimeout(80); } await page.evaluate(() => scrollTo(0, 0)); await page.waitForTimeout(300);
  await page.screenshot({ path: `/tmp/frame/shots/w-${brand}-${width}.png`, fullPage: width === 820, });
}
await browser.close();
