import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { defineConfig } from 'vitest/config';

/** They wait for processes, crashes and rounds of jobs: begun first, they wait while the others work. */
const longest = [
  'faults/kill-storm',
  'faults/two-processes',
  'booking/crash',
  'prepaid-stays/crash',
  'faults/stopping',
  'faults/hostile-requests',
  'faults/database-away',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.endsWith(`${name}.test.ts`));
      return at < 0 ? longest.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/database.ts'],
    env: { NODE_ENV: 'test', TZ: 'UTC' },
    // Long enough for a machine that does ten other things: what passes does not wait for them.
    testTimeout: 90_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    // The files of a worker share the modules that they load, which took a third of the time: no test replaces a
    // module, and what a module keeps is the same for all or knows whose it is.
    isolate: false,
    maxWorkers: 2, // much of it waits for clocks and processes; each file has a pool of connections, or three
    sequence: { sequencer: LongestFirst },
  },
});
