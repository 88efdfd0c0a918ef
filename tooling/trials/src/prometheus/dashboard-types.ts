import { spawnSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, temporaryFolder } from '@voyage/bench/processes.ts';
import { readDashboards } from './dashboards.ts';

const trials = join(root, 'tooling', 'trials');

/** Where the dashboards differ from Grafana's own types (`@grafana/schema`). */
export function typeErrors(): string[] {
  const folder = temporaryFolder();
  symlinkSync(join(trials, 'node_modules'), join(folder, 'node_modules'), 'junction');
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const files = readDashboards().map(({ file, ...dashboard }) => {
    const name = file.replace('.json', '.ts');
    // The only enum of texts in the dashboards, which JSON cannot name.
    const text = JSON.stringify(dashboard, null, 2).replaceAll('"absolute"', 'ThresholdsMode.Absolute');
    writeFileSync(
      join(folder, name),
      `import { ThresholdsMode, type Dashboard } from '@grafana/schema';\nexport const dashboard: Dashboard = ${text};\n`,
    );
    return name;
  });
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--target', 'es2022'];
  const tsc = join(trials, 'node_modules', '.bin', 'tsc');
  const { status, stdout, error } = spawnSync(tsc, [...options, ...files], { cwd: folder, encoding: 'utf8' });
  if (error) throw error;
  return status === 0 ? [] : stdout.trim().split('\n');
}
