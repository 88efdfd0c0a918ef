import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');
/**
 * A folder with releases that are tested instead of the workspace: `main`, `club` and `api`
 * (tooling/release/src/drive.ts).
 */
const releases = process.env.E2E_RELEASES;

export const drivesReleases: boolean = Boolean(releases);

interface Program {
  file: string;
  cwd: string;
  execArgv: string[];
}

/** How to start a site or the service with Node. */
export function programOf(part: 'main' | 'club' | 'api'): Program {
  const file = part === 'api' ? 'src/main' : 'server';
  return releases
    ? { file: `${file}.js`, cwd: join(releases, part), execArgv: [] }
    : {
        file: `${file}.ts`,
        cwd: join(root, 'apps', part),
        execArgv: part === 'club' ? ['--conditions=aldermere:club'] : [],
      };
}
