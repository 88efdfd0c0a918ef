import { chromium } from 'playwright';

/** Windows in which a page's layout shift is measured, px. */
export const windows = { '1440 px': { width: 1440, height: 900 }, '390 px': { width: 390, height: 844 } };

/** The layout shift of a page from its address until it rests, as browsers measure it: processor and network as they are. */
export async function layoutShift(
  executablePath: string,
  url: string,
  viewport: { width: number; height: number },
): Promise<number> {
  const running = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await running.newPage({ viewport });
    await page.addInitScript(`globalThis.shift = 0;
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => (shift += entry.hadRecentInput ? 0 : entry.value))).observe({ type: 'layout-shift', buffered: true });`);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(2500); // parts below the first view are laid out one at a time once the page works
    // Two places, as Lighthouse gives it: a face that comes late is a pixel wider than the one before it
    return Math.round((await page.evaluate<number>('shift')) * 100) / 100;
  } finally {
    await running.close();
  }
}
