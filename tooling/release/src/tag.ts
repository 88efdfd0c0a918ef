// pnpm release:tag: tags this commit with each version that has no tag yet (`main-v0.2.0`), and prints them.
// `--push` pushes them; `--list <file>` adds a line `tags=[{part, tag}]` to a file, for the workflow that
// makes a release of each.
import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { workspaceRoot } from '@voyage/vite/bundled-packages.ts';
import { parts, versionOf } from './source.ts';

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: workspaceRoot, encoding: 'utf8' }).trim();

const { values } = parseArgs({ options: { push: { type: 'boolean' }, list: { type: 'string' } } });
if (git('status', '--porcelain', '--untracked-files=no') !== '')
  throw new Error('Commit first: a tag names a commit.');
const known = new Set(git('tag', '--list').split('\n'));
const tags = parts
  .map((part) => ({ part, tag: `${part}-v${versionOf(part)}` }))
  .filter(({ tag }) => !known.has(tag));
for (const { part, tag } of tags) {
  git('tag', '--annotate', tag, '--message', `${part} ${versionOf(part)}`);
  if (values.push) git('push', 'origin', tag);
  console.log(tag);
}
if (values.list) appendFileSync(values.list, `tags=${JSON.stringify(tags)}\n`);
