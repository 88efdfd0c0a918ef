import { expect, it } from 'vitest';
import { callOf } from './calls.ts';
import { endpointNames, endpointOf } from './endpoints.ts';
import { callSpecsText, readCallSpecs } from './generate-calls.ts';

it('lists for every endpoint what its contract states', () => {
  for (const name of endpointNames) {
    const { method, path, access, produces } = endpointOf(name);
    expect(callOf(name), name).toEqual({ method, path, access, ...(produces ? { produces } : {}) });
  }
});

it('is up to date (otherwise: pnpm --filter @voyage/contracts generate-calls)', () =>
  expect(readCallSpecs()).toBe(callSpecsText()));
