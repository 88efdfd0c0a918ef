import { RequestFailure } from '@voyage/api-client/failure.ts';
import { storage } from '@voyage/api-client/session-fixtures.ts';
import { stubbedApi } from '@voyage/api-client/stubbed-api.ts';
import { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchVersion } from './watch-version.ts';

vi.mock('../reports/start-reports.ts', () => ({ startReports: () => {} }));

/** As much of each answer as counts. */
const complete: Record<string, unknown> = {
  feVersion: { t: 500, build: 100 },
  org: { name: 'Voyage' },
  titles: { titles: [{ code: 'ms' }] },
  phoneAreas: { areas: [{ country: 'TW' }] },
  countries: { countries: [{ code: 'TW' }] },
  exchange: { rates: { TWD: 32 } },
  searchLocation: { cities: [{ code: 'tyo' }] },
};

let browser: EventTarget;
beforeEach(() => {
  browser = new EventTarget();
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  vi.stubGlobal('location', { pathname: '/en' });
  const documentElement = { dataset: { built: '100' } };
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { visibilityState: 'visible', documentElement }),
  );
});
afterEach(() => vi.unstubAllGlobals());

/** An open page, whose service gives these answers: what they are can change while it is open. */
async function opened(answers: Record<string, unknown>) {
  const calls: string[] = [];
  const api = stubbedApi(async (name) => {
    calls.push(name);
    await Promise.resolve();
    const answer = answers[name];
    if (answer === undefined) throw new RequestFailure('timeout'); // which is not repeated
    return answer;
  });
  let navigated = () => {};
  const router = { subscribe: (_: string, listener: () => void) => ((navigated = listener), () => {}) };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } });
  const end = watchVersion({ api, queryClient }, router as unknown as AnyRouter);
  const idle = async () => {
    for (let before = -1; before !== calls.length;) {
      before = calls.length;
      for (let turn = 0; turn < 5; turn += 1) await new Promise((done) => setTimeout(done));
    }
  };
  await idle();
  /** What is called after something has happened. */
  const after = async (happens: () => unknown) => {
    calls.length = 0;
    happens();
    await idle();
    return [...calls];
  };
  return { calls: [...calls], after, end, navigate: () => navigated() };
}
const online = () => browser.dispatchEvent(new Event('online'));

test('what has loaded is not requested again within five minutes', async () => {
  const { calls, after, navigate, end } = await opened(complete);
  expect(calls).toEqual(Object.keys(complete));
  expect(await after(navigate)).toEqual([]);
  expect(await after(online)).toEqual([]);
  end();
});

test.each(['titles', 'exchange'])(
  'without %s the next page asks again, for what is missing alone',
  async (missing) => {
    const answers = { ...complete, [missing]: undefined };
    const { after, navigate, end } = await opened(answers);
    answers[missing] = complete[missing];
    expect(await after(navigate)).toEqual(['feVersion', missing]);
    expect(await after(navigate)).toEqual([]);
    end();
  },
);

test.each([
  ['a list', { ...complete, countries: { countries: [] } }],
  ['everything', {}],
])('without %s it is asked for again when the network is back', async (_, given) => {
  const answers: Record<string, unknown> = { ...given };
  const { after, end } = await opened(answers);
  Object.assign(answers, complete);
  expect((await after(online)).slice(0, 2)).toEqual([
    'feVersion',
    'feVersion' in given ? 'countries' : 'org',
  ]);
  expect(await after(online)).toEqual([]);
  end();
  Object.assign(answers, { feVersion: undefined });
  expect(await after(online)).toEqual([]);
});
