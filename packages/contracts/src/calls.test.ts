import { expect, it } from 'vitest';
import { callOf } from './calls.ts';
import { endpointNames, endpointOf } from './endpoints.ts';
import { callLinesText, linesFiles, readCallLines } from './generate-calls.ts';

it('lists for every call what its contract states', () => {
  for (const name of endpointNames) {
    const { method, path, access, produces } = endpointOf(name);
    expect(callOf(name), name).toEqual({ method, path, access, ...(produces ? { produces } : {}) });
  }
});

it.each(linesFiles)('is up to date: %s (otherwise: pnpm --filter @voyage/contracts generate-calls)', (file) =>
  expect(readCallLines(file)).toBe(callLinesText(file)),
);
