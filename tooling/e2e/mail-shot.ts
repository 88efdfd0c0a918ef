import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
const [, , folder, out, scheme, ...sheets] = process.argv as string[];
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
for (const sheet of sheets) { // brand:template:width:locale,locale
  const [brand, template, width, locales] = sheet.split(':') as [string, string, string, string];
  const list = locales.split(',');
  const page = await browser.newPage({ viewport: { width: Number(width) * list.length + 10 * (list.length - 1), height: 500 }, colorScheme: scheme as 'light' | 'dark' });
  writeFileSync('/tmp/mailpreview/_sheet.html', `<body style="margin:0;display:flex;gap:10px;background:#888;align-items:flex-start">${list.map((l) => `<iframe src="${brand}.${template}.${l}.html" style="border:0;width:${width}px;height:100px;color-scheme:${scheme}"></iframe>`).join('')}</body>`);
  await page.goto('file:///tmp/mailpreview/_sheet.html');
  const heights: number[] = [];
  for (const frame of page.frames().slice(1)) { heights.push(await frame.evaluate(() => document.documentElement.scrollHeight)); const w = await frame.evaluate(() => document.documentElement.scrollWidth); if (w > Number(width)) console.log('WIDE', sheet, w); }
  await page.evaluate((h) => document.querySelectorAll('iframe').forEach((f, i) => (f.style.height = `${h[i]}px`)), heights);
  await page.screenshot({ path: `${out}/${brand}.${template}.${width}.${scheme}.png`, fullPage: true });
  await page.close();
}
await browser.close();
