import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilLoaded } from './until-loaded.ts';

const browser = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const failingTimes = (times: number) => {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= times) throw new Error('unavailable');
    return 'module';
  });
  return load;
};

it('imports again when the connection is back', async () => {
  const load = failingTimes(1);
  const loaded = untilLoaded(load);
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).toHaveBeenCalledTimes(1);
  browser.dispatchEvent(new Event('online'));
  await expect(loaded).resolves.toBe('module');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(2);
});

it('imports again after a while, and then less often, where the browser notices nothing', async () => {
  const load = failingTimes(3);
  const loaded = untilLoaded(load);
  await vi.advanceTimersByTimeAsync(15_000 + 30_000);
  expect(load).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(loaded).resolves.toBe('module');
  expect(load).toHaveBeenCalledTimes(4);
});
