import { searchQuerySchema, type SearchQuery } from '@voyage/routes/stay-query.ts';
import { resultsLoader, type ResultsLoad } from '../state/results-load.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import type { StoryContext } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { ResultsPage } from './ResultsPage.tsx';

/** A stay, as the end of a query. */
export const days = '&checkIn=2027-03-12&checkOut=2027-03-15&adults=2';
/** The list of a query, for `pageStory`. */
export const resultsAt = (query: string) => ({
  at: `hotel/search${query}`,
  search: searchQuerySchema,
  load: resultsLoader,
  page: ({ search, load }: { search: SearchQuery; load: ResultsLoad }) => (
    <ResultsPage query={search} load={load} />
  ),
});

/** The filters in their drawer, opened. */
export async function openFilters(context: StoryContext) {
  const name = wordsOf(context).t('stays.filters');
  const page = within(context.canvasElement);
  await userEvent.click(await page.findByRole('button', { name: new RegExp(`^${name}`) }));
  return within(await page.findByRole('dialog', { name }));
}
