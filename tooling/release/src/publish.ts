// npm run release -- publish <tag> <folder with archives>: puts the archives of a tag next to it, as a release of GitHub
// with the notes of its version. Needs gh and its GH_TOKEN.
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { workspaceRoot } from '@voyage/vite/bundled-packages.ts';
import { archivesOfVersion } from './unpack.ts';
import { notesOf, releaseOfTag } from './versions.ts';

const [tag = '', from = join(workspaceRoot, 'releases')] = process.argv.slice(2);
const { part, version } = releaseOfTag(tag);
const input = notesOf(part, version, workspaceRoot);
if (!input) throw new Error(`the changelog has no section for ${version}`);
const cwd = resolve(from);
const files = archivesOfVersion(cwd, part, version).flatMap((archive) => [archive, `${archive}.sha256`]);
const args = ['release', 'create', tag, '--verify-tag', `--title=${tag}`, '--notes-file=-', ...files];
execFileSync('gh', args, { cwd, input, stdio: ['pipe', 'inherit', 'inherit'] });
