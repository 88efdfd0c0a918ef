import { readdirSync, readFileSync } from 'node:fs';
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

/** Pages that have no stories yet. Nothing is added here: a new page comes with its states. */
const pagesWithout = new Set([
  'BrandPage',
  'GroupPage',
  'GroupsPage',
  'HomePage',
  'NewsletterConfirmPage',
  'NewsletterUnsubscribePage',
  'PictureCreditsPage',
  'RegionPage',
  'RegionsPage',
]);

/** A page is more than how it looks when all is well. */
function pageFaults(): string[] {
  const pages = readdirSync(features).flatMap((feature) => {
    const names = readdirSync(join(features, feature, 'src/pages'));
    return names
      .filter((name) => name.endsWith('Page.tsx'))
      .map((name) => ({
        page: name.replace('.tsx', ''),
        hasStories: names.includes(name.replace('.tsx', '.stories.tsx')),
      }));
  });
  return pages.flatMap(({ page, hasStories }) => {
    if (hasStories && pagesWithout.has(page)) return [`${page} has stories now: take it off the list`];
    return hasStories || pagesWithout.has(page) ? [] : [`${page}: has no stories of its states`];
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
