// npm run release -- version: `changeset version` turns the change sets into versions and the CHANGELOG.md of each package;
// the example of deploy/containers then names the new images. Review it, commit it, then `npm run release -- tag`.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@voyage/vite/bundled-packages.ts';
import { isPart, versionOf } from './source.ts';

const changesets = join(workspaceRoot, 'node_modules', '@changesets', 'cli', 'bin.js');
execFileSync(process.execPath, [changesets, 'version'], { cwd: workspaceRoot, stdio: 'inherit' });
const example = join(workspaceRoot, 'deploy', 'containers', '.env.example');
const named = readFileSync(example, 'utf8').replace(/^(\w+)_VERSION=.*$/gm, (line, name: string) => {
  const part = name.toLowerCase();
  return isPart(part) ? `${name}_VERSION=${versionOf(part)}` : line;
});
writeFileSync(example, named);
