// pnpm release:compare [part ...] [--keep folder]: builds each part twice, in fresh clones in different
// folders of the same commit, and compares the bytes (docs/operations/release.md). Everything machine- or
// time-dependent differs between the two: folder, time zone, language, permissions of new files; they share
// no build results. `--keep` puts the result, if it is the same, into a folder.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { workspaceRoot } from '@voyage/vite/bundled-packages.ts';
import type { Manifest } from './manifest.ts';
import { isPart, parts, releaseOfWorkspace, type Part } from './source.ts';

interface Place {
  folder: string;
  env: Record<string, string>;
  umask: number;
}
const work = mkdtempSync(join(tmpdir(), 'voyage-compare-'));
const places: Place[] = [
  { folder: join(work, 'a'), env: { TZ: 'Asia/Taipei', LANG: 'zh_TW.UTF-8', LC_ALL: 'C' }, umask: 0o022 },
  {
    folder: join(work, 'another', 'and-longer'),
    env: { TZ: 'America/New_York', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' },
    umask: 0o002,
  },
];

function run({ env, umask }: Place, cwd: string, command: string, ...args: string[]): void {
  const before = process.umask(umask);
  const { status } = spawnSync(command, args, {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  process.umask(before);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status} in ${cwd}`);
}

/** Once: work in this folder may go on meanwhile. */
const { commit } = releaseOfWorkspace('main', { snapshot: false, uncommitted: false });

/** Clones this commit, installs, and builds the parts; returns their folder. */
function makeIn(place: Place, wanted: Part[]): string {
  const clone = join(place.folder, 'clone');
  const out = join(place.folder, 'out');
  mkdirSync(place.folder, { recursive: true });
  run(
    place,
    workspaceRoot,
    'git',
    'clone',
    '--quiet',
    '--no-hardlinks',
    '--no-checkout',
    workspaceRoot,
    clone,
  );
  run(place, clone, 'git', 'checkout', '--quiet', '--detach', commit);
  run(place, clone, 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=silent');
  const own = { ...place, env: { ...place.env, TURBO_CACHE_DIR: join(place.folder, 'turbo') } };
  for (const part of wanted)
    run(own, clone, process.execPath, 'tooling/release/src/release.ts', part, '--out', out);
  return out;
}

/** The differences between two folders of releases, one per line. */
export function differences(one: string, two: string): string[] {
  const names = (folder: string) => readdirSync(folder).toSorted();
  if (names(one).join() !== names(two).join())
    return [`the names differ: ${names(one).join()} and ${names(two).join()}`];
  return names(one)
    .filter((name) => name.endsWith('.tar.gz'))
    .flatMap((name) => {
      if (readFileSync(join(one, name)).equals(readFileSync(join(two, name)))) return [];
      const [a, b] = [one, two].map((folder): Manifest =>
        JSON.parse(readFileSync(join(folder, name.replace(/\.tar\.gz$/, ''), 'manifest.json'), 'utf8')),
      );
      const sums = new Map(b?.files.map(({ path, sha256 }) => [path, sha256]));
      const changed =
        a?.files.filter(({ path, sha256 }) => sums.get(path) !== sha256).map(({ path }) => path) ?? [];
      return [`${name} differs: ${changed.slice(0, 20).join(', ') || 'in the archive alone'}`];
    });
}

if (import.meta.main) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string' } },
  });
  const named = positionals.filter(isPart);
  if (named.length !== positionals.length)
    throw new Error(`compare.ts ${parts.join('|')} ... [--keep folder]`);
  const wanted = named.length > 0 ? named : [...parts];
  try {
    const [one = '', two = ''] = places.map((place) => makeIn(place, wanted));
    const found = differences(one, two);
    if (found.length > 0) {
      console.error(`${found.join('\n')}\nBoth are in ${work}.`);
      process.exitCode = 1;
    } else {
      if (values.keep) cpSync(one, resolve(values.keep), { recursive: true });
      console.log(`the same bytes twice: ${wanted.join(', ')}`);
      rmSync(work, { recursive: true, force: true });
    }
  } catch (error) {
    rmSync(work, { recursive: true, force: true });
    throw error;
  }
}
