/** Files by their path below a package's `src`, each with the paths that it imports. */
export type Imports = ReadonlyMap<string, readonly string[]>;
type Arrows = Map<string, Set<string>>;

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

/**
 * The first cycle of the folders of one package, or of the files and folders in one of them; nothing if there is none.
 * Type imports count, and dynamic ones, which oxlint's rule leaves out; the files at the top are a folder too.
 */
export function folderCycles(imports: Imports): string[] {
  const graphs = new Map<string, Arrows>();
  const add = (graph: string, from: string, to: string) => {
    const arrows: Arrows = graphs.get(graph) ?? new Map();
    graphs.set(graph, arrows.set(from, (arrows.get(from) ?? new Set<string>()).add(to)));
  };
  for (const [from, targets] of imports)
    for (const to of targets) {
      const [a, b] = [from.split('/'), to.split('/')];
      const [folder, other] = [a, b].map((parts) => parts.slice(0, -1).join('/') || 'the top');
      if (folder && other && folder !== other) add('', folder, other);
      let depth = 0;
      while (depth < a.length - 1 && depth < b.length - 1 && a[depth] === b[depth]) depth++;
      add(`below src/${a.slice(0, depth).join('/')}: `, a[depth] ?? '', b[depth] ?? '');
    }
  for (const [graph, arrows] of graphs) {
    const cycle = cycleIn(arrows);
    if (cycle) return [`${graph}import each other: ${cycle.join(' > ')}`];
  }
  return [];
}
