import { dirname } from 'node:path/posix';

/** Files by their path below a package's `src`, each with the paths that it imports. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** A closed path in a graph, its first node again at the end; nothing if there is none. */
function cycleIn(arrows: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const graph = new Map(arrows);
  // What leads to nothing that is left is in no cycle.
  for (let size = Infinity; graph.size < size;) {
    size = graph.size;
    for (const [node, targets] of graph) if (targets.isDisjointFrom(graph)) graph.delete(node);
  }
  // Every node that is left leads to another one of them.
  const path: string[] = [];
  let [node] = graph.keys();
  while (node !== undefined && !path.includes(node)) {
    path.push(node);
    [node] = graph.get(node)?.intersection(graph) ?? [];
  }
  return node === undefined ? [] : [...path.slice(path.indexOf(node)), node];
}

/**
 * The first cycle of the folders of one package, or of the files and folders in one of them; nothing if there is none.
 * Type imports count, and dynamic ones, which oxlint's rule leaves out; the files at the top are a folder too.
 */
export function folderCycles(imports: Imports): string[] {
  const arrows = new Map<string, Set<string>>();
  const add = (from: string, to: string) => arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
  for (const [from, targets] of imports)
    for (const to of targets) {
      if (dirname(from) !== dirname(to)) add(`${dirname(from)}/`, `${dirname(to)}/`);
      // where both paths part: two files or folders in the same folder
      const [a, b] = [from.split('/'), to.split('/')];
      const depth = a.findIndex((part, index) => part !== b[index]) + 1;
      add(a.slice(0, depth).join('/'), b.slice(0, depth).join('/'));
    }
  const cycle = cycleIn(arrows);
  return cycle.length > 0 ? [`import each other: ${cycle.join(' > ')}`] : [];
}
