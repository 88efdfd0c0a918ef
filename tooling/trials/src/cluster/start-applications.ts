import { join } from 'node:path';
import { copySite } from '@voyage/run/copy-site.ts';
import { pgbouncerIni, type Parts, type Passwords, type Ports } from './configuration.ts';
import { root } from '@voyage/bench/processes.ts';
import type { Machine } from './machine.ts';
import { address } from './start-databases.ts';
import { statusOf, until } from '../until.ts';
import type { Supervised } from './supervise.ts';

/** A service or a site. */
export interface Application {
  process: Supervised;
  /** Whether it accepts requests, and a service's database answers. */
  isReady(): Promise<boolean>;
}
/** More than haproxy takes to notice that a process is not ready: two checks, half a second apart. */
const drain = { DRAIN_SECONDS: '3' };

const application = (process: Supervised, port: number): Application => ({
  process,
  // a site has no database, and ignores the question
  isReady: async () => (await statusOf(`http://127.0.0.1:${port}/ready?database`)) === 200,
});
async function allReady(applications: Application[]): Promise<void> {
  for (const { process, isReady } of applications)
    await until(`${process.name} is ready`, isReady, { seconds: 180 });
}

/** The services, each with a pgbouncer of its own, as on machines of their own. */
export async function startServices(
  machine: Machine,
  ports: Ports,
  parts: Parts,
  secrets: Passwords,
): Promise<{ services: Application[]; pgbouncers: Supervised[] }> {
  machine.write('userlist.txt', `"voyage_service" "${secrets.service}"\n`);
  const pgbouncers: Supervised[] = [];
  const services: Application[] = [];
  for (const [i, { name, port }] of parts.services.entries()) {
    const poolerPort = await machine.freePort();
    const pooler = `pgbouncer${i + 1}`;
    const file = machine.write(`${pooler}.ini`, pgbouncerIni(poolerPort, ports.primary, machine.folder));
    pgbouncers.push(machine.runProgram(pooler, machine.programs.pgbouncer, [file]));
    const env = {
      NODE_ENV: 'production',
      API_PORT: String(port),
      DATABASE_URL: address('voyage_service', secrets.service, poolerPort),
      DEMO_DATA: 'true',
      DEMO_HOTELS: '300',
      AUTH_SECRET: 'only for this cluster, thirty-two and more',
      SITE_URL_MAIN: `http://127.0.0.1:${ports.main}`,
      SITE_URL_CLUB: `http://127.0.0.1:${ports.club}`,
      TRUSTED_PROXIES: '127.0.0.1',
      TAPPAY_THREE_D_SECURE: 'false',
      RATE_LIMIT: '1000000',
      LOGIN_ATTEMPTS: '1000000',
      LOG_LEVEL: 'warn',
      ...drain,
    };
    const cwd = join(root, 'apps', 'api');
    const run = machine.runNode(name, ['--max-semi-space-size=16', 'src/main.ts'], { cwd, env });
    services.push(application(run, port));
  }
  await allReady(services);
  return { services, pgbouncers };
}

/** Two processes of each built site. */
export async function startSites(machine: Machine, ports: Ports, parts: Parts): Promise<Application[]> {
  const sites = (['main', 'club'] as const).flatMap((brand) => {
    const cwd = copySite(join(root, 'apps', brand), join(machine.folder, brand));
    return parts[brand].map(({ name, port }) => {
      const env = {
        NODE_ENV: 'production',
        [`${brand.toUpperCase()}_PORT`]: String(port),
        API_URL: `http://127.0.0.1:${ports.service}`,
        SITE_PROXIES: '1',
        ...drain,
      };
      const args = [...(brand === 'club' ? ['--conditions=aldermere:club'] : []), 'server.ts'];
      return application(machine.runNode(name, args, { cwd, env }), port);
    });
  });
  await allReady(sites);
  return sites;
}
