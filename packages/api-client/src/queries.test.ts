import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Api } from './client.ts';
import { RequestFailure } from './failure.ts';
import { hotelPrice } from './hotel-price.ts';
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

test('a member who sees other rates does not get the answers of a guest', () => {
  const [guest, member] = [undefined, 'token'].map((token) => ({
    ...stubbedApi(() => Promise.resolve({})),
    session: { token: () => token } as Api['session'], // all that is read of it
  }));
  const stay = { checkIn: '2027-03-12', checkOut: '2027-03-15', rooms: [{ adults: 2 }] };
  const keys = (api: Api | undefined, asMember: boolean) =>
    api && [
      queries.plans(api, 'en', { hotelId: '1', stay }).queryKey,
      hotelPrice(api, 'en', { stay }, '1').queryKey,
      queries.search(api, 'en', { code: 'par', stay }, { asMember }).queryKey,
    ];
  const [ofGuest, ofMember] = [keys(guest, false), keys(member, true)];
  for (const [i, key] of (ofGuest ?? []).entries()) expect(ofMember?.[i]).not.toEqual(key);
  // a list that is the same for both is the one that the server rendered
  expect(keys(member, false)?.[2]).toEqual(ofGuest?.[2]);
});
