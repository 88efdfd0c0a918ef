import { chromium } from '@playwright/test';
const [base, ...what] = process.argv.slice(2); // base: 'main:3100'
const [brand, port] = base.split(':');
const out = '/tmp/frame/shots'; import { mkdirSync } from 'node:fs'; mkdirSync(out, { recursive: true });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
for (const w of what) {
  const [name, locale, width] = w.split('/');
  const context = await browser.newContext({ viewport: { width: Number(width), height: Number(width) < 500 ? 844 : 900 }, deviceScaleFactor: 1 });
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log(w, 'console', m.text().slice(0, 300)));
  page.on('pageerror', (e) => console.log(w, 'error', e.message.slice(0, 300)));
  await page.goto(`http://localhost:${port}/${locale}`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(500);
  const shot = (suffix = '', opts = {}) => page.screenshot({ path: `${out}/${brand}-${name}${suffix}-${locale}-${width}.png`, ...opts });
  if (name === 'home') {
    const h = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < h; y += 500) { await page.evaluate((y) => scrollTo(0, y), y); await page.waitForTimeout(120); }
    await page.waitForTimeout(400);
    const sw = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]); if (sw[0] > sw[1]) console.log(w, 'overflow', sw);
    await page.evaluate(() => scrollTo(0, 0)); await page.waitForTimeout(400);
    await shot('', { fullPage: true });
  }
  if (name === 'top') await shot();
  if (name === 'scrolled') { await page.evaluate(() => scrollTo(0, 700)); await page.waitForTimeout(800); await shot(); }
  if (name === 'mega') { await page.locator('header nav button').first().click(); await page.waitForTimeout(1200); await shot(); }
  if (name === 'drawer') { await page.locator('header button[aria-haspopup=dialog]').last().click(); await page.waitForTimeout(1000); await shot(); }
  if (name === 'prefs') { if (Number(width) < 500) { await page.locator('header button[aria-haspopup=dialog]').last().click(); await page.waitForTimeout(800); await page.locator('dialog button[aria-haspopup=dialog]').click(); } else await page.locator('header button[aria-haspopup=dialog]').first().click(); await page.waitForTimeout(1500); await shot(); }
  if (name === 'footer') { await page.evaluate(() => scrollTo(0, 1e6)); await page.waitForTimeout(800); await shot(); }
  await context.close();
}
await browser.close();
