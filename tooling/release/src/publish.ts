// npm run release -- publish <tag> <folder with archives> [--print]: puts the archives of a tag next to it, as a
// release of GitHub with the notes of its version. Needs gh and its GH_TOKEN; `--print` prints the notes and the
// command instead. Verifies the archives with their .sha256 first.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { workspaceRoot } from '@voyage/vite/bundled-packages.ts';
import { changelogOf, publishCommand, releaseOfTag, sectionOf } from './publish-command.ts';
import { assertHash } from './unpack.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { print: { type: 'boolean', default: false } },
});
const [tag = '', from = join(workspaceRoot, 'releases')] = positionals;
const folder = resolve(from);
const { part, version } = releaseOfTag(tag);
const notes = sectionOf(readFileSync(join(workspaceRoot, changelogOf(part)), 'utf8'), version);
const work = mkdtempSync(join(tmpdir(), 'voyage-publish-'));
try {
  const notesFile = join(work, 'notes.md');
  writeFileSync(notesFile, notes);
  const [program = '', ...args] = publishCommand(tag, readdirSync(folder), notesFile);
  for (const archive of args.filter((one) => one.endsWith('.tar.gz'))) assertHash(join(folder, archive));
  if (values.print) console.log(`${notes}\n${[program, ...args].join(' ')}`);
  else {
    const { status, error } = spawnSync(program, args, { cwd: folder, stdio: 'inherit' });
    if (error) console.error(`${program}: ${error.message}`);
    process.exitCode = status ?? 1;
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
