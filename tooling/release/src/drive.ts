// pnpm release:drive <folder with archives> [journeys ...]: unpacks a release of each site and of the service
// into a folder outside the workspace, starts them there with their own PostgreSQL, and runs journeys in a
// browser: Home, a search, a booking, its cancellation, in each brand (tooling/e2e/src/journey.spec.ts).
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { workspaceRoot } from '@voyage/vite/bundled-packages.ts';
import { extract } from 'tar';

const [from = join(workspaceRoot, 'releases'), ...journeys] = process.argv.slice(2);
const home = mkdtempSync(join(tmpdir(), 'voyage-releases-'));
try {
  for (const part of ['main', 'club', 'api']) {
    const archives = readdirSync(resolve(from)).filter(
      (name) => name.startsWith(`voyage-${part}-`) && name.endsWith('.tar.gz'),
    );
    const [archive] = archives;
    if (!archive || archives.length > 1)
      throw new Error(`${from} has ${archives.length} archives of ${part}: one is driven`);
    mkdirSync(join(home, part));
    await extract({ file: join(resolve(from), archive), cwd: join(home, part), strip: 1 });
    console.log(archive);
  }
  const driver = join(workspaceRoot, 'apps', 'api', 'src', 'testing', 'external-database.ts');
  const { status } = spawnSync(
    process.execPath,
    [driver, 'browser', '--built', ...(journeys.length > 0 ? journeys : ['journey'])],
    {
      cwd: workspaceRoot,
      stdio: 'inherit',
      env: { ...process.env, E2E_RELEASES: home },
    },
  );
  process.exitCode = status ?? 1;
} finally {
  rmSync(home, { recursive: true, force: true });
}
