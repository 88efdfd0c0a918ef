// The service's modules have no cycles (docs/architecture.md, "The service"): imports only go down its
// layers, handlers reach the database through use cases, and neither folders nor the parts of a folder import
// each other in a cycle. Types count as imports; tests may import whatever they test.

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
const handlersSee: readonly string[] = ['use-cases', 'session'];
/** Adapters may only be imported where they are chosen and where they are filled. */
const adapters: Record<string, readonly string[]> = {
  'inventory/embedded': ['create-inventory.ts', 'seed', 'demonstration'],
  'payments/gateway/sandbox': ['payments', 'create-services.ts', 'use-cases/services.ts'],
};

/** Files by path below apps/api/src, each with the paths that it imports. */
export type Imports = ReadonlyMap<string, readonly string[]>;

const isTest = (path: string): boolean => /\.test\.ts$|^\.\.\/testing\//.test(path);
const within = (path: string, place: string): boolean => path === place || path.startsWith(`${place}/`);
const partOf = (path: string): string => path.split('/')[0] ?? path;
const folderOf = (path: string): string => path.split('/').slice(0, -1).join('/') || 'the root';
const layerOf = (path: string): number => layers.findIndex((names) => names.includes(partOf(path)));

/** Why one file may not import another; null if it may. */
function arrowProblem(from: string, to: string): string | null {
  if (isTest(to)) return `${from} imports ${to}: the product must not import its tests`;
  const adapter = Object.keys(adapters).find((place) => within(to, place) && !within(from, place));
  if (adapter && !adapters[adapter]?.some((place) => within(from, place)))
    return `${from} imports ${to}: an adapter, behind its port`;
  if (partOf(from) === partOf(to)) return null;
  const [upper, lower] = [layerOf(from), layerOf(to)];
  if (upper < 0 || lower < 0)
    return `${upper < 0 ? from : to} has no layer: give it one in tooling/checks/service-graph.ts`;
  if (lower > upper || (lower === upper && lower > 0)) return `${from} imports ${to}: not downwards`;
  return partOf(from) === 'http' && lower > 0 && !handlersSee.includes(partOf(to))
    ? `${from} imports ${to}: a handler calls a use case`
    : null;
}

type Arrows = Map<string, Set<string>>;
const addArrow = (arrows: Arrows, from: string, to: string) =>
  arrows.set(from, (arrows.get(from) ?? new Set<string>()).add(to));

/** Parts that import each other in a cycle, as a closed path; null if there is none. */
function cycleIn(arrows: Arrows): string[] | null {
  const done = new Set<string>();
  const walk = (part: string, path: readonly string[]): string[] | null => {
    const at = path.indexOf(part);
    if (at >= 0) return [...path.slice(at), part];
    if (done.has(part)) return null;
    for (const next of arrows.get(part) ?? []) {
      const cycle = walk(next, [...path, part]);
      if (cycle) return cycle;
    }
    done.add(part);
    return null;
  };
  for (const part of arrows.keys()) {
    const cycle = walk(part, []);
    if (cycle) return cycle;
  }
  return null;
}

/** Every forbidden import, and one cycle of folders, or without one a cycle per folder, if any. */
export function graphProblems(imports: Imports): string[] {
  const problems: string[] = [];
  const folders: Arrows = new Map();
  const inside = new Map<string, Arrows>();
  for (const [from, targets] of imports) {
    if (isTest(from)) continue;
    for (const to of targets) {
      const wrong = arrowProblem(from, to);
      if (wrong) problems.push(wrong);
      if (folderOf(from) !== folderOf(to)) addArrow(folders, folderOf(from), folderOf(to));
      const [a, b] = [from.split('/'), to.split('/')];
      let depth = 0;
      while (depth < a.length - 1 && depth < b.length - 1 && a[depth] === b[depth]) depth++;
      const folder = a.slice(0, depth).join('/');
      const arrows: Arrows = inside.get(folder) ?? new Map();
      inside.set(folder, addArrow(arrows, a[depth] ?? '', b[depth] ?? ''));
    }
  }
  const around = cycleIn(folders);
  if (around) return [...problems, `folders import each other: ${around.join(' > ')}`];
  for (const [folder, arrows] of inside) {
    const cycle = cycleIn(arrows);
    if (cycle) problems.push(`${folder || 'the service'} has an import cycle: ${cycle.join(' > ')}`);
  }
  return problems;
}

/** Handlers receive all services, including the database, which they must leave to use cases. */
export const handlerProblem = (path: string, text: string): string | null =>
  path.startsWith('http/') && !isTest(path) && /\bdb\b/.test(text)
    ? `${path} uses the database: a handler calls a use case`
    : null;

/** Drizzle is loaded in one place, the fast way. */
export const drizzleProblem = (path: string, text: string): string | null =>
  path !== 'db/drizzle.ts' && /from '(drizzle-orm[^']*)'/.test(text)
    ? `${path} imports drizzle-orm: import it from db/drizzle.ts`
    : null;

// The check must be able to fail, and to pass.
const trials: [problem: string | null, from: string, to: string, ...more: [from: string, to: string][]][] = [
  [null, 'http/user/orders.ts', 'use-cases/orders/list.ts'],
  [null, 'use-cases/orders/list.ts', 'db/connect.ts', ['session/tokens.ts', 'platform/keys.ts']],
  [null, 'session/tokens.test.ts', 'http/app.ts'],
  [null, 'jobs.test.ts', '../testing/service.ts'],
  ['must not import its tests', 'jobs.ts', '../testing/service.ts'],
  ['not downwards', 'session/tokens.ts', 'use-cases/services.ts'],
  ['not downwards', 'db/connect.ts', 'rates/table.ts'],
  ['not downwards', 'platform/keys.ts', 'db/connect.ts'],
  ['not downwards', 'mail/queue.ts', 'rates/table.ts'],
  ['a handler calls a use case', 'http/auth/login.ts', 'db/schema/users.ts'],
  ['a handler calls a use case', 'http/meta/exchange.ts', 'rates/rates.ts'],
  ['behind its port', 'use-cases/orders/list.ts', 'inventory/embedded/hotels/names.ts'],
  ['has no layer', 'http/app.ts', 'helpers/text.ts'],
  ['an import cycle', 'mail/a.ts', 'mail/b.ts', ['mail/b.ts', 'mail/c.ts'], ['mail/c.ts', 'mail/a.ts']],
  ['import each other', 'use-cases/a/x.ts', 'use-cases/b/y.ts', ['use-cases/b/z.ts', 'use-cases/a/w.ts']],
  ['import each other', 'http/app.ts', 'http/hotel/lists.ts', ['http/hotel/plans.ts', 'http/handler.ts']],
];
for (const [expected, ...pairs] of trials) {
  const [from, to, ...more] = pairs;
  const found = graphProblems(new Map([[from, [to]], ...more.map(([f, t]): [string, string[]] => [f, [t]])]));
  if (expected ? found.length !== 1 || !found[0]?.includes(expected) : found.length > 0)
    throw new Error(
      `the graph check answers ${JSON.stringify(found)} to ${from} > ${to} where it should say ${expected ?? 'nothing'}`,
    );
}
if (
  !handlerProblem('http/a/b.ts', 'await services.db.orm') ||
  handlerProblem('http/a.test.ts', 'services.db')
)
  throw new Error('the graph check allows a handler to use the database, or forbids a test to');
if (
  !drizzleProblem('mail/tables.ts', "from 'drizzle-orm/pg-core'") ||
  drizzleProblem('db/drizzle.ts', "from 'drizzle-orm'")
)
  throw new Error('the graph check allows Drizzle to be imported anywhere, or nowhere');
