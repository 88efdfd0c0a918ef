// Generated code must compile in place: tested on a copy of the sources.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

// `faults` is excluded: its authorisation matrix rejects an endpoint until its access is specified.
const root = join(import.meta.dirname, '..', '..');
const copy = mkdtempSync(join(tmpdir(), 'voyage-generate-'));
const left = new Set(['faults', 'dist', '.turbo', 'test-results', 'public', 'storybook-static']);
try {
  for (const name of [
    'apps',
    'packages',
    'tooling',
    'package.json',
    'tsconfig.base.json',
    'pnpm-workspace.yaml',
    '.oxfmtrc.json',
  ])
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !left.has(basename(path)),
    });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const run = (...parts: string[]) =>
    execFileSync(process.execPath, [join(import.meta.dirname, 'new.ts'), ...parts], {
      env: { ...process.env, GENERATE_ROOT: copy },
      stdio: 'pipe',
    });
  run('page', 'company', 'Milestones', 'about/milestones', 'Milestones|大事記|大事记|沿革');
  run('component', 'Ribbon', 'Content');
  run(
    'endpoint',
    'meta',
    'seasons',
    'GET',
    'v1/meta/seasons/{year}',
    'none',
    'Get seasons',
    'Seasons of a year.',
  );
  run(
    'endpoint',
    'guestbook',
    'signGuestbook',
    'POST',
    'v1/guestbook',
    'required',
    'Sign guestbook',
    "Signs the members' guestbook.",
  );
  const tsc = join(root, 'node_modules', '.bin', 'tsc');
  const compiles = (folder: string) => execFileSync(tsc, ['-p', join(copy, folder)], { stdio: 'inherit' });
  for (const folder of ['packages/contracts', 'packages/routes', 'packages/ui', 'apps/api']) compiles(folder);
  let refused = false;
  try {
    run('page', 'company', 'Half', 'half', 'Only English');
  } catch {
    refused = true;
  }
  if (!refused) throw new Error('a page without its title in four languages was created');
  console.log('generators: a page, a component and two endpoints created and compiled');
} finally {
  rmSync(copy, { recursive: true, force: true });
}
