import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageContext } from '@voyage/site-core/context/site-context.ts';
import { outage, Refusal, neverAnswers } from '@voyage/page-stories/fake-service.ts';
import { long } from '@voyage/page-stories/long-words.ts';
import { waitForNotFound } from '@voyage/page-stories/wait-for-not-found.ts';
import { pageStory } from '@voyage/page-stories/page-story.tsx';
import { journalQuerySchema, type JournalQuery } from '@voyage/routes/journal-query.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { journalLoader, type JournalLoad } from '../state/journal-load.ts';
import { JournalPage } from './JournalPage.tsx';

export default { title: 'Pages/Journal', tags: ['!autodocs'] } satisfies Meta;

const at = (query: string) => ({
  at: `experience-share${query}`,
  search: journalQuerySchema,
  load: ({ context, deps }: { context: PageContext; deps: JournalQuery }) => journalLoader(context, {}, deps),
  page: ({ search, load }: { search: JournalQuery; load: JournalLoad }) => (
    <JournalPage params={{}} query={search} load={load} />
  ),
});
const journal = at('');

export const Latest: StoryObj = pageStory(journal);
export const SearchFound: StoryObj = pageStory(at('?q=kyoto'), {
  answers: ({ blogList }) => ({
    blogSearch: { ...blogList, total: 2, articles: blogList.articles.slice(0, 2) },
  }),
});
/** Says so, with the most read articles; one link leads back to everything. */
export const SearchFoundNothing: StoryObj = pageStory(at('?q=zanzibar'), {
  answers: ({ blogList }) => ({
    blogSearch: { ...blogList, total: 0, articles: [] },
    blogList: (_, { pageSize }) => ({ ...blogList, articles: blogList.articles.slice(0, pageSize) }),
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByRole('heading', { name: t('journal.none.title') });
    await expect(page.getByRole('status')).toHaveTextContent(t('journal.none.title'));
    await expect(page.getAllByRole('article')).toHaveLength(3);
  },
});
export const SearchCleared: StoryObj = pageStory(at('?q=zanzibar'), {
  answers: ({ blogList }) => ({ blogSearch: { ...blogList, total: 0, articles: [] } }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByRole('link', { name: t('journal.search.clear') }));
    await waitFor(() => expect(page.queryByText(t('journal.none.title'))).toBeNull());
  },
});
export const Loading: StoryObj = pageStory(journal, { answers: () => ({ blogList: neverAnswers }) });
export const Failed: StoryObj = pageStory(journal, { answers: () => ({ blogList: outage }) });
export const LongTexts: StoryObj = pageStory(journal, {
  answers: ({ blogList }) => ({
    blogList: {
      ...blogList,
      articles: blogList.articles.map((one) => ({
        ...one,
        title: long(one.title),
        standfirst: long(one.standfirst),
      })),
    },
  }),
});
/** A page number beyond the list leads to the not-found page. */
export const PageNotFound: StoryObj = pageStory(at('?page=99'), {
  answers: () => ({ blogList: new Refusal('bl0001', { status: 404 }) }),
  play: waitForNotFound,
});
export const Searched: StoryObj = pageStory(journal, {
  answers: ({ blogList }) => ({
    blogSearch: { ...blogList, total: 2, articles: blogList.articles.slice(0, 2) },
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await userEvent.type(await page.findByRole('searchbox'), 'kyoto{Enter}');
    await page.findByRole('link', { name: t('journal.search.clear') });
  },
});
