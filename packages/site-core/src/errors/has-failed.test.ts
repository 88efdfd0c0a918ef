import { keepPreviousData, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { hasFailed } from './has-failed.ts';

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const subscriptions: (() => void)[] = [];
afterEach(() => {
  for (const end of subscriptions.splice(0)) end();
  client.clear();
});

/** A page of a list, as a part of a page shows it. Of the `unavailable` pages, at first the second, none answers. */
function shown(page: number) {
  const unavailable = new Set([2]);
  const options = (one: number) => ({
    queryKey: ['list', one],
    queryFn: () =>
      unavailable.has(one) ? Promise.reject(new Error('unavailable')) : Promise.resolve(`page ${one}`),
    placeholderData: keepPreviousData,
  });
  const observer = new QueryObserver<string>(client, options(page));
  subscriptions.push(observer.subscribe(() => {}));
  return {
    unavailable,
    state: () => observer.getCurrentResult(),
    turn: (to: number) => observer.setOptions(options(to)),
    settled: () => vi.waitFor(() => expect(observer.getCurrentResult().isFetching).toBe(false)),
  };
}

test('a part has failed until it has data, also while it is tried again', async () => {
  const part = shown(2);
  expect(hasFailed(part.state())).toBe(false); // the first load
  await part.settled();
  expect(hasFailed(part.state())).toBe(true);
  part.unavailable.clear();
  const again = part.state().refetch();
  expect(part.state()).toMatchObject({ error: null, isPending: true, isFetching: true });
  expect(hasFailed(part.state())).toBe(true);
  await again;
  expect(hasFailed(part.state())).toBe(false);
});

test('the rows of another page do not stand for those that failed', async () => {
  const part = shown(1);
  await part.settled();
  part.turn(2);
  expect(part.state()).toMatchObject({ data: 'page 1', isPlaceholderData: true });
  expect(hasFailed(part.state())).toBe(false); // page 1 stays while page 2 is loaded
  await part.settled();
  void part.state().refetch();
  expect(part.state()).toMatchObject({ data: 'page 1', isFetching: true });
  expect(hasFailed(part.state())).toBe(true);
});

test('data that could not be fetched again is still shown', async () => {
  const part = shown(1);
  await part.settled();
  part.unavailable.add(1);
  await part.state().refetch();
  expect(part.state()).toMatchObject({ data: 'page 1', isError: true });
  expect(hasFailed(part.state())).toBe(false);
});

test('a part that is mounted again is loading for the first time', async () => {
  await shown(2).settled();
  const again = shown(2);
  expect(again.state().isFetching).toBe(true);
  expect(hasFailed(again.state())).toBe(false);
});
