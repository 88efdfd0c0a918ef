import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@voyage/bench/processes.ts';

interface Source {
  type: string;
  uid: string;
}
interface Panel {
  id: number;
  title: string;
  type: string;
  datasource: Source;
  gridPos: { x: number; y: number; w: number; h: number };
  targets: { refId: string; datasource: Source; expr: string; legendFormat: string }[];
}
interface Variable {
  name: string;
  type: string;
  query: string | { query: string };
}
export interface Dashboard {
  file: string;
  uid: string;
  schemaVersion: number;
  templating: { list: Variable[] };
  panels: Panel[];
}

const folder = join(root, 'docs', 'operations', 'grafana');
export const readDashboards = (): Dashboard[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((file) => ({ file, ...JSON.parse(readFileSync(join(folder, file), 'utf8')) }));

/** A query as Grafana sends it with every variable at "All". */
export const withVariables = (query: string): string => query.replaceAll(/\$(brand|device)\b/g, '.*');

/** The metric and the label of a variable's query; undefined for the data source. */
export function variableSource({ query }: Variable): { metric: string; label: string } | undefined {
  const [, metric, label] =
    /^label_values\((\w+), (\w+)\)$/.exec(typeof query === 'string' ? query : query.query) ?? [];
  return metric && label ? { metric, label } : undefined;
}

const columns = 24;
const overlaps = (a: Panel['gridPos'], b: Panel['gridPos']): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
const isRepeated = <T>(value: T, index: number, all: T[]): boolean => all.indexOf(value) !== index;

/** What Grafana would draw wrongly though its types allow it; Grafana itself is not in Debian. */
export function problemsOf({ file, uid, schemaVersion, panels, templating }: Dashboard): string[] {
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
