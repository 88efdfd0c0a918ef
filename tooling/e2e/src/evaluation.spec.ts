import { address, expect, test, waitForHydration } from './site.ts';

interface TraceEvent {
  name: string;
  tid: number;
  /** Start and duration in microseconds. */
  ts: number;
  dur?: number;
}

test('evaluates its scripts without computing positions of stacks', async ({ browser, page }) => {
  await browser.startTracing(page, { categories: ['v8', 'disabled-by-default-v8.compile'] });
  await page.goto(`${address('club')}/en`);
  await waitForHydration(page, '#content');
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  const modules = traceEvents.filter(({ name }) => name === 'v8.evaluateModule');
  expect(modules.length).toBeGreaterThan(0);
  // Any error with a stack costs 100 ms and more here (packages/site-core/src/hydration/evaluate-react.ts).
  const computed = traceEvents.filter(
    ({ name, tid, ts }) =>
      name === 'V8.CollectSourcePositions' &&
      modules.some((module) => module.tid === tid && ts >= module.ts && ts < module.ts + (module.dur ?? 0)),
  );
  expect(computed).toEqual([]);
});
