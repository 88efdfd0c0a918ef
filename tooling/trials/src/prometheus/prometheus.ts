import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onCleanUp, root, temporaryFolder } from '@voyage/bench/processes.ts';
import { freePort } from '@voyage/e2e/free-port.ts';
import { stopProcess } from '@voyage/e2e/service-process.ts';
import { statusOf, until } from '../until.ts';

interface Series {
  metric: Record<string, string>;
  value: [time: number, value: string];
}
export interface Prometheus {
  /** @throws Error with what Prometheus says about the query */
  query(expr: string): Promise<Series[]>;
  labelValues(metric: string, label: string): Promise<string[]>;
}

const rules = join(root, 'docs', 'operations', 'prometheus');

/** @throws Error with its output if a command of Debian's package fails or does not exist */
function promtool(args: string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync('promtool', args, { cwd, encoding: 'utf8' });
  if (error) throw new Error('promtool is missing: apt-get install prometheus');
  if (status !== 0) throw new Error(`promtool ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

/** Checks the configuration and the rules, and runs the rules' unit tests. @returns a line for the report */
export function checkRules(): string {
  const checked = promtool(['check', 'config', 'prometheus.yml'], rules);
  const found = [...checked.matchAll(/(\d+) rules found/g)].reduce((sum, [, n]) => sum + Number(n), 0);
  const tests = ['alerts.test.yml', 'sites.test.yml', 'visitors.test.yml'];
  promtool(['test', 'rules', ...tests], rules);
  return `promtool: the configuration and ${found} rules are valid, their ${tests.length} files of unit tests pass`;
}

/**
 * The real configuration, except for where the processes listen, a second between two scrapes, and nobody whom alerts
 * are sent to.
 */
function configuration(targets: string[][]): string {
  const left = [...targets];
  const [scraped = ''] = readFileSync(join(rules, 'prometheus.yml'), 'utf8').split(/^alerting:$/m);
  const text = scraped
    .replaceAll(/targets: \[.*\]/g, () => `targets: ${JSON.stringify(left.shift())}`)
    .replaceAll(/_interval: 15s/g, '_interval: 1s');
  if (left.length > 0) throw new Error('prometheus.yml has fewer jobs than expected');
  return text;
}

async function get<T>(origin: string, path: string, parameters: Record<string, string>): Promise<T> {
  const answer = await fetch(`${origin}${path}?${new URLSearchParams(parameters)}`);
  const { data, error }: { data: T; error?: string } = await answer.json();
  if (error) throw new Error(error);
  return data;
}

/** A real Prometheus that scrapes these ports of this machine: a list for each job. */
export async function startPrometheus(targets: string[][]): Promise<Prometheus> {
  const folder = temporaryFolder();
  cpSync(rules, folder, { recursive: true });
  writeFileSync(join(folder, 'prometheus.yml'), configuration(targets));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child: ChildProcess = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=warn',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const failed = new Promise<never>((_, fail) => {
    child.once('error', () => fail(new Error('prometheus is missing: apt-get install prometheus')));
    child.once('exit', (code) => fail(new Error(`prometheus exited with ${code}`)));
  });
  failed.catch(() => {});
  onCleanUp(() => stopProcess(child));
  await Promise.race([
    until('prometheus', async () => (await statusOf(`${origin}/-/ready`)) === 200),
    failed,
  ]);
  return {
    query: async (expr) => (await get<{ result: Series[] }>(origin, '/api/v1/query', { query: expr })).result,
    labelValues: (metric, label) =>
      get<string[]>(origin, `/api/v1/label/${label}/values`, { 'match[]': metric }),
  };
}
