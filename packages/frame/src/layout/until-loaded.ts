const againAfterMs = 15_000;

/**
 * Imports again and again until it succeeds: for parts of every page, without which the page is still of use, such as
 * one that scrolls into view while the connection is away.
 */
export const untilLoaded = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(async () => {
    await new Promise<unknown>((again) => {
      addEventListener('online', again, { once: true });
      setTimeout(again, againAfterMs);
    });
    return untilLoaded(load);
  });
