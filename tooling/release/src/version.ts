// pnpm release:version: turns the change sets into versions, the CHANGELOG.md of each package, and the notes
// of each released part (docs/releases). Review it, commit it, then `pnpm release:tag`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brandNames } from '@voyage/checks/brand-words.ts';
import { changesOfWorkspace } from '@voyage/checks/change-set.ts';
import { writeReleasedDigests } from '@voyage/checks/released-packages.ts';
import { workspaceRoot } from '@voyage/vite/bundled-packages.ts';
import { dependenciesOfWorkspace, journeysOfWorkspace, notesOf, withSection } from './notes.ts';
import { isPart, parts, versionOf, type Part } from './source.ts';

const titles: Record<Part, string> = { ...brandNames, api: 'The service', storybook: 'The stories' };
const changes = changesOfWorkspace();
if (changes.length === 0) {
  console.log('There are no change sets: "pnpm changeset" writes one.');
} else {
  const before = new Map(parts.map((part) => [part, versionOf(part)]));
  const changesets = join(
    dirname(createRequire(join(workspaceRoot, 'package.json')).resolve('@changesets/cli/package.json')),
    'bin.js',
  );
  const { status } = spawnSync(process.execPath, [changesets, 'version'], {
    cwd: workspaceRoot,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`changesets ended with ${status}`);
  writeReleasedDigests();
  const example = join(workspaceRoot, 'deploy', 'containers', '.env.example');
  const named = readFileSync(example, 'utf8').replace(
    /^(API|MAIN|CLUB)_VERSION=.*$/gm,
    (line, name: string) => {
      const part = name.toLowerCase();
      return isPart(part) ? `${name}_VERSION=${versionOf(part)}` : line;
    },
  );
  writeFileSync(example, named);
  const dependencies = dependenciesOfWorkspace();
  const journeys = journeysOfWorkspace();
  const folder = join(workspaceRoot, 'docs', 'releases');
  mkdirSync(folder, { recursive: true });
  for (const part of parts.filter((one) => versionOf(one) !== before.get(one))) {
    const file = join(folder, `${part}.md`);
    const day = new Date().toISOString().slice(0, 10);
    const section = notesOf(part, versionOf(part), day, changes, dependencies, journeys);
    writeFileSync(
      file,
      withSection(existsSync(file) ? readFileSync(file, 'utf8') : undefined, titles[part], section),
    );
    console.log(`${part} ${before.get(part)} becomes ${versionOf(part)}: docs/releases/${part}.md`);
  }
}
