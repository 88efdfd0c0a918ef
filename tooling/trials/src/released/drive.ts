// npm run trial -- released [folder with archives] [main|club|api ...]: unpacks each release by itself into a folder outside
// the workspace and drives it there; without a folder, snapshots that it makes first. A site: in a browser, before a
// service of its own (the released one if its archive is there too, else that of the workspace) with its own PostgreSQL:
// Home, a search, a booking, its certificate and its cancellation (tooling/e2e/src/journey.spec.ts). The service: the
// same by calls, without a site.
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { startEmbedded } from '@voyage/api/db/embedded.ts';
import { cleanUp, endAll, root, temporaryFolder } from '@voyage/bench/processes.ts';
import { isPart, type Part } from '@voyage/release/source.ts';
import { hasArchive, unpackPart } from '@voyage/release/unpack.ts';
import { logIn, Member } from '../calls.ts';
import { demonstration, startRelease } from './released-process.ts';

const driven: readonly Part[] = ['main', 'club', 'api'];
/** A program of the workspace; its exit code. */
const run = (args: string[], env: Record<string, string> = {}): number =>
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    .status ?? 1;

/** The journeys of one brand, with two processes of the service; its exit code. */
function driveSite(brand: 'main' | 'club', releases: Partial<Record<Part, string>>): number {
  const filters = ['i18n', ...(releases.api ? [] : ['api'])].map((name) => `--filter=@voyage/${name}`);
  const prepare = [
    'node_modules/turbo/bin/turbo',
    'run',
    'prepared',
    ...filters,
    '--output-logs=errors-only',
  ];
  const driver = ['apps/api/testing/external-database.ts', 'browser', '--built'];
  const journeys = ['journey', '--workers=1', `--grep=: ${brand}`];
  const env = { E2E_RELEASES: JSON.stringify(releases), E2E_BRANDS: brand };
  return run(prepare) || run([...driver, ...journeys], env);
}

/** A member's booking by calls of a released service, without a site. @throws Error for anything that fails */
async function driveService(folder: string, home: string): Promise<void> {
  const database = await startEmbedded(join(home, 'database'));
  try {
    const { address, release, stop } = await startRelease(folder, demonstration(database.url));
    const health: { release?: { commit?: string } } = await (await fetch(`${address}/health`)).json();
    if (health.release?.commit !== release.commit) throw new Error('/health reports another release');
    const member = new Member(address, await logIn(address, 'noir'));
    const orderId = await member.book(40);
    const certificate = await fetch(`${address}/v1/user/hotel/order/${orderId}/pdf`, {
      headers: { authorization: `Bearer ${member.token}` },
    });
    if (!(await certificate.text()).startsWith('%PDF-')) throw new Error('the certificate is not a PDF');
    await member.cancel(orderId);
    const status = await member.statusOf(orderId);
    if (status !== 'cancelled') throw new Error(`the cancelled order is ${status}`);
    await stop();
    console.log('the service alone: a login, a search, a booking, its certificate, its cancellation');
  } finally {
    await endAll();
    await database.stop();
  }
}

const [given, ...named] = process.argv.slice(2);
if (!named.every(isPart)) throw new Error(`released [folder with archives] [${driven.join('|')} ...]`);
try {
  const from = given ? resolve(given) : temporaryFolder();
  if (!given)
    for (const part of driven)
      if (run(['tooling/release/src/release.ts', part, '--snapshot', '--out', from]) !== 0)
        throw new Error(`${part} could not be made`);
  const wanted = driven.filter((part) => (named.length > 0 ? named.includes(part) : hasArchive(from, part)));
  if (wanted.length === 0) console.log('the stories are driven by their own tests');
  for (const part of wanted) {
    const home = temporaryFolder();
    console.log(`== ${part}`);
    const folder = await unpackPart(from, part, home);
    if (part === 'main' || part === 'club') {
      const api = hasArchive(from, 'api') ? { api: await unpackPart(from, 'api', home) } : {};
      if (driveSite(part, { [part]: folder, ...api }) !== 0) process.exitCode = 1;
    } else await driveService(folder, home);
  }
} finally {
  await cleanUp();
}
