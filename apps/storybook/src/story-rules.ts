import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../packages/ui/src');
const features = join(import.meta.dirname, '../../../packages/features');

/** Every component needs stories, so that its states are checked. */
function withoutStories(): string[] {
  const names = readdirSync(folder);
  return names
    .filter((name) => /^[A-Z]\w*\.tsx$/.test(name) && !names.includes(name.replace('.tsx', '.stories.tsx')))
    .filter((name) => !name.endsWith('.stories.tsx'))
    .map((name) => `packages/ui/src/${name}: has no stories`);
}

/** A component's documentation states when to use it, and when not. */
function withoutAdvice(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.stories.tsx'))
    .filter((name) =>
      ['**Do**', '**Do not**'].some((words) => !readFileSync(join(folder, name), 'utf8').includes(words)),
    )
    .map((name) => `packages/ui/src/${name}: says not both what to do and what not to do`);
}

/** Stories of pages that the apps combine from several features (Home). */
const composed = join(import.meta.dirname, 'pages');

/** A page has more states than success. */
function pageFaults(): string[] {
  const stories = new Set(readdirSync(composed));
  const folders = readdirSync(features)
    .map((feature) => join(features, feature, 'src/pages'))
    .filter((pages) => existsSync(pages));
  return folders.flatMap((pages) => {
    const names = new Set(readdirSync(pages));
    return [...names]
      .filter((name) => name.endsWith('Page.tsx'))
      .map((name) => name.replace('.tsx', '.stories.tsx'))
      .filter((name) => !names.has(name) && !stories.has(name))
      .map((name) => `${name.replace('.stories.tsx', '')}: has no stories of its states`);
  });
}

/** Components are grouped by purpose. */
export const groups = ['Forms', 'Navigation', 'Feedback', 'Content', 'Travel', 'Payment'] as const;
const known = new RegExp(`^(Welcome$|Foundations/|Pages/|Components/(${groups.join('|')})/)`);

/** Faults of story files and titles. */
export const ruleFaults = (titles: readonly string[]): string[] => [
  ...withoutStories(),
  ...withoutAdvice(),
  ...pageFaults(),
  ...[...new Set(titles)]
    .filter((title) => !known.test(title))
    .map((title) => `${title}: stands in no group of the components (${groups.join(', ')})`),
];
