import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');
/** The folders of releases that are tested instead of the workspace's parts (tooling/release/src/drive.ts). */
const releases: Partial<Record<'main' | 'club' | 'api', string>> = JSON.parse(
  process.env.E2E_RELEASES ?? '{}',
);

/** The brands whose sites are started: both, unless one is tested by itself. */
export const isStarted = (brand: 'main' | 'club'): boolean =>
  (process.env.E2E_BRANDS ?? 'main,club').split(',').includes(brand);

interface Program {
  isRelease: boolean;
  file: string;
  args: string[];
  cwd: string;
  execArgv: string[];
}

/** The service on hotels of a memory supplier, of the workspace only. */
const onMemory: Program = {
  isRelease: false,
  file: 'testing/memory-inventory/main.ts',
  args: ['--abilities={"hold":"none","cancelRooms":"single"}', '--list=500'],
  cwd: join(root, 'apps', 'api'),
  execArgv: [],
};
export type Part = 'main' | 'club' | 'api' | 'api-on-memory';

/** How to start a site or the service with Node. */
export function programOf(part: Part): Program {
  if (part === 'api-on-memory') return onMemory;
  const file = part === 'api' ? 'src/main' : 'server';
  const release = releases[part];
  return release
    ? { isRelease: true, file: `${file}.js`, args: [], cwd: release, execArgv: [] }
    : {
        isRelease: false,
        file: `${file}.ts`,
        args: [],
        cwd: join(root, 'apps', part),
        execArgv: part === 'club' ? ['--conditions=aldermere:club'] : [],
      };
}
