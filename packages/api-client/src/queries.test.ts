import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { RequestFailure } from './failure.ts';
import { queries } from './queries.ts';
import { stubbedApi } from './stubbed-api.ts';

test.each([
  ['titles', { titles: [] }],
  ['phoneAreas', { areas: [] }],
  ['countries', { countries: [] }],
  ['contactTypes', { types: [] }],
] as const)('an empty list of %s fails, and can be fetched again', async (name, empty) => {
  const client = new QueryClient();
  const query = queries[name](
    stubbedApi(() => Promise.resolve(empty)),
    'en',
  );
  const failure = await client
    .fetchQuery<unknown>({ ...query, retry: false } as never)
    .catch((e: unknown) => e);
  expect(failure).toBeInstanceOf(RequestFailure);
  expect(failure).toMatchObject({ code: 'network' });
  expect(client.getQueryData(query.queryKey)).toBeUndefined();
});
