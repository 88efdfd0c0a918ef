// npm run release:drive -- <folder with archives> [main|club|api ...]: unpacks each release by itself into a folder
// outside the workspace and drives it there. A site: in a browser, before a service of its own (the released one if
// its archive is there too, else that of the workspace) with its own PostgreSQL: Home, a search, a booking, its
// certificate and its cancellation (tooling/e2e/src/journey.spec.ts). The service: the same by calls, without a site.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { workspaceRoot } from '@voyage/vite/bundled-packages.ts';
import { driveService } from './drive-service.ts';
import { isPart, type Part } from './source.ts';
import { hasArchive, unpackPart } from './unpack.ts';

const driven: readonly Part[] = ['main', 'club', 'api'];
const [given = join(workspaceRoot, 'releases'), ...named] = process.argv.slice(2);
const from = resolve(given);
if (!named.every(isPart)) throw new Error(`drive.ts <folder with archives> [${driven.join('|')} ...]`);
const wanted = driven.filter((part) => (named.length > 0 ? named.includes(part) : hasArchive(from, part)));
if (wanted.length === 0) console.log('the stories are driven by their own tests');

/** What packages of the workspace generate before they run. */
function prepare(...names: string[]): void {
  const turbo = join(workspaceRoot, 'node_modules', 'turbo', 'bin', 'turbo');
  const filters = names.map((name) => `--filter=@voyage/${name}`);
  const args = [turbo, 'run', 'prepared', ...filters, '--output-logs=errors-only'];
  const { status } = spawnSync(process.execPath, args, { cwd: workspaceRoot, stdio: 'inherit' });
  if (status !== 0) throw new Error(`turbo ended with ${status}`);
}

/** The journeys of one brand, with two processes of the service; its exit code. */
function driveSite(brand: 'main' | 'club', releases: Partial<Record<Part, string>>): number {
  prepare('i18n', ...(releases.api ? [] : ['api']));
  const driver = join(workspaceRoot, 'apps', 'api', 'src', 'testing', 'external-database.ts');
  const journeys = ['journey', '--workers=1', `--grep=: ${brand}`];
  const { status } = spawnSync(process.execPath, [driver, 'browser', '--built', ...journeys], {
    cwd: workspaceRoot,
    stdio: 'inherit',
    env: { ...process.env, E2E_RELEASES: JSON.stringify(releases), E2E_BRANDS: brand },
  });
  return status ?? 1;
}

for (const part of wanted) {
  const home = mkdtempSync(join(tmpdir(), 'voyage-releases-'));
  try {
    console.log(`== ${part}`);
    const folder = await unpackPart(from, part, home);
    if (part === 'main' || part === 'club') {
      const api = hasArchive(from, 'api') ? { api: await unpackPart(from, 'api', home) } : {};
      if (driveSite(part, { [part]: folder, ...api }) !== 0) process.exitCode = 1;
    } else await driveService(folder, home);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
