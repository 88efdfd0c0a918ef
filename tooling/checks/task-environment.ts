// Whether turbo.json names the variables that tasks read. Turbo passes a task only those: a forgotten one is
// undefined there, and a test that should run longer because of it stays short and green.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
/** Set by the task's own runner, or by turbo. */
const own = new Set(['NODE_ENV', 'CI', 'VITEST', 'BRAND']);
/**
 * The sources that run in each task of turbo.json. The service's own variables come through env.ts, which
 * tests fill themselves.
 */
const sources: Record<string, string[]> = {
  bundle: ['tooling/vite/src/built-at.ts'],
  '@voyage/api#test': ['apps/api/src/**/*.test.ts', 'apps/api/src/testing/*.ts'],
  '@voyage/storybook#test': ['apps/storybook/src/*.ts'],
};

interface Task {
  env?: string[];
  passThroughEnv?: string[];
}

/** Names of environment variables that a text reads. */
const readsOf = (text: string): string[] =>
  [...text.matchAll(/process\.env\.([A-Z][A-Z0-9_]*)/g)].map(([, name]) => name ?? '');

/** Variables that a task's sources read and the task does not name. */
export const undeclaredVariables = (task: Task, texts: string[]): string[] => {
  const named = new Set([...own, ...(task.env ?? []), ...(task.passThroughEnv ?? [])]);
  return [...new Set(texts.flatMap(readsOf))].filter((name) => !named.has(name)).toSorted();
};

// The check must be able to fail.
const example = undeclaredVariables({ env: ['KILLS'] }, [
  'process.env.KILLS + process.env.RUNS',
  'process.env.CI',
]);
if (example.join() !== 'RUNS')
  throw new Error(`the check is broken: it found ${example.join() || 'nothing'}`);

const { tasks }: { tasks: Record<string, Task> } = JSON.parse(readFileSync(join(root, 'turbo.json'), 'utf8'));
let problems = 0;
let read = 0;
for (const [name, patterns] of Object.entries(sources)) {
  const texts = patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((file) => readFileSync(join(root, file), 'utf8'));
  read += new Set(texts.flatMap(readsOf)).size;
  for (const variable of undeclaredVariables(tasks[name] ?? {}, texts)) {
    console.error(`turbo.json, "${name}": ${variable} is read, and not among its env or passThroughEnv`);
    problems += 1;
  }
}
if (problems > 0) process.exit(1);
console.log(`task environment: ${read} variables, all in turbo.json`);
