import { readdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
let n = 0;
for (const width of [600, 390, 320]) {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  for (const file of readdirSync('/tmp/mailpreview').filter((f) => f.endsWith('.html'))) {
    await page.goto(`file:///tmp/mailpreview/${file}`);
    const r = await page.evaluate(() => ({ w: document.documentElement.scrollWidth, button: [...document.querySelectorAll('.button a')].map((a) => a.getBoundingClientRect().height), h1: Math.round((document.querySelector('h1')?.getBoundingClientRect().height ?? 0) / 36), label: Math.max(0, ...[...document.querySelectorAll('th')].map((t) => t.getBoundingClientRect().height)) }));
    n++;
    if (r.w > width || r.button.some((h) => h < 44) || r.h1 > 2 || (r.label > 90 && width > 320)) console.log(width, file, JSON.stringify(r));
  }
  await page.close();
}
console.log(n);
await browser.close();
