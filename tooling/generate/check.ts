// Generated code must compile in place: tested on a copy of the sources.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const copied = ['apps', 'packages', 'tooling', 'package.json', 'tsconfig.base.json', 'pnpm-workspace.yaml'];
// `faults` is excluded: its authorisation matrix rejects an endpoint until its access is specified.
const left = new Set(['faults', 'dist', '.turbo', 'test-results', 'public', 'storybook-static']);
const examples = [
  ['page', 'company', 'Milestones', 'about/milestones', 'Milestones|大事記|大事记|沿革'],
  ['component', 'Ribbon', 'Content'],
  ['endpoint', 'meta', 'seasons', 'GET', 'v1/meta/seasons/{year}', 'none', 'Get seasons', 'Of a year.'],
  ['endpoint', 'guestbook', 'sign', 'POST', 'v1/guestbook', 'required', 'Sign', "Signs the members' book."],
];
const compiled = ['packages/contracts', 'packages/routes', 'packages/ui', 'apps/api'];

const copy = mkdtempSync(join(tmpdir(), 'voyage-generate-'));
const generate = (given: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'new.ts'), ...given], {
    env: { ...process.env, GENERATE_ROOT: copy },
    encoding: 'utf8',
  });
try {
  for (const name of [...copied, '.oxfmtrc.json'])
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !left.has(basename(path)),
    });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const given of examples) {
    const { status, stderr } = generate(given);
    if (status !== 0) throw new Error(`${given.join(' ')}: ${stderr}`);
  }
  for (const folder of compiled)
    execFileSync(join(root, 'node_modules', '.bin', 'tsc'), ['-p', join(copy, folder)], { stdio: 'inherit' });
  if (generate(['page', 'company', 'Half', 'half', 'Only English']).status === 0)
    throw new Error('a page without its title in four languages was created');
  console.log('generators: a page, a component and two endpoints created and compiled');
} finally {
  rmSync(copy, { recursive: true, force: true });
}
