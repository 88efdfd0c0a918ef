// npm run release -- compare [part ...] [--keep folder]: builds each part twice, in fresh clones in different
// folders of the same commit, and compares the bytes (docs/operations/release.md). Everything machine- or
// time-dependent differs between the two: folder, time zone, language, permissions of new files; they share
// no build results. `--keep` puts the result, if it is the same, into a folder.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { differences, hashedFilesIn } from './files.ts';
import { makeInClone, type Place } from './make-in-clone.ts';
import { isPart, parts, releaseOfWorkspace } from './source.ts';

const work = mkdtempSync(join(tmpdir(), 'voyage-compare-'));
const places: Place[] = [
  { folder: join(work, 'a'), env: { TZ: 'Asia/Taipei', LANG: 'zh_TW.UTF-8', LC_ALL: 'C' }, umask: 0o022 },
  {
    folder: join(work, 'another', 'and-longer'),
    env: { TZ: 'America/New_York', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' },
    umask: 0o002,
  },
];

/** Once: work in this folder may go on meanwhile. */
const { commit } = releaseOfWorkspace('main', { snapshot: false, uncommitted: false });

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'string' } },
});
const named = positionals.filter(isPart);
if (named.length !== positionals.length) throw new Error(`compare.ts ${parts.join('|')} ... [--keep folder]`);
const wanted = named.length > 0 ? named : [...parts];
try {
  const [one = '', two = ''] = places.map((place) => makeInClone(place, commit, wanted));
  const found = differences(hashedFilesIn(one), hashedFilesIn(two));
  if (found.length > 0) {
    console.error(`${found.slice(0, 40).join('\n')}\nBoth are in ${work}.`);
    process.exitCode = 1;
  } else {
    if (values.keep) cpSync(one, resolve(values.keep), { recursive: true });
    console.log(`identical bytes in both builds: ${wanted.join(', ')}`);
    rmSync(work, { recursive: true, force: true });
  }
} catch (error) {
  rmSync(work, { recursive: true, force: true });
  throw error;
}
