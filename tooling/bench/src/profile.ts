// node tooling/bench/src/profile.ts file.cpuprofile ... : the time in a profile by package and by function.
import { readFileSync } from 'node:fs';
import { root } from './processes.ts';

interface Frame {
  functionName: string;
  url: string;
  lineNumber: number;
}
interface Profile {
  nodes: { id: number; callFrame: Frame; children?: number[] }[];
  samples: number[];
  timeDeltas: number[];
}

function owner({ url, functionName }: Frame): string {
  const path = decodeURI(url).replace('file://', '');
  const inPackages = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  if (inPackages) return inPackages;
  if (path.startsWith(root)) return path.slice(root.length + 1);
  return path.startsWith('node:') ? path : path || functionName;
}

for (const file of process.argv.slice(2)) {
  const { nodes, samples, timeDeltas }: Profile = JSON.parse(readFileSync(file, 'utf8'));
  const own = new Map<number, number>();
  for (const [i, id] of samples.entries()) own.set(id, (own.get(id) ?? 0) + (timeDeltas[i] ?? 0) / 1000);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const idle = (frame: Frame) => frame.functionName === '(idle)';
  const busy = nodes
    .filter((node) => !idle(node.callFrame))
    .reduce((sum, node) => sum + (own.get(node.id) ?? 0), 0);
  const self = { functions: new Map<string, number>(), owners: new Map<string, number>() };
  const total = new Map<string, number>();
  const add = (map: Map<string, number>, key: string, ms: number) => map.set(key, (map.get(key) ?? 0) + ms);
  const nameOf = (frame: Frame) =>
    `${frame.functionName || '(anonymous)'}  ${owner(frame)}${frame.lineNumber >= 0 && frame.url ? `:${frame.lineNumber + 1}` : ''}`;
  /** Self time below a node; a recursive function counts once per path. */
  const walk = (id: number, above: Set<string>): number => {
    const node = byId.get(id);
    if (!node || idle(node.callFrame)) return 0;
    const name = nameOf(node.callFrame);
    const mine = own.get(id) ?? 0;
    add(self.functions, name, mine);
    add(self.owners, owner(node.callFrame), mine);
    const outermost = !above.has(name);
    if (outermost) above.add(name);
    const below = (node.children ?? []).reduce((sum, child) => sum + walk(child, above), mine);
    if (outermost) {
      above.delete(name);
      add(total, name, below);
    }
    return below;
  };
  walk(nodes[0]?.id ?? 0, new Set());
  const print = (title: string, map: Map<string, number>, most: number) => {
    console.log(`  ${title}`);
    for (const [name, ms] of [...map].toSorted((a, b) => b[1] - a[1]).slice(0, most))
      console.log(`  ${((ms / busy) * 100).toFixed(1).padStart(6)} %  ${name}`);
  };
  console.log(`\n${file}: ${(busy / 1000).toFixed(1)} s busy`);
  print('by file or package, itself', self.owners, 22);
  print('by function, itself', self.functions, 30);
  print('by function, with what it calls', total, 60);
}
