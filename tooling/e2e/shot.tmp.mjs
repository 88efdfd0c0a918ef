import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking'] });
const jobs = JSON.parse(process.argv[2]);
for (const { name, url, w=1440, h=900, full=false, dark, act } of jobs) {
  const c = await b.newContext({ viewport: { width: w, height: h }, locale: 'en-GB' }); const p = await c.newPage();
  p.on('console', m => { if (['error','warning'].includes(m.type())) console.log(name, 'console', m.text().slice(0,300)); });
  p.on('pageerror', e => console.log(name, 'pageerror', String(e.stack).slice(0,600)));
  p.on('response', r => r.status()>=400 && console.log(name, r.status(), r.url().slice(0,120)));
  await p.goto(url, { waitUntil: 'networkidle' });
  if (act) await eval(`(async()=>{${act}})()`);
  await p.waitForTimeout(700);
  await p.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: full }); await c.close();
}
await b.close();
