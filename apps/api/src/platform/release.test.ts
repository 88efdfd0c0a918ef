import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { releaseOf } from './release.ts';

test('reads version and commit of a release; the workspace has none; an invalid file is rejected', () => {
  const folder = mkdtempSync(join(tmpdir(), 'voyage-release-'));
  const file = pathToFileURL(join(folder, 'release.json'));
  expect(releaseOf(file)).toBeUndefined();
  expect(releaseOf()).toBeUndefined();
  writeFileSync(file, '{"part":"api","version":"1.2.3","commit":"abc","builtAt":"2026-11-23T00:00:00.000Z"}');
  expect(releaseOf(file)).toEqual({ version: '1.2.3', commit: 'abc' });
  writeFileSync(file, '{"name":"x"}');
  expect(() => releaseOf(file)).toThrow('does not belong to a release');
  rmSync(folder, { recursive: true });
});
