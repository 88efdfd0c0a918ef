import type { Browser } from 'playwright';

/** Window sizes for measuring layout shift, in px. */
export const windows = { '1440 px': { width: 1440, height: 900 }, '390 px': { width: 390, height: 844 } };

/** The layout shift of a page until it is idle, as measured by browsers, without throttling. */
export async function layoutShift(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
): Promise<number> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    await page.addInitScript(`globalThis.shift = 0;
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => (shift += entry.hadRecentInput ? 0 : entry.value))).observe({ type: 'layout-shift', buffered: true });`);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(2500); // parts below the fold are laid out one at a time after hydration
    // Two decimals, as in Lighthouse: a late web font is a pixel wider than its fallback
    return Math.round((await page.evaluate<number>('shift')) * 100) / 100;
  } finally {
    await context.close();
  }
}
