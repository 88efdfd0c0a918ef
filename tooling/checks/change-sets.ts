// Checks that every package that changed since the last release is named by a change set, and that change sets
// name packages that exist. A change that nobody notices is named with `none`.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changesOfWorkspace, type Change } from './change-set.ts';
import { digestOf, isInternal, packageDigests, releasedDigests } from './released-packages.ts';

type Digests = ReadonlyMap<string, string>;

function problemsOf(
  now: Digests,
  released: Digests,
  changes: readonly Change[],
  tooling: string[],
): string[] {
  const named = new Set(changes.flatMap(({ packages }) => [...packages.keys()]));
  const known = new Set([...now.keys(), ...tooling]);
  return [
    ...[...now]
      .filter(([name, digest]) => released.get(name) !== digest && !named.has(name))
      .map(([name]) => `${name} changed since the last release, and no change set names it (pnpm changeset)`),
    ...[...named]
      .filter((name) => !known.has(name))
      .map((name) => `a change set names ${name}, which is no package`),
    ...changes
      .filter(({ packages, summary }) => packages.size === 0 || summary === '')
      .map(({ summary }) => `a change set lacks its packages or its text: "${summary}"`),
  ];
}

// The check must be able to fail.
const now = new Map([
  ['a', '1'],
  ['b', '2'],
]);
const change = (name: string, summary = 'Faster.'): Change => ({
  packages: new Map([[name, 'patch']]),
  summary,
});
const trials: [expected: number, released: Digests, changes: Change[]][] = [
  [0, now, []],
  [1, new Map([['a', '1']]), []],
  [1, new Map([...now, ['b', '1']]), [change('a')]],
  [0, new Map([...now, ['b', '1']]), [change('b')]],
  [1, now, [change('c')]],
  [0, now, [change('tool')]],
  [1, now, [change('a', '')]],
];
for (const [expected, released, changes] of trials)
  if (problemsOf(now, released, changes, ['tool']).length !== expected)
    throw new Error(
      `the check of change sets does not find ${expected} for ${JSON.stringify([...released])}`,
    );
const digest = digestOf(new Map([['a.ts', 'a']]));
for (const other of [{ 'a.ts': 'b' }, { 'b.ts': 'a' }, { 'a.ts': 'a', 'b.ts': '' }])
  if (digestOf(new Map(Object.entries(other))) === digest)
    throw new Error('a digest does not change with its files');
if (['src/a.ts', 'src/testing-page.tsx', 'content/faults.json'].some(isInternal))
  throw new Error('users get that');
if (
  !['a.test.ts', 'src/a.stories.tsx', 'src/testing/a.ts', 'src/b/testing.ts', 'package.json'].every(
    isInternal,
  )
)
  throw new Error('users do not get that');

const root = join(import.meta.dirname, '..', '..');
const tooling = globSync('tooling/*/package.json', { cwd: root }).map(
  (path): string => JSON.parse(readFileSync(join(root, path), 'utf8')).name,
);
const digests = packageDigests();
const changes = changesOfWorkspace();
const problems = problemsOf(digests, releasedDigests(), changes, tooling);
if (digests.size < 30) problems.push(`only ${digests.size} packages were found`);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`change sets: ${changes.length} for ${digests.size} packages, no problems`);
