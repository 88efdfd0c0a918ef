import { describe, expect, it, test, vi } from 'vitest';
import { earlyErrors } from './early-errors.ts';
import { errorReports } from './error-reports.ts';
import { PageLog } from './page-log.ts';
import { declinesReports } from './start-reports.ts';
import { VitalsCollector, type Measured } from './vitals-collector.ts';

const measured = (name: Measured['name'], value: number, startTime?: number): Measured => ({
  name,
  value,
  navigationType: 'navigate',
  entries: startTime === undefined ? [] : [{ startTime }],
});

describe('the measurements of a page view', () => {
  it('are the latest of each kind, rounded, and reported once', () => {
    const collector = new VitalsCollector(new PageLog('hotel'));
    expect(collector.report('phone')).toBeUndefined();
    collector.keep(measured('LCP', 900.4));
    collector.keep(measured('LCP', 1234.5));
    collector.keep(measured('CLS', 0.012345));
    expect(collector.report('phone')).toEqual({
      page: 'hotel',
      device: 'phone',
      vitals: [
        { name: 'LCP', value: 1235, page: 'hotel' },
        { name: 'CLS', value: 0.012, page: 'hotel' },
      ],
    });
    collector.keep(measured('INP', 80, 10));
    expect(collector.report('phone')).toBeUndefined();
  });

  it('belong to the page shown at the time: loading to the first, interactions and shifts to the current one', () => {
    const log = new PageLog('');
    log.add(5_000, 'hotel/search');
    log.add(9_000, 'hotel/{id}');
    const collector = new VitalsCollector(log);
    collector.keep(measured('LCP', 800, 800));
    collector.keep(measured('INP', 120, 6_000));
    collector.keep(measured('CLS', 0.2, 9_000));
    collector.keep(measured('TTFB', 90));
    expect(collector.report('desktop')?.vitals.map(({ name, page }) => [name, page])).toEqual([
      ['LCP', ''],
      ['INP', 'hotel/search'],
      ['CLS', 'hotel/{id}'],
      ['TTFB', ''],
    ]);
  });

  it('omit a page restored from the back/forward cache', () => {
    const collector = new VitalsCollector(new PageLog(''));
    collector.keep({ ...measured('LCP', 10), navigationType: 'back-forward-cache' });
    expect(collector.report('desktop')).toBeUndefined();
  });
});

test('sends the first three distinct errors of a page view', () => {
  const send = vi.fn();
  const add = errorReports(send);
  const at = (line: number) =>
    ({ kind: 'uncaught', name: 'Error', file: 'a-1.js', line, column: 1 }) as const;
  for (const line of [1, 1, 2, 3, 4]) add(at(line));
  add({ ...at(1), kind: 'page' });
  add(undefined);
  expect(send.mock.calls.map(([{ line }]) => line)).toEqual([1, 2, 3]);
});

test.each([
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
  [{ doNotTrack: null }, false],
  [{}, false],
])('%o declines reports: %s', (browser, declines) => {
  expect(declinesReports(browser)).toBe(declines);
});

test('the inline script stores five errors, in less than 100 bytes', () => {
  expect(earlyErrors.length).toBeLessThan(100);
  const target = new EventTarget();
  const kept: Event[] = [];
  // oxlint-disable-next-line no-new-func -- the script of the page, run as a browser would
  new Function('addEventListener', '$err', 'hand', `${earlyErrors}hand($err)`)(
    target.addEventListener.bind(target),
    undefined,
    (list: Event[]) => {
      for (const type of ['error', 'unhandledrejection', 'other', 'error', 'error', 'error', 'error'])
        target.dispatchEvent(new Event(type));
      kept.push(...list);
    },
  );
  expect(kept.map(({ type }) => type)).toEqual(['error', 'unhandledrejection', 'error', 'error', 'error']);
});
