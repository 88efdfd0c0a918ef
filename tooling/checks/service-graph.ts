// The layers of the service's modules (docs/architecture.md, "The service"): imports only go down, and handlers reach the
// database through use cases. Types count as imports; tests may import whatever they test.

/** The contents of apps/api/src, from the bottom up. Anything new needs a layer here. */
const layers: readonly (readonly string[])[] = [
  ['platform'],
  ['db'],
  ['inventory', 'mail', 'payments', 'rates', 'session'],
  ['create-inventory.ts', 'seed', 'use-cases'],
  ['http', 'demonstration', 'metrics', 'operations', 'create-services.ts', 'jobs.ts'],
  ['main.ts'],
];
/** All that handlers may import above the bottom layer: the behaviour of an endpoint belongs in its use case. */
const handlersMayImport: readonly string[] = ['use-cases', 'session'];
/** Adapters may only be imported where they are chosen and where they are filled. */
const adapters: Record<string, readonly string[]> = {
  'inventory/embedded': ['create-inventory.ts', 'seed', 'demonstration'],
  'payments/gateway/sandbox': ['payments', 'create-services.ts', 'use-cases/services.ts'],
};

export const isTest = (path: string): boolean => /\.test\.ts$|^\.\.\/testing\//.test(path);
const within = (path: string, place: string): boolean => path === place || path.startsWith(`${place}/`);
const partOf = (path: string): string => path.split('/')[0] ?? path;
const layerOf = (path: string): number => layers.findIndex((names) => names.includes(partOf(path)));

/** Why one file of the service may not import another, by their paths below its `src`; null if it may. */
export function serviceProblem(from: string, to: string): string | null {
  if (isTest(from)) return null;
  if (isTest(to)) return `${from} imports ${to}: the product must not import its tests`;
  const adapter = Object.keys(adapters).find((place) => within(to, place) && !within(from, place));
  if (adapter && !adapters[adapter]?.some((place) => within(from, place)))
    return `${from} imports ${to}: an adapter, behind its port`;
  if (partOf(from) === partOf(to)) return null;
  const [upper, lower] = [layerOf(from), layerOf(to)];
  if (upper < 0 || lower < 0)
    return `${upper < 0 ? from : to} has no layer: give it one in tooling/checks/service-graph.ts`;
  if (lower > upper || (lower === upper && lower > 0)) return `${from} imports ${to}: not downwards`;
  return partOf(from) === 'http' && lower > 0 && !handlersMayImport.includes(partOf(to))
    ? `${from} imports ${to}: a handler calls a use case`
    : null;
}

/** What the text of a file of the service must not contain; null if it does not. */
export function textProblem(path: string, text: string): string | null {
  // Handlers receive all services, including the database, which they must leave to use cases.
  if (path.startsWith('http/') && !isTest(path) && /\bdb\b/.test(text))
    return `${path} uses the database: a handler calls a use case`;
  // Drizzle is loaded in one place, the fast way.
  return path !== 'db/drizzle.ts' && /from '(drizzle-orm[^']*)'/.test(text)
    ? `${path} imports drizzle-orm: import it from db/drizzle.ts`
    : null;
}
