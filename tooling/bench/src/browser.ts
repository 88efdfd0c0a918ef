import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { chromium, type Browser } from 'playwright';

export const browserPath =
  process.env.CHROMIUM_PATH ??
  (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : chromium.executablePath());
/**
 * How long a browser is left alone before it opens a page, in ms. Since Chromium 156 its own toolbar is a page,
 * and drawing that takes two processors half a second away from ours.
 */
const settling = 3000;
/** How long a page is watched after its load event, in ms. */
export const watching = 3000;
export const telephone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A browser that has settled, for loads that are compared with each other: each in a context of its own. */
export async function withBrowser<T>(
  work: (browser: Browser) => Promise<T>,
  args: string[] = [],
): Promise<T> {
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox', ...args] });
  try {
    await setTimeout(settling);
    return await work(browser);
  } finally {
    await browser.close();
  }
}
