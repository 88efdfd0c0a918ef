// npm run release -- tag: tags each released version that has no tag yet (`main-v0.2.0`), at the commit that it came with,
// and prints them. `--push` pushes them; `--list <file>` adds a line `tags=[{part, tag}]` to a file, for the workflow
// that makes a release of each.
import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { workspaceRoot } from '@voyage/vite/bundled-packages.ts';
import { git } from './source.ts';
import { missingTags } from './versions.ts';

const { values } = parseArgs({ options: { push: { type: 'boolean' }, list: { type: 'string' } } });
if (git(workspaceRoot, 'status', '--porcelain', '--untracked-files=no') !== '')
  throw new Error('Commit first: a tag names a commit.');
const missing = missingTags(workspaceRoot);
for (const { tag, commit } of missing)
  git(workspaceRoot, 'tag', '--annotate', tag, '--message', tag.replace('-v', ' '), commit);
// All or none: what is tagged is not listed again, so its release would not be made.
if (values.push && missing.length > 0)
  git(workspaceRoot, 'push', '--atomic', 'origin', ...missing.map(({ tag }) => `refs/tags/${tag}`));
for (const { tag } of missing) console.log(tag);
if (values.list)
  appendFileSync(values.list, `tags=${JSON.stringify(missing.map(({ part, tag }) => ({ part, tag })))}\n`);
