import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@voyage/bench/processes.ts';

interface Source {
  type: string;
  uid: string;
}
export interface Panel {
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
