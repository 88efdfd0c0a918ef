import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { unreadableFolder } from './embedded.ts';

it('names the outermost folder that others cannot enter', () => {
  const top = mkdtempSync(join(tmpdir(), 'voyage-way-'));
  const outside = unreadableFolder(top); // where each user has a temporary folder of their own
  const inner = join(top, 'project', 'data');
  mkdirSync(inner, { recursive: true });
  const set = (topMode: number, projectMode: number) => (
    chmodSync(join(top, 'project'), projectMode),
    chmodSync(top, topMode)
  );
  try {
    set(0o711, 0o755);
    expect(unreadableFolder(inner)).toBe(outside);
    set(0o755, 0o700);
    expect(unreadableFolder(inner)).toBe(outside ?? join(top, 'project'));
    set(0o700, 0o700);
    expect(unreadableFolder(inner)).toBe(outside ?? top);
    set(0o755, 0o755);
    chmodSync(inner, 0o700); // PostgreSQL itself checks the last folder
    expect(unreadableFolder(inner)).toBe(outside);
  } finally {
    rmSync(top, { recursive: true, force: true });
  }
});

// The package's exit hook once made failed test runs end with 0, and cut off requests at SIGTERM.
it('does not affect the exit code or signals of its process', () => {
  const program = `import { startEmbedded } from './src/db/embedded.ts'; process.exitCode = 3; console.log(typeof startEmbedded, process.listenerCount('SIGTERM'), process.listenerCount('beforeExit'));`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 3, stdout: 'function 0 0\n' });
});
