// npm run release -- main | club | api | storybook: a part of the product as one folder and one archive; or one of the
// commands that go with it (docs/operations/release.md).
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { workspaceRoot } from '@voyage/vite/bundled-packages.ts';
import { buildPart, make } from './make.ts';
import { isPart, parts, releaseOfWorkspace } from './source.ts';
import { problemsOf } from './verify.ts';

const usage = `release.ts ${parts.join('|')} [--out folder] [--snapshot] [--uncommitted]
release.ts verify <folder of a release>
release.ts compare | image | publish | version | tag [arguments]`;
/** Programs of their own, which read their arguments themselves. */
const programs = ['compare', 'image', 'publish', 'version', 'tag'];

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string', default: join(workspaceRoot, 'releases') },
      snapshot: { type: 'boolean', default: false },
      uncommitted: { type: 'boolean', default: false },
    },
  });
  const [what, folder] = positionals;
  if (what === 'verify' && folder) {
    const problems = problemsOf(resolve(folder));
    if (problems.length > 0) throw new Error(problems.join('\n'));
    return console.log(`${folder}: every file matches its manifest`);
  }
  if (!isPart(what) || folder) throw new Error(usage);
  const node = readFileSync(join(workspaceRoot, '.nvmrc'), 'utf8').trim();
  if (process.versions.node !== node)
    console.warn(
      `Made with Node ${process.versions.node}: only Node ${node} (.nvmrc) reproduces the same bytes.`,
    );
  const release = releaseOfWorkspace(what, values);
  buildPart(release);
  await make(release, resolve(values.out));
}

const [, , command = ''] = process.argv;
const isProgram = programs.includes(command);
if (isProgram) process.argv.splice(2, 1);
await (isProgram ? import(`./${command}.ts`) : main()).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
