import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { telephone, watching } from './browser.ts';

/** What is read of the events of a trace; times in microseconds, `tdur` of the processor. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { frame?: string; data?: { documentLoaderURL?: string } };
}
/** The protocol leaves open what an event contains. */
const isTraceEvent = (event: object): event is TraceEvent =>
  'name' in event && 'ts' in event && 'args' in event && typeof event.ts === 'number';

/**
 * The blocking time of a page on a phone, in ms: how far its thread's tasks that end after the first paint exceed 50 ms,
 * in processor time slowed fourfold as in Lighthouse. Unlike a duration, processor time does not contain the wait for a
 * processor, so that two builds compare on a busy machine.
 */
export async function blockingTime(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(telephone);
  const devtools = await browser.newBrowserCDPSession();
  try {
    const page = await context.newPage();
    const events: TraceEvent[] = [];
    devtools.on('Tracing.dataCollected', ({ value }) => {
      for (const event of value) if (isTraceEvent(event)) events.push(event);
    });
    await devtools.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: {
        includedCategories: [
          'devtools.timeline',
          'disabled-by-default-devtools.timeline',
          'loading',
          'blink.user_timing',
        ],
      },
    });
    await page.goto(url, { waitUntil: 'load' });
    await setTimeout(watching);
    const complete = new Promise((done) => devtools.once('Tracing.tracingComplete', done));
    await devtools.send('Tracing.end');
    await complete;
    const from = events.find(
      ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
    );
    const paint = events.find(
      ({ name, args }) => name === 'firstContentfulPaint' && args.frame === from?.args.frame,
    );
    if (!from || !paint) throw new Error(`the trace of ${url} does not contain its first paint`);
    const tasks = events.filter(
      ({ name, pid, tid, ts, dur = 0 }) =>
        name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts >= from.ts && ts + dur > paint.ts,
    );
    return tasks.reduce((sum, { tdur = 0 }) => sum + Math.max(0, (4 * tdur) / 1000 - 50), 0);
  } finally {
    await devtools.detach();
    await context.close();
  }
}
