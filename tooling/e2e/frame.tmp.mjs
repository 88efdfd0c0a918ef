import { chromium } from '@playwright/test';
import { AxeBuilder } from '@axe-core/playwright';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const ok = (name, value) => console.log(value ? 'ok  ' : 'FAIL', name, value === true || value === false ? '' : value);
const sites = [['main', process.env.M ?? 3110, 'en'], ['club', process.env.C ?? 3111, 'zh-tw']];
const axe = async (page, where) => { const v = (await new AxeBuilder({ page }).analyze()).violations; ok(`axe ${where}`, v.length === 0 || JSON.stringify(v.map((x) => [x.id, x.nodes.slice(0, 3).map((n) => n.target.join(' ') + ' ' + n.failureSummary?.slice(0, 160))]))); if (v.length) console.log('FAIL axe'); };
for (const [brand, port, locale] of sites) {
  const base = `http://localhost:${port}`;
  for (const width of [1440, 390]) {
    const context = await browser.newContext({ viewport: { width, height: width < 500 ? 844 : 900 } });
    const page = await context.newPage();
    const faults = [];
    page.on('console', (m) => m.type() === 'error' && faults.push(m.text().slice(0, 300)));
    page.on('pageerror', (e) => faults.push(e.message.slice(0, 300)));
    await page.addInitScript(() => { window.cls = 0; new PerformanceObserver((l) => { for (const e of l.getEntries()) if (!e.hadRecentInput) window.cls += e.value; }).observe({ type: 'layout-shift', buffered: true }); });
    const at = `${brand} ${width}`;
    await page.goto(`${base}/${locale}`, { waitUntil: 'networkidle' });
    await axe(page, `${at} home top`);
    const js = await page.evaluate(() => performance.getEntriesByType('resource').filter((e) => e.name.endsWith('.js')).reduce((s, e) => s + e.encodedBodySize, 0));
    console.log(at, 'js bytes loaded', js);
    const h = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < h; y += 400) { await page.evaluate((y) => scrollTo(0, y), y); await page.waitForTimeout(60); }
    await page.waitForTimeout(500);
    ok(`${at} cls ${await page.evaluate(() => window.cls)}`, (await page.evaluate(() => window.cls)) < 0.001);
    ok(`${at} height unchanged`, h === await page.evaluate(() => document.documentElement.scrollHeight) || `${h} ${await page.evaluate(() => document.documentElement.scrollHeight)}`);
    await axe(page, `${at} home bottom`);
    ok(`${at} header solid`, await page.locator('header[data-solid]').count() === 1);
    await page.evaluate(() => scrollTo(0, 0)); await page.waitForTimeout(300);
    ok(`${at} header over`, await page.locator('header:not([data-solid])').count() === 1);
    if (width === 1440) {
      const hotels = page.locator('header nav button').first();
      await hotels.click(); await page.waitForTimeout(800);
      ok(`${at} mega open`, await hotels.getAttribute('aria-expanded') === 'true' && await page.locator('header[data-solid]').count() === 1);
      await axe(page, `${at} mega`);
      await page.keyboard.press('Tab');
      ok(`${at} tab into panel`, await page.evaluate(() => document.activeElement?.closest('header nav li > div > div') !== null));
      await page.keyboard.press('Escape');
      ok(`${at} mega escape`, await hotels.getAttribute('aria-expanded') === 'false' && await hotels.evaluate((e) => e === document.activeElement));
      const prefs = page.locator('header button[aria-haspopup=dialog]').first();
      await prefs.click(); await page.getByRole('dialog').waitFor(); await page.waitForTimeout(400);
      await axe(page, `${at} prefs`);
      await page.locator('input[value=EUR]').click();
      await page.keyboard.press('Escape'); await page.waitForTimeout(300);
      ok(`${at} prefs escape returns focus`, await prefs.evaluate((e) => e === document.activeElement));
      ok(`${at} currency shown`, (await prefs.innerText()).includes('EUR'));
      await hotels.click(); await page.waitForTimeout(300);
      await page.locator('header nav ul ul a, header nav li li a').nth(2).click(); await page.waitForURL(/hotel\/search/); 
      ok(`${at} panel closed after following`, await page.locator('header nav button[aria-expanded=true]').count() === 0);
    } else {
      const burger = page.locator('header button[aria-haspopup=dialog]').last();
      await page.evaluate(() => scrollTo(0, 300)); await page.waitForTimeout(300);
      await burger.click(); await page.locator('dialog[open]').waitFor(); await page.waitForTimeout(500);
      await axe(page, `${at} drawer`);
      ok(`${at} scroll locked`, await page.evaluate(() => getComputedStyle(document.documentElement).overflowY) === 'hidden');
      await page.keyboard.press('Escape'); await page.waitForTimeout(400);
      ok(`${at} drawer escape returns focus`, await page.locator('dialog[open]').count() === 0 && await burger.evaluate((e) => e === document.activeElement));
      ok(`${at} scroll kept`, await page.evaluate(() => Math.abs(scrollY - 300) < 3) || String(await page.evaluate(() => scrollY)));
      const url = page.url(); const len = await page.evaluate(() => history.length);
      await burger.click(); await page.locator('dialog[open]').waitFor(); await page.waitForTimeout(300);
      await page.goBack(); await page.waitForTimeout(500);
      ok(`${at} back closes`, await page.locator('dialog[open]').count() === 0 && page.url() === url);
      ok(`${at} scroll kept after back`, await page.evaluate(() => Math.abs(scrollY - 300) < 3) || String(await page.evaluate(() => scrollY)));
      await burger.click(); await page.locator('dialog[open]').waitFor(); await page.waitForTimeout(300);
      await page.locator('dialog nav a').nth(1).click(); await page.waitForURL(/\/hotel$/); await page.waitForTimeout(500);
      ok(`${at} link followed, closed`, await page.locator('dialog[open]').count() === 0);
      await page.goBack(); await page.waitForTimeout(700);
      ok(`${at} back goes to home`, page.url() === url && await page.locator('dialog[open]').count() === 0);
      await burger.click(); await page.locator('dialog[open]').waitFor(); await page.waitForTimeout(300);
      await page.locator('dialog button[aria-haspopup=dialog]').click(); await page.locator('[role=dialog]').waitFor(); await page.waitForTimeout(500);
      await axe(page, `${at} prefs from drawer`);
      await page.locator('[role=dialog] a[lang=en], [role=dialog] a[lang=zh-Hans]').first().click(); await page.waitForURL(/\/(en|zh-cn)$/); await page.waitForTimeout(600);
      ok(`${at} language changed, no dialog`, await page.locator('[role=dialog]').count() === 0);
    }
    // scroll rule
    await page.goto(`${base}/${locale}`, { waitUntil: 'networkidle' });
    await page.evaluate(() => scrollTo(0, 600)); await page.waitForTimeout(200);
    await page.locator('main a[href*="/hotel/search"]').first().click(); await page.waitForURL(/search/); await page.waitForTimeout(700);
    ok(`${at} top on navigation`, await page.evaluate(() => scrollY) === 0);
    await page.goBack(); await page.waitForTimeout(800);
    ok(`${at} back restores ${await page.evaluate(() => scrollY)}`, await page.evaluate(() => Math.abs(scrollY - 600) < 30));
    const stay = '?code=tyo&locationType=city&adults=2&checkIn=2027-01-10&checkOut=2027-01-13';
    await page.goto(`${base}/${locale}/hotel/search${stay}`, { waitUntil: 'networkidle' });
    await page.evaluate(() => scrollTo(0, 400)); await page.waitForTimeout(200);
    await page.locator('select').first().selectOption({ index: 1 }); await page.waitForURL(/sort=/); await page.waitForTimeout(900);
    ok(`${at} query only keeps scroll ${await page.evaluate(() => scrollY)}`, await page.evaluate(() => scrollY) > 300);
    // keyboard in the rail; skip link
    await page.goto(`${base}/${locale}`, { waitUntil: 'networkidle' });
    await page.keyboard.press('Tab'); ok(`${at} skip link first`, await page.evaluate(() => document.activeElement?.getAttribute('href')) === '#content');
    ok(`${at} faults`, faults.length === 0 || JSON.stringify(faults)); if (faults.length) console.log('FAIL faults');
    await context.close();
  }
}
await browser.close();
