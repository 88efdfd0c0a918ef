import { queries } from '@voyage/api-client/queries.ts';
import { createApi } from '@voyage/api-client/client.ts';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { forgetCodes } from './language.ts';

test('a change of language clears phone and country codes of every language, and nothing else', () => {
  const api = createApi({ baseUrl: 'https://service.test/', locale: () => 'en' });
  const client = new QueryClient();
  const codes: QueryKey[] = (['en', 'ja'] as const).flatMap((locale) => [
    queries.phoneAreas(api, locale).queryKey,
    queries.countries(api, locale).queryKey,
    queries.titles(api, locale).queryKey,
  ]);
  const kept: QueryKey[] = [queries.exchange(api).queryKey, queries.searchLocations(api, 'en').queryKey];
  for (const key of [...codes, ...kept]) client.setQueryData(key, {});
  forgetCodes(client);
  expect(codes.filter((key) => client.getQueryData(key) !== undefined)).toEqual([]);
  expect(kept.filter((key) => client.getQueryData(key) === undefined)).toEqual([]);
});
