import { RequestFailure } from '@voyage/api-client/failure.ts';
import { queries } from '@voyage/api-client/queries.ts';
import { storage } from '@voyage/api-client/session-fixtures.ts';
import { stubbedApi } from '@voyage/api-client/stubbed-api.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadMeta } from './load-meta.ts';

beforeEach(() => vi.stubGlobal('localStorage', storage()));
afterEach(() => vi.useRealTimers());

/** As much of each answer as counts. */
const complete: Record<string, unknown> = {
  org: { name: 'Voyage' },
  titles: { titles: [{ code: 'ms' }] },
  phoneAreas: { areas: [{ country: 'TW' }] },
  countries: { countries: [{ code: 'TW' }] },
  exchange: { rates: { TWD: 32 } },
  searchLocation: { cities: [{ code: 'tyo' }] },
};
const inTurn = Object.keys(complete);

/** A visit: its own memory, the storage of the browser, and a service with these answers. */
function visit(answers: Record<string, unknown> = complete) {
  const calls: string[] = [];
  let open = 0;
  let most = 0;
  const call = async (name: string) => {
    calls.push(name);
    most = Math.max(most, ++open);
    await Promise.resolve();
    open--;
    const answer = answers[name];
    if (answer === undefined) throw new RequestFailure('network');
    return answer;
  };
  const site = {
    api: stubbedApi(call),
    queryClient: new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } }),
  };
  return { ...site, site, calls, most: () => most };
}

test('loads the lists one after another, and never twice', async () => {
  const { site, calls, most } = visit();
  expect(await loadMeta(site, 'en')).toBe('done');
  expect(calls).toEqual(inTurn);
  expect(most()).toBe(1);
  expect(await loadMeta(site, 'en')).toBe('done');
  expect(calls).toEqual(inTurn);
});

test('reuses what an earlier visit has loaded', async () => {
  await loadMeta(visit().site, 'en');
  const { site, api, queryClient, calls } = visit({});
  expect(await loadMeta(site, 'en')).toBe('done');
  expect(calls).toEqual([]);
  expect(queryClient.getQueryData(queries.titles(api, 'en').queryKey)).toEqual(complete.titles);
});

test('stores what a page has fetched itself for the next visit', async () => {
  const first = visit();
  await first.queryClient.fetchQuery(queries.countries(first.api, 'en'));
  await loadMeta(first.site, 'en');
  expect(first.calls.filter((name) => name === 'countries')).toHaveLength(1);
  expect(localStorage.getItem('meta:["countries","en"]')).toContain('TW');
});

test('rates are fetched again after an hour, everything after a day', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T08:00:00Z') });
  await loadMeta(visit().site, 'en');
  vi.setSystemTime(Date.parse('2026-11-23T09:30:00Z'));
  const later = visit();
  await loadMeta(later.site, 'en');
  expect(later.calls).toEqual(['exchange']);
  vi.setSystemTime(Date.parse('2026-11-24T08:00:01Z'));
  const nextDay = visit();
  await loadMeta(nextDay.site, 'en');
  expect(nextDay.calls).toEqual(inTurn);
});

test.each([
  ['fails', { ...complete, phoneAreas: undefined }],
  ['is empty', { ...complete, phoneAreas: { areas: [] } }],
])('fails if one response %s; the others load, and only the failed one is retried', async (_how, answers) => {
  const { site, api, queryClient, calls } = visit(answers);
  expect(await loadMeta(site, 'en')).toBe('failed');
  expect([...new Set(calls)]).toEqual(inTurn);
  // A form fetches it itself, and shows why it cannot.
  expect(queryClient.getQueryData(queries.phoneAreas(api, 'en').queryKey)).toBeUndefined();
  const again = visit();
  expect(await loadMeta(again.site, 'en')).toBe('done');
  expect(again.calls).toEqual(['phoneAreas']);
});

test('ignores a full storage, or invalid data in it', async () => {
  localStorage.setItem('meta:["titles","en"]', 'nonsense');
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { site, calls } = visit();
  expect(await loadMeta(site, 'en')).toBe('done');
  expect(calls).toEqual(inTurn);
});
