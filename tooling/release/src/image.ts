// npm run release -- image <archive> [--prefix registry.example/] [--print]: the container image of a
// release, from its archive (deploy/containers). `--print` prints Docker's command instead of running it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { workspaceRoot } from '@voyage/vite/bundled-packages.ts';
import { extract } from 'tar';
import { imageCommand } from './image-command.ts';
import type { Release } from './source.ts';

/** The release in the archive. @throws Error if it is not a release */
async function releaseIn(archive: string): Promise<Release> {
  const folder = mkdtempSync(join(tmpdir(), 'voyage-image-'));
  try {
    await extract({ file: archive, cwd: folder, strip: 1, filter: (path) => path.endsWith('/release.json') });
    return JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { prefix: { type: 'string', default: '' }, print: { type: 'boolean', default: false } },
});
const [given] = positionals;
if (!given) {
  console.error('npm run release -- image <archive of a release> [--prefix registry.example/] [--print]');
  process.exit(1);
}
const archive = resolve(given);
const command = imageCommand(await releaseIn(archive), {
  archive: basename(archive),
  folder: dirname(archive),
  dockerfiles: join(workspaceRoot, 'deploy', 'containers'),
  prefix: values.prefix,
});
if (values.print) console.log(command.join(' '));
else {
  const [program = '', ...args] = command;
  const { status, error } = spawnSync(program, args, { stdio: 'inherit' });
  if (error) console.error(`${program}: ${error.message}`);
  process.exitCode = status ?? 1;
}
