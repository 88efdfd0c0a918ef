import { chromium } from '@playwright/test';
import { AxeBuilder } from '@axe-core/playwright';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
for (const [brand, port, locale, width] of [['main', 3110, 'en', 1440], ['club', 3111, 'zh-tw', 1440], ['main', 3110, 'ja', 390], ['club', 3111, 'en', 390], ['main', 3110, 'en', 1290]]) {
  const page = await (await browser.newContext({ viewport: { width, height: width < 500 ? 844 : 900 } })).newPage();
  page.on('console', (m) => m.type() === 'error' && console.log(brand, m.text().slice(0, 300))); page.on('pageerror', (e) => console.log(e.message));
  await page.goto(`http://localhost:${port}/${locale}`, { waitUntil: 'networkidle' });
  const shot = (n) => page.screenshot({ path: `/tmp/frame/shots/slot-${brand}-${width}-${n}.png` });
  await shot('top');
  if (width === 1290) { continue; }
  const form = page.locator('form').last();
  await form.scrollIntoViewIfNeeded(); await page.waitForTimeout(800); await form.locator('button').click(); await page.waitForTimeout(300); await shot('news');
  console.log(brand, width, JSON.stringify((await new AxeBuilder({ page }).analyze()).violations.map((v) => [v.id, v.nodes[0].target, v.nodes[0].failureSummary])));
  await form.locator('input').nth(0).fill('a@b.example'); await form.locator('input').nth(1).fill('Ann'); await form.locator('select').selectOption({ index: 3 }); await form.locator('button').click(); await page.waitForTimeout(1500);
  console.log(await page.locator('[role=status]').allInnerTexts());
  await page.locator('section[aria-labelledby=journal]').scrollIntoViewIfNeeded(); await page.evaluate(() => document.querySelector('section[aria-labelledby=journal]').scrollIntoView()); await page.waitForTimeout(900); await shot('journal');
  await page.evaluate(() => scrollBy(0, -900)); await page.waitForTimeout(700); await shot('feature');
  if (brand === 'main' && width === 1440) { await page.evaluate(() => scrollTo(0, 0)); await page.locator('header nav button[aria-haspopup=dialog]').click(); await page.waitForTimeout(1200); await shot('luxury'); console.log(JSON.stringify((await new AxeBuilder({ page }).analyze()).violations.map((v) => [v.id]))); }
  if (brand === 'club' && width === 1440) { await page.evaluate(() => scrollTo(0, 0)); const n = page.locator('section[aria-roledescription=carousel] button').last(); await n.click(); await page.waitForTimeout(800); await n.click(); await page.waitForTimeout(800); await shot('banner'); await n.focus(); await page.keyboard.press('ArrowLeft'); await page.waitForTimeout(800); console.log(await page.locator('section[aria-roledescription=carousel] [aria-live]').innerText()); }
}
await browser.close();
