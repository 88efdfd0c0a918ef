import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Change } from '@voyage/checks/change-set.ts';
import { workspaceRoot } from '@voyage/vite/bundled-packages.ts';

type Dependencies = ReadonlyMap<string, readonly string[]>;

/** The packages of the workspace on which each of them depends at run time. */
export function dependenciesOfWorkspace(): Dependencies {
  const manifests = globSync('{apps,packages,packages/features,tooling}/*/package.json', {
    cwd: workspaceRoot,
  });
  return new Map(
    manifests
      .filter((path) => !dirname(path).includes('node_modules'))
      .map((path): [string, string[]] => {
        const { name, dependencies = {} }: { name: string; dependencies?: Record<string, string> } =
          JSON.parse(readFileSync(join(workspaceRoot, path), 'utf8'));
        return [name, Object.keys(dependencies).filter((one) => one.startsWith('@voyage/'))];
      }),
  );
}

/** A package and all its dependencies. */
export function withDependencies(name: string, dependencies: Dependencies): Set<string> {
  const found = new Set([name]);
  for (const one of found) for (const next of dependencies.get(one) ?? []) found.add(next); // iterates over what is added meanwhile
  return found;
}

/** The packages of the journeys: what changes in them is seen by visitors. */
export const journeysOfWorkspace = (): Set<string> =>
  new Set(
    globSync('packages/features/*/package.json', { cwd: workspaceRoot }).map((path): string => {
      const { name }: { name: string } = JSON.parse(readFileSync(join(workspaceRoot, path), 'utf8'));
      return name;
    }),
  );

/**
 * The changes that concern users of a part, as a section of its notes: new features, then fixes, then what only
 * packages inside it notice, which names neither the part nor a journey.
 */
export function notesOf(
  part: string,
  version: string,
  day: string,
  changes: Change[],
  dependencies: Dependencies,
  journeys: ReadonlySet<string>,
): string {
  const inside = withDependencies(`@voyage/${part}`, dependencies);
  // A change that names the other brand's app, and not this one's, concerns that brand only, even if it
  // touches shared packages.
  const apps = ['@voyage/main', '@voyage/club'];
  const ofOthers = ({ packages }: Change) =>
    apps.includes(`@voyage/${part}`) &&
    apps.some((app) => packages.has(app)) &&
    !packages.has(`@voyage/${part}`);
  const mine = changes
    .filter((change) => !ofOthers(change))
    .map(({ packages, summary }) => ({
      summary,
      isSeen: [...packages.keys()].some((name) => name === `@voyage/${part}` || journeys.has(name)),
      types: [...packages]
        .filter(([name, type]) => inside.has(name) && type !== 'none')
        .map(([, type]) => type),
    }))
    .filter(({ types }) => types.length > 0);
  const isNew = ({ types }: { types: string[] }) => types.some((type) => type !== 'patch');
  const seen = mine.filter(({ isSeen }) => isSeen);
  const list = (title: string, some: { summary: string }[]) =>
    some.length === 0
      ? []
      : ['', `### ${title}`, '', ...some.map(({ summary }) => `- ${summary.replaceAll('\n', '\n  ')}`)];
  return [
    `## ${version} (${day})`,
    ...list('New', seen.filter(isNew)),
    ...list(
      'Mended',
      seen.filter((change) => !isNew(change)),
    ),
    ...list(
      'Inside',
      mine.filter(({ isSeen }) => !isSeen),
    ),
    ...(mine.length === 0 ? ['', 'Nothing that shows: it was made anew with what it depends on.'] : []),
  ].join('\n');
}

/** The notes with another section, the newest first. */
export function withSection(notes: string | undefined, title: string, section: string): string {
  const [head = '', ...before] = (notes ?? `# ${title}\n`).split(/\n(?=## )/);
  return `${[head.trimEnd(), section, ...before.map((one) => one.trimEnd())].join('\n\n')}\n`;
}
