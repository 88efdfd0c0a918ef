import { expect, it } from 'vitest';
import { callOf } from './calls.ts';
import { endpointNames, endpointOf } from './endpoints.ts';
import { callLinesText, readCallLines } from './generate-calls.ts';

it('says of every call what its contract says', () => {
  for (const name of endpointNames) {
    const { method, path, access, produces } = endpointOf(name);
    expect(callOf(name), name).toEqual({ method, path, access, ...(produces ? { produces } : {}) });
  }
});

it('is as it would be made today (else: pnpm --filter @voyage/contracts generate-calls)', () =>
  expect(readCallLines()).toBe(callLinesText()));
