/**
 * Which parts of a whole may import which. A part is a file or a folder; one that ends with `/*` stands for
 * every folder in it, which do not import each other.
 */
export interface Layers {
  /** From the bottom up: a part imports itself and what is below it. Anything new needs a place here. */
  order: readonly (readonly string[])[];
  /** All that some parts may import; the first that fits counts. */
  mayImport: Readonly<Record<string, readonly string[]>>;
  /** The only ones that may import some parts, besides those themselves. */
  importedBy: Readonly<Record<string, readonly string[]>>;
}

const within = (path: string, part: string): boolean =>
  path === part || path.startsWith(`${part.replace('/*', '')}/`);
const isIn = (path: string, parts: readonly string[]): boolean => parts.some((part) => within(path, part));

/** Why `from` may not import `to`; null if it may. */
export function layerProblem(
  { order, mayImport, importedBy }: Layers,
  from: string,
  to: string,
): string | null {
  const [upper = -1, lower = -1] = [from, to].map((path) => order.findIndex((parts) => isIn(path, parts)));
  if (upper < 0 || lower < 0)
    return `${upper < 0 ? from : to} has no layer: give it one in tooling/checks/boundaries.ts`;
  for (const [part, importers] of Object.entries(importedBy))
    if (within(to, part) && !isIn(from, [part, ...importers]))
      return `${from} may not import ${to}, which is for ${importers.join(', ')}`;
  const [, allowed] = Object.entries(mayImport).find(([part]) => within(from, part)) ?? [];
  if (allowed)
    return isIn(to, allowed) ? null : `${from} may not import ${to}, but only ${allowed.join(', ')}`;
  const isItself = order[upper]?.some(
    (part) => !part.endsWith('/*') && within(from, part) && within(to, part),
  );
  return lower < upper || isItself ? null : `${from} may not import ${to}: not downwards`;
}
