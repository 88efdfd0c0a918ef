import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { defineConfig } from 'vitest/config';

/** They wait for processes, crashes and rounds of jobs; the longest first, so that none is left alone at the end. */
const faults = [
  'testing/faults/kill-storm',
  'testing/faults/stopping',
  'testing/faults/two-processes',
  'testing/faults/supplier-storm',
  'testing/faults/state-machine',
  'testing/faults/database-unavailable',
  'testing/faults/hostile-requests',
  'src/db/take-over',
  'testing/faults/providers-unavailable',
  'testing/faults/cancelling',
].map((name) => `${name}.test.ts`);

const imports = new Map<string, { starts: boolean; files: string[] }>();
/**
 * Whether a file, or one that it imports, asks for the database of the set-up or starts a process. A test that does so
 * in another way fails at once in the project `unit`, which has no database.
 */
function needsService(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  let found = imports.get(file);
  if (!found) {
    const text = readFileSync(file, 'utf8');
    const starts = /\binject\('|'node:child_process'/.test(text);
    const values = text.matchAll(/^(?:import|export)(?! type)\b[^;']* from '(\..+)';$/gm);
    found = { starts, files: [...values].map(([, path = '']) => resolve(dirname(file), path)) };
    imports.set(file, found);
  }
  return found.starts || found.files.some((each) => needsService(each, seen));
}
const unit = globSync('{src,testing}/**/*.test.ts', { cwd: import.meta.dirname }).filter(
  (file) => !needsService(join(import.meta.dirname, file)),
);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = faults.findIndex((name) => moduleId.endsWith(name));
      return at < 0 ? faults.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

const globalSetup = ['testing/database.ts'];
export default defineConfig({
  test: {
    env: { NODE_ENV: 'test', TZ: 'UTC' },
    // Long enough for a machine that does ten other things: what passes does not wait for them.
    testTimeout: 300_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 280_000 } },
    // The files of a worker share the modules that they load, which took a third of the time: no test replaces a
    // module, and what a module keeps is the same for all or knows whose it is.
    isolate: false,
    maxWorkers: 2, // much of it waits for clocks and processes; each file has a pool of connections, or three
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: 'unit', include: unit } },
      {
        extends: true,
        test: {
          name: 'service',
          include: ['{src,testing}/**/*.test.ts'],
          exclude: [...unit, ...faults],
          globalSetup,
        },
      },
      { extends: true, test: { name: 'faults', include: faults, globalSetup } },
    ],
  },
});
