import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@voyage/bench/processes.ts';
import { expect, test } from 'vitest';
import { readDashboards, type Dashboard, type Panel } from './dashboards.ts';

const columns = 24;
const overlaps = (a: Panel['gridPos'], b: Panel['gridPos']): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
const isRepeated = <T>(value: T, index: number, all: T[]): boolean => all.indexOf(value) !== index;

/** What Grafana would draw wrongly though its types allow it; Grafana itself is not in Debian. */
function problemsOf({ file, uid, schemaVersion, panels, templating }: Dashboard): string[] {
  const problems: string[] = [];
  const report = (problem: string) => problems.push(`${file}: ${problem}`);
  if (!/^[\w-]{1,40}$/.test(uid)) report(`uid ${uid}`);
  if (!Number.isInteger(schemaVersion)) report('no schemaVersion');
  if (panels.map(({ id }) => id).some(isRepeated)) report('an id occurs twice');
  const variables = new Set(templating.list.map(({ name }) => name));
  for (const panel of panels) {
    const { title, gridPos, targets } = panel;
    if (gridPos.x + gridPos.w > columns) report(`${title} is wider than the screen`);
    for (const other of panels)
      if (other.id > panel.id && overlaps(gridPos, other.gridPos)) report(`${title} covers ${other.title}`);
    if (targets.length === 0) report(`${title} has no query`);
    if (targets.map(({ refId }) => refId).some(isRepeated)) report(`${title} has a refId twice`);
    for (const { datasource } of [panel, ...targets])
      if (datasource.uid !== '${source}') report(`${title} reads ${datasource.uid}`);
    for (const [, name = ''] of targets.flatMap(({ expr }) => [...expr.matchAll(/\$\{?(\w+)/g)]))
      if (!variables.has(name)) report(`${title} uses $${name}, which is not a variable`);
  }
  return problems;
}

test.each(readDashboards())('Grafana draws all of $file', (dashboard) =>
  expect(problemsOf(dashboard)).toEqual([]),
);

test('the checks of dashboards can fail', () => {
  const [dashboard] = readDashboards();
  const [panel] = dashboard?.panels ?? [];
  if (!dashboard || !panel) throw new Error('there are no dashboards');
  const wide = { ...panel, gridPos: { ...panel.gridPos, x: 20, w: 8 }, targets: [] };
  expect(problemsOf({ ...dashboard, panels: [wide] })).toEqual([
    `${dashboard.file}: ${panel.title} is wider than the screen`,
    `${dashboard.file}: ${panel.title} has no query`,
  ]);
});

test("the dashboards have Grafana's own types", { timeout: 120_000 }, () => {
  const modules = join(root, 'tooling', 'trials', 'node_modules');
  const folder = mkdtempSync(join(tmpdir(), 'voyage-dashboards-'));
  symlinkSync(modules, join(folder, 'node_modules'), 'junction');
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const files = readDashboards().map(({ file, ...dashboard }) => {
    const name = file.replace('.json', '.ts');
    // The only enum of texts in the dashboards, which JSON cannot name.
    const text = JSON.stringify(dashboard, null, 2).replaceAll('"absolute"', 'ThresholdsMode.Absolute');
    const typed = `import { ThresholdsMode, type Dashboard } from '@grafana/schema';\nexport const dashboard: Dashboard = ${text};\n`;
    writeFileSync(join(folder, name), typed);
    return name;
  });
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--target', 'es2022'];
  const tsc = join(modules, 'typescript', 'bin', 'tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, ...options, ...files], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
});
