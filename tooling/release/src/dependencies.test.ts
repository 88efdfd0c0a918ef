import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const work = mkdtempSync(join(tmpdir(), 'voyage-dependencies-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));
const calls = join(work, 'calls');

const run = (script: string, args: string[] = [], env: NodeJS.ProcessEnv = process.env) =>
  spawnSync(process.execPath, [join(import.meta.dirname, script), ...args], { encoding: 'utf8', env });

// A stub is a shell script.
it.skipIf(process.platform === 'win32')(
  'an audit fails for what runs in production alone, and shows everything',
  () => {
    const stub = `#!/bin/sh\necho "$@" >> ${calls}\ncase "$*" in *--prod*) exit $PRODUCTION;; *) exit 1;; esac\n`;
    writeFileSync(join(work, 'pnpm'), stub, { mode: 0o755 });
    const PATH = [work, process.env.PATH].join(delimiter);
    expect(run('audit.ts', [], { ...process.env, PATH, PRODUCTION: '0' }).status).toBe(0);
    expect(run('audit.ts', [], { ...process.env, PATH, PRODUCTION: '1' }).status).toBe(1);
    const one = 'audit --prod --audit-level high\naudit\n';
    expect(readFileSync(calls, 'utf8')).toBe(one + one);
  },
);

it('the bill of materials of the workspace lists what production depends on', () => {
  const file = join(work, 'voyage.cdx.json');
  const { status, stdout, stderr } = run('workspace-bill.ts', [file]);
  expect(status, stderr).toBe(0);
  expect(Number(/^(\d+) packages$/m.exec(stdout)?.[1])).toBeGreaterThan(100);
  const { components }: { components: { name: string; group?: string }[] } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const names = components.map(({ name }) => name);
  expect(names).toContain('hono');
  expect(names).not.toContain('vitest');
});
