import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** An installed package and its destination, relative to the folder that contains `node_modules`. */
export interface Placed {
  name: string;
  version: string;
  /** The folder in which it is installed, with links resolved. */
  real: string;
  place: string;
}
interface PackageJson {
  version: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}
const manifestOf = (folder: string): PackageJson =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Resolves a package like Node: in `node_modules` of the folder and of all above it. */
function resolve(name: string, from: string): string | undefined {
  for (let at = from; ; at = dirname(at)) {
    const there = join(at, 'node_modules', name);
    if (existsSync(join(there, 'package.json'))) return realpathSync(there);
    if (at === dirname(at)) return undefined;
  }
}

/** The dependencies of a package at run time, and which of them are optional. */
function needs(folder: string): { name: string; optional: boolean }[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = manifestOf(folder);
  const optional = new Set(Object.keys(optionalDependencies ?? {}));
  const peerNames = Object.keys(peerDependencies ?? {}).filter(
    (name) => !peerDependenciesMeta?.[name]?.optional,
  );
  const names = new Set([...Object.keys(dependencies ?? {}), ...optional, ...peerNames]);
  return [...names].toSorted().map((name) => ({ name, optional: optional.has(name) }));
}

/**
 * The packages above a place whose `node_modules` Node searches, the nearest first: for
 * `node_modules/a/node_modules/b` itself, a, and the top.
 */
function searchedPlaces(place: string): string[] {
  const levels = ['node_modules'];
  for (const { index } of place.matchAll(/\/node_modules\//g))
    levels.unshift(`${place.slice(0, index)}/node_modules`);
  return place === '' ? levels : [`${place}/node_modules`, ...levels];
}

/**
 * The place of each package that `roots` (names by the folder that they are resolved from) need: at the top,
 * or below the one that needs it if another version is at the top. Breadth first, so that a later placement
 * never shadows an earlier resolution.
 * @throws Error for one that is not installed
 */
export function closureOf(roots: { name: string; from: string }[], without: ReadonlySet<string>): Placed[] {
  const placed = new Map<string, Placed>();
  const queue: { name: string; from: string; of: string; optional: boolean }[] = roots
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((root) => ({ ...root, of: '', optional: false }));
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { name, from, of, optional } = next;
    if (without.has(name)) continue;
    const real = resolve(name, from);
    if (!real) {
      if (optional) continue;
      throw new Error(`${name}, which ${of || from} needs, is not installed`);
    }
    const seen = searchedPlaces(of)
      .map((level) => placed.get(`${level}/${name}`))
      .find((one) => one !== undefined);
    if (seen?.real === real) continue;
    const place = `${seen ? `${of}/` : ''}node_modules/${name}`;
    if (placed.has(place)) throw new Error(`two packages would be placed at ${place}`);
    placed.set(place, { name, version: manifestOf(real).version, real, place });
    for (const need of needs(real)) queue.push({ ...need, from: real, of: place });
  }
  return [...placed.values()].toSorted((a, b) => (a.place < b.place ? -1 : 1));
}
