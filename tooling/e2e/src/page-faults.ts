import type { Page } from '@playwright/test';
import { violationsOf } from './accessible.ts';

/** Collects what goes wrong while a page loads, from now on: errors, failed requests and error statuses. */
export function loadingFaults(page: Page): ReadonlySet<string> {
  const faults = new Set<string>();
  page.on('pageerror', (error) => faults.add(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.add(`console: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left, or a part that is unmounted, gives up its own requests.
    if (reason !== 'net::ERR_ABORTED') faults.add(`request: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.add(`response: ${response.url()} ${response.status()}`);
  });
  return faults;
}

/** Pictures that cannot be decoded, by their address; those that load lazily are loaded first. */
const brokenPictures = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const pictures = [...document.images];
    const decoded = await Promise.all(
      pictures.map((picture) => {
        picture.loading = 'eager';
        return picture.decode().then(
          () => picture.naturalWidth > 0,
          () => false,
        );
      }),
    );
    return pictures
      .filter((_, i) => !decoded[i])
      .map(({ currentSrc, src }) => currentSrc || src || 'without an address');
  });

/** What is wrong with a loaded page: broken pictures, content wider than the screen, violations of axe. */
export async function shownFaults(page: Page): Promise<string[]> {
  const pictures = await brokenPictures(page);
  const [width, screen] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth] as const;
  });
  const violations = await violationsOf(page, { 'target-size': { enabled: true } });
  return [
    ...pictures.map((address) => `picture: ${address}`),
    ...(width > screen ? [`wider than the screen: ${width} of ${screen} px`] : []),
    ...violations.map((violation) => `axe: ${violation}`),
  ];
}
