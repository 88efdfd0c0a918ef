import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { telephone, watching } from './browser.ts';

/**
 * LCP of a page on a phone at a quarter of this processor's speed on an open network, in ms; or of the same page
 * when the files of its scripts are blocked: what it would take if it only had to be shown.
 */
export async function largestPaint(
  browser: Browser,
  url: string,
  scripts: 'run' | 'blocked',
): Promise<number> {
  const context = await browser.newContext(telephone);
  try {
    const page = await context.newPage();
    const arrived: string[] = [];
    page.on('requestfinished', (request) => {
      if (new URL(request.url()).pathname.endsWith('.js')) arrived.push(request.url());
    });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await devtools.send('Network.enable');
    await devtools.send('Network.setBlockedURLs', { urls: scripts === 'blocked' ? ['*/assets/*.js'] : [] });
    await page.addInitScript(`globalThis.lcp = 0;
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => (lcp = entry.startTime))).observe({ type: 'largest-contentful-paint', buffered: true });`);
    await page.goto(url, { waitUntil: 'load' });
    await setTimeout(watching);
    if (arrived.length > 0 !== (scripts === 'run'))
      throw new Error(`${url}: ${arrived.length} scripts arrived that should have been ${scripts}`);
    return await page.evaluate<number>('lcp');
  } finally {
    await context.close();
  }
}
