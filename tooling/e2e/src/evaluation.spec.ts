import { address, expect, test, waitForHydration, type Brand } from './site.ts';

interface TraceEvent {
  name: string;
  tid: number;
  /** Start and duration in microseconds. */
  ts: number;
  dur?: number;
}

for (const brand of ['main', 'club'] as Brand[])
  test(`scripts are evaluated without working out stack positions: ${brand}`, async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    const events: TraceEvent[] = [];
    client.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
    const complete = new Promise((done) => client.once('Tracing.tracingComplete', done));
    await client.send('Tracing.start', { categories: 'v8,disabled-by-default-v8.compile' });
    await page.goto(`${address(brand)}/en`);
    await waitForHydration(page, '#content');
    await client.send('Tracing.end');
    await complete;
    const evaluated = events.filter(({ name }) => name === 'v8.evaluateModule');
    const within = events.filter(
      ({ name, tid, ts }) =>
        name === 'V8.CollectSourcePositions' &&
        evaluated.some(
          (module) => module.tid === tid && ts >= module.ts && ts < module.ts + (module.dur ?? 0),
        ),
    );
    expect(evaluated.length).toBeGreaterThan(0);
    // an error that is created in the meantime costs 100 ms and more (packages/frame/src/hydration/evaluate-react.ts)
    expect(within).toEqual([]);
  });
