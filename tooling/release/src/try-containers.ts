// npm run release:containers -- <folder with the archives of main, club and api>: runs
// deploy/containers/compose.yaml without containers. Each release is unpacked into a folder that its user
// cannot write to, and is started with the user, command and environment of its Dockerfile and compose.yaml,
// on a PostgreSQL whose roles roles.sh creates; health is checked by the HEALTHCHECK command. Needs root (for
// the user) and psql. Prints its measurements.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { partOf, readCompose, type ComposeService } from '@voyage/checks/compose.ts';
import { commandsOf } from '@voyage/checks/dockerfile.ts';
import { workspaceRoot } from '@voyage/vite/bundled-packages.ts';
import { DockerfileParser } from 'dockerfile-ast';
import { containerEnvironment, envFile } from './compose-environment.ts';
import { startDatabase } from './own-database.ts';
import { freePort } from './released-process.ts';
import { unpackPart } from './unpack.ts';
import { problemsOf } from './verify.ts';

const containers = join(workspaceRoot, 'deploy', 'containers');
const read = (name: string): string => readFileSync(join(containers, name), 'utf8');
const from = resolve(process.argv[2] ?? join(workspaceRoot, 'releases'));
const home = mkdtempSync(join(tmpdir(), 'voyage-containers-'));
chmodSync(home, 0o755); // others may read it
const compose = readCompose(read('compose.yaml'));
const secret = () => randomBytes(16).toString('hex');

/** Unpacks the archive of a part, as the first stage of its Dockerfile does. */
const unpack = (part: string): Promise<string> => unpackPart(from, part, home);

interface Container {
  service: ComposeService;
  folder: string;
  /**
   * Replaces values that are the same in every container, such as ports, and the names of other containers.
   */
  local: (environment: Record<string, string>) => Record<string, string>;
}

/** The program of a container with user, folder and environment, and its health check. */
function described({ service, folder, local }: Container) {
  const file = DockerfileParser.parse(
    read(partOf(service) === 'api' ? 'service.Dockerfile' : 'site.Dockerfile'),
  );
  const { entry, command, health } = commandsOf(file);
  const user =
    file
      .getInstructions()
      .findLast((one) => one.getKeyword() === 'USER')
      ?.getArgumentsContent() ?? '';
  const [uid = 0, gid = 0] = user.split(':').map(Number);
  const image = file.getENVs().flatMap((env) => env.getProperties());
  const env = local({
    ...Object.fromEntries(image.map((property) => [property.getName(), property.getValue() ?? ''])),
    ...containerEnvironment(service.environment ?? {}, variables),
  });
  if (entry?.[0] !== 'node' || health?.[0] !== 'node') throw new Error('not started or not checked by Node');
  const args = [...entry.slice(1), ...(service.command ?? command ?? [])];
  return { args, health: health.slice(1), options: { cwd: folder, env, uid, gid } };
}

const variables: Record<string, string> = {
  ...envFile(read('.env.example')),
  DATABASE_OWNER_PASSWORD: secret(),
  DATABASE_SERVICE_PASSWORD: secret(),
  AUTH_SECRET: secret(),
};
const running: ChildProcess[] = [];
/** Starts a container and waits until its health check succeeds. */
async function start(name: string, container: Container) {
  const { args, health, options } = described(container);
  const begin = Date.now();
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  running.push(child);
  while (spawnSync(process.execPath, health, options).status !== 0) {
    if (child.exitCode !== null) throw new Error(`${name} exited with ${child.exitCode}`);
    if (Date.now() - begin > 180_000) throw new Error(`${name} is not healthy after three minutes`);
    await setTimeout(200);
  }
  const healthyAfter = (Date.now() - begin) / 1000;
  return async () => {
    const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
    const stopping = Date.now();
    const exited = new Promise<number | null>((done) => child.on('exit', done));
    child.kill('SIGTERM');
    const code = await exited;
    const seconds = (Date.now() - stopping) / 1000;
    const grace = Number.parseInt(container.service.stop_grace_period ?? '10', 10);
    console.log(
      `${name}: user ${options.uid}, healthy after ${healthyAfter.toFixed(1)} s, ${Math.round(Number(memory) / 1024)} MiB, stopped after ${seconds.toFixed(1)} s with ${code}`,
    );
    if (code !== 0 || seconds > grace) throw new Error(`${name} did not stop in order`);
    const written = problemsOf(container.folder);
    if (written.length > 0) throw new Error(`${name} changed its own files: ${written.join(', ')}`);
  };
}

async function fetchText(url: string, contains: string): Promise<void> {
  const answer = await fetch(url);
  const text = await answer.text();
  if (!answer.ok || !text.includes(contains))
    throw new Error(`${url}: ${answer.status} without "${contains}"`);
}

const database = await startDatabase(join(home, 'database'));
try {
  const { hostname, port, username, password } = new URL(database.url);
  const client = {
    ...process.env,
    PGHOST: hostname,
    PGPORT: port,
    PGPASSWORD: password,
    POSTGRES_USER: username,
    OWNER_PASSWORD: variables.DATABASE_OWNER_PASSWORD,
    SERVICE_PASSWORD: variables.DATABASE_SERVICE_PASSWORD,
  };
  const admin = ['--username', username, '--dbname=postgres', '--command=drop database voyage'];
  for (const [program, args] of [
    ['psql', admin], // the embedded server creates one of that name
    ['bash', [join(containers, 'roles.sh')]],
  ] as const)
    if (spawnSync(program, args, { env: client, stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0)
      throw new Error(`${program} failed`);

  const api = await unpack('api');
  const ports = { service: await freePort(), main: await freePort(), club: await freePort() };
  const { migrate, service, main, club } = compose.services;
  if (!migrate || !service || !main || !club) throw new Error('compose.yaml lacks a service');
  const local = (env: Record<string, string>) => ({
    ...env,
    ...(env.DATABASE_URL
      ? { DATABASE_URL: env.DATABASE_URL.replace('@database:5432', `@${hostname}:${port}`) }
      : {}),
    API_PORT: String(ports.service),
    TRUSTED_PROXIES: '127.0.0.0/8',
  });
  const { args, options } = described({ service: migrate, folder: api, local });
  const migrated = spawnSync(process.execPath, args, { ...options, encoding: 'utf8' });
  if (migrated.status !== 0) throw new Error(`migrate: ${migrated.stderr}`);
  console.log(`migrate: ${migrated.stdout.trim()}`);

  const stops = [await start('service', { service, folder: api, local })];
  for (const [brand, site] of Object.entries({ main, club })) {
    const folder = await unpack(brand);
    const sitePort = String(ports[brand === 'main' ? 'main' : 'club']);
    const address = `http://127.0.0.1:${sitePort}`;
    const localSite = (env: Record<string, string>) => ({
      ...env,
      API_URL: `http://127.0.0.1:${ports.service}`,
      RELEASES_DIR: home,
      MAIN_PORT: sitePort,
      CLUB_PORT: sitePort,
    });
    stops.push(await start(brand, { service: site, folder, local: localSite }));
    const { version, commit } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));
    await fetchText(`${address}/en`, '</html>');
    const named = `"release":${JSON.stringify({ brand, version, commit })}`;
    await fetchText(`${address}/api/v1/fe-version`, named);
    await fetchText(`${address}/sitemaps/hotels-1.xml`, '/hotel/');
  }
  for (const stop of stops.toReversed()) await stop();
  console.log('every page was there, and no part changed its own files');
} finally {
  for (const child of running) if (child.exitCode === null) child.kill('SIGKILL');
  await database.stop();
  rmSync(home, { recursive: true, force: true });
}
