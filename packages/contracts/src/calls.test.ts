import { expect, it } from 'vitest';
import { calls } from './calls.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

it('lists every call of the contracts as it is', () => {
  const expected = Object.fromEntries(Object.entries(endpoints as Record<string, Endpoint>).map(([name, { method, path, access, produces }]) => [name, { method, path, access, ...(produces ? { produces } : {}) }]));
  expect(calls).toEqual(expected);
});
