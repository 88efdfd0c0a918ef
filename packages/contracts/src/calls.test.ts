import { expect, it } from 'vitest';
import { callOf } from './calls.ts';
import { endpointNames, endpointOf } from './endpoints.ts';
import { callLinesText, linesFiles, readCallLines } from './generate-calls.ts';

it('says of every call what its contract says', () => {
  for (const name of endpointNames) {
    const { method, path, access, produces } = endpointOf(name);
    expect(callOf(name), name).toEqual({ method, path, access, ...(produces ? { produces } : {}) });
  }
});

it.each(linesFiles)(
  'is as it would be made today: %s (else: pnpm --filter @voyage/contracts generate-calls)',
  (file) => expect(readCallLines(file)).toBe(callLinesText(file)),
);
