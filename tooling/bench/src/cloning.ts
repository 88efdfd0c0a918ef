import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stayFrom } from './demand.ts';
import { Connections } from './load.ts';
import { freePort, root, temporaryFolder } from './processes.ts';
import { atMost, type Report } from './report.ts';

const seconds = (from: number) => (performance.now() - from) / 1000;

/**
 * `npm start` in a fresh, installed but unbuilt copy of the project: including the build, then once more
 * after it.
 */
export async function benchCloning(report: Report): Promise<void> {
  report.section('npm start in a fresh copy');
  const copy = temporaryFolder();
  // run as root, PostgreSQL has its own user, who must be able to reach its programs here
  chmodSync(copy, 0o755);
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const files = listed.stdout.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
  if (files.length < 100) return report.fault('npm start', ['the files of the project could not be listed']);
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, '.tools'), join(copy, '.tools'), 'junction');
  const install = spawnSync('node', ['tooling/run/run.mjs', 'install'], { cwd: copy, encoding: 'utf8' });
  if (install.status !== 0) return report.fault('npm start', [`pnpm install: ${install.stderr.slice(-300)}`]);
  const cold = await start(copy, report);
  const warm = await start(copy, report);
  if (cold === null || warm === null) return;
  report.add(
    'npm start to first results page, never built',
    's',
    [cold],
    atMost(10, '<= 10 s'),
    'with the build',
  );
  report.add('npm start to first results page, built before', 's', [warm]);
}

async function start(copy: string, report: Report): Promise<number | null> {
  const [main, club, api] = [await freePort(), await freePort(), await freePort()];
  const from = performance.now();
  const child = spawn('node', ['tooling/run/run.mjs', 'start'], {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      MAIN_PORT: String(main),
      CLUB_PORT: String(club),
      API_PORT: String(api),
      DATA_DIR: temporaryFolder(),
      // a shared cache of turbo would spare the build that is measured
      TURBO_CACHE_DIR: join(copy, '.turbo', 'cache'),
    },
  });
  let output = '';
  child.stderr.on('data', (part: Buffer) => (output += part.toString('utf8')));
  const ended = new Promise((done) => child.once('exit', done));
  const pages = new Connections(`http://127.0.0.1:${main}`, 1);
  const { checkIn, checkOut } = stayFrom(30);
  let took: number | null = null;
  while (took === null && child.exitCode === null && seconds(from) < 90) {
    const answer = await pages
      .send({
        method: 'GET',
        path: `/en/hotel/search?code=tyo&adults=2&checkIn=${checkIn}&checkOut=${checkOut}`,
      })
      .catch(() => null);
    if (answer?.status === 200 && answer.body.includes('<article')) took = seconds(from);
    else await new Promise((done) => setTimeout(done, 50));
  }
  pages.close();
  child.kill('SIGTERM');
  await ended;
  if (took === null) report.fault('npm start', [output.slice(-300) || 'no page within 90 s']);
  return took;
}
