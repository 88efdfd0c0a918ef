import { chromium } from '@playwright/test';
import { mkdirSync } from 'node:fs'; mkdirSync('/tmp/frame/shots', { recursive: true });
const [port, brand, locale, width, ...ys] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const page = await (await browser.newContext({ viewport: { width: Number(width), height: Number(width) < 500 ? 844 : 900 } })).newPage();
page.on('console', (m) => m.type() === 'error' && console.log('console', m.text().slice(0, 400)));
page.on('pageerror', (e) => console.log('error', e.message.slice(0, 300)));
await page.goto(`http://localhost:${port}/${locale}`, { waitUntil: 'networkidle' });
for (const y of ys) { await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), Number(y)); await page.waitForTimeout(900); await page.screenshot({ path: `/tmp/frame/shots/seg-${brand}-${locale}-${width}-${y}.png` }); }
await browser.close();
