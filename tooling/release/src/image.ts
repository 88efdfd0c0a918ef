// npm run release -- image <archive> [--prefix registry.example/]: the container image of a release, from its archive
// (deploy/containers).
import { execFileSync } from 'node:child_process';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { workspaceRoot } from '@voyage/vite/bundled-packages.ts';
import { releaseIn } from './unpack.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { prefix: { type: 'string', default: '' } },
});
const [given] = positionals;
if (!given) throw new Error('image <archive of a release> [--prefix registry.example/]');
const archive = resolve(given);
const { part, version, commit } = await releaseIn(archive);
if (part === 'storybook') throw new Error('the stories have no image: any static file server will do');
if (commit.endsWith('+changes')) throw new Error(`${given} contains uncommitted changes`);
const file = part === 'api' ? 'service.Dockerfile' : 'site.Dockerfile';
const args = [
  'build',
  `--file=${join(workspaceRoot, 'deploy', 'containers', file)}`,
  `--build-arg=ARCHIVE=${basename(archive)}`,
  `--build-arg=VERSION=${version}`,
  `--build-arg=COMMIT=${commit}`,
  ...(part === 'api' ? [] : [`--build-arg=BRAND=${part}`]),
  `--tag=${values.prefix}voyage-${part}:${version}`,
  dirname(archive),
];
execFileSync('docker', args, { stdio: 'inherit' });
