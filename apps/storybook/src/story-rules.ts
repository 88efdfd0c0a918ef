import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../packages/ui/src');
const features = join(import.meta.dirname, '../../../packages/features');

/** A component without stories has no states that anybody has looked at. */
function withoutStories(): string[] {
  const names = readdirSync(folder);
  return names
    .filter((name) => /^[A-Z]\w*\.tsx$/.test(name) && !names.includes(name.replace('.tsx', '.stories.tsx')))
    .filter((name) => !name.endsWith('.stories.tsx'))
    .map((name) => `packages/ui/src/${name}: has no stories`);
}

/** A page of a component says what it is for, and what it is not for. */
function withoutAdvice(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.stories.tsx'))
    .filter((name) =>
      ['**Do**', '**Do not**'].some((words) => !readFileSync(join(folder, name), 'utf8').includes(words)),
    )
    .map((name) => `packages/ui/src/${name}: says not both what to do and what not to do`);
}

/** The states of a page that the apps put together of several journeys (Home). */
const composed = join(import.meta.dirname, 'pages');

/** A page is more than how it looks when all is well. */
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

/** Components are found by what they are for. */
export const groups = ['Forms', 'Navigation', 'Feedback', 'Content', 'Travel', 'Payment'] as const;
const known = new RegExp(`^(Welcome$|Foundations/|Pages/|Components/(${groups.join('|')})/)`);

/** What is wrong with the files of the stories and with their titles. */
export const ruleFaults = (titles: readonly string[]): string[] => [
  ...withoutStories(),
  ...withoutAdvice(),
  ...pageFaults(),
  ...[...new Set(titles)]
    .filter((title) => !known.test(title))
    .map((title) => `${title}: stands in no group of the components (${groups.join(', ')})`),
];
