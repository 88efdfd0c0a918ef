import { expect, it } from 'vitest';
import { endpointSpecs } from './endpoint-specs.gen.ts';
import { endpointNames, endpointOf } from './endpoints.ts';
import { endpointSpecsText, readEndpointSpecs } from './generate-endpoint-specs.ts';

it('lists for every endpoint what its contract states', () => {
  for (const name of endpointNames) {
    const { method, path, access, produces } = endpointOf(name);
    expect(endpointSpecs[name], name).toEqual({ method, path, access, ...(produces ? { produces } : {}) });
  }
});

it('is up to date (otherwise: pnpm --filter @voyage/contracts generate-endpoint-specs)', () =>
  expect(readEndpointSpecs()).toBe(endpointSpecsText()));
