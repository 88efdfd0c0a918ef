import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const packages = join(import.meta.dirname, '../../../packages');
/** Components are grouped by purpose. */
const groups = ['Forms', 'Navigation', 'Feedback', 'Content', 'Travel', 'Payment'] as const;
const known = new RegExp(`^(Welcome$|Foundations/|Pages/|Components/(${groups.join('|')})/)`);

/** Every component and page has stories, and a component's documentation states when to use it, and when not. */
export function ruleFaults(titles: readonly string[]): string[] {
  const files = [
    ...globSync(['ui/src/*.stories.tsx', 'features/*/src/pages/*.stories.tsx'], { cwd: packages }),
    // Pages that the apps combine from several features (Home).
    ...globSync('pages/*.stories.tsx', { cwd: import.meta.dirname }),
  ];
  const stories = new Set(files.map((path) => basename(path, '.stories.tsx')));
  const parts = globSync(['ui/src/[A-Z]*.tsx', 'features/*/src/pages/*Page.tsx'], { cwd: packages });
  return [
    ...parts
      .filter((path) => !path.endsWith('.stories.tsx') && !stories.has(basename(path, '.tsx')))
      .map((path) => `packages/${path}: has no stories`),
    ...globSync('ui/src/*.stories.tsx', { cwd: packages })
      .filter((path) => {
        const text = readFileSync(join(packages, path), 'utf8');
        return !text.includes('**Do**') || !text.includes('**Do not**');
      })
      .map((path) => `packages/${path}: does not say both what to do and what not to do`),
    ...[...new Set(titles)]
      .filter((title) => !known.test(title))
      .map((title) => `${title}: is in no group of the components (${groups.join(', ')})`),
  ];
}
