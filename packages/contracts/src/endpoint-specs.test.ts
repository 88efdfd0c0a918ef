import { expect, it } from 'vitest';
import { endpointSpecs } from './endpoint-specs.gen.ts';
import { endpointNames, endpointOf } from './endpoints.ts';

it('lists for every endpoint what its contract states (otherwise: pnpm --filter @voyage/contracts generate-endpoint-specs)', () =>
  expect(endpointSpecs).toEqual(
    Object.fromEntries(
      endpointNames.map((name) => {
        const { method, path, access, produces } = endpointOf(name);
        return [name, { method, path, access, ...(produces ? { produces } : {}) }];
      }),
    ),
  ));
