const firstWaitMs = 15_000;

/**
 * Imports again and again until it succeeds, each time after twice as long: for parts of every page, without which
 * the page is still of use, such as one that scrolls into view while there is no connection. Chromium
 * remembers a failed import until a reload; there the part stays as it was rendered.
 */
export const untilLoaded = <Module>(load: () => Promise<Module>, waitMs = firstWaitMs): Promise<Module> =>
  load().catch(async () => {
    const waiting = new AbortController();
    await new Promise<unknown>((again) => {
      addEventListener('online', again, { signal: waiting.signal });
      setTimeout(again, waitMs);
    });
    waiting.abort();
    return untilLoaded(load, 2 * waitMs);
  });
