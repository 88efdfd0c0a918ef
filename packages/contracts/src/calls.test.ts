import { expect, it } from 'vitest';
import { callOf, calls } from './calls.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints, type EndpointName } from './endpoints.ts';

it('lists every call of the contracts as it is', () => {
  const expected = Object.fromEntries(
    Object.entries(endpoints as Record<string, Endpoint>).map(
      ([name, { method, path, access, produces }]) => [
        name,
        { method, path, access, ...(produces ? { produces } : {}) },
      ],
    ),
  );
  expect(
    Object.fromEntries((Object.keys(calls) as EndpointName[]).map((name) => [name, callOf(name)])),
  ).toEqual(expected);
});
