import { setTimeout } from 'node:timers/promises';
import { chromium } from 'playwright';

/**
 * How long a browser is left alone before it opens a page, in ms. Since Chromium 156 its own toolbar is a page,
 * and drawing that takes two processors half a second away from ours.
 */
export const settling = 3000;
/** How long a page is watched after its load event, in ms. */
export const watching = 3000;
export const telephone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

export interface PhoneView {
  lcp: number;
  cls: number;
  blocking: number;
}
/**
 * A page on a phone at a quarter of this processor's speed, without network throttling: the conditions used for
 * the peers. Times in ms.
 */
export async function phoneView(executablePath: string, url: string): Promise<PhoneView> {
  const running = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await running.newPage(telephone);
    await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(`globalThis.seen = { lcp: 0, cls: 0, long: [] };
      const see = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
      see('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
      see('layout-shift', (entry) => (seen.cls += entry.hadRecentInput ? 0 : entry.value));
      see('longtask', (entry) => seen.long.push([entry.startTime, entry.duration]));`);
    await setTimeout(settling);
    await page.goto(url, { waitUntil: 'load' });
    await setTimeout(watching);
    const seen = await page.evaluate<{ fcp: number; lcp: number; cls: number; long: [number, number][] }>(
      `({ ...seen, fcp: performance.getEntriesByName('first-contentful-paint')[0].startTime })`,
    );
    const blocking = seen.long.reduce(
      (sum, [from, duration]) => sum + Math.max(0, from + duration - Math.max(from, seen.fcp) - 50),
      0,
    );
    return { lcp: seen.lcp, cls: seen.cls, blocking };
  } finally {
    await running.close();
  }
}
