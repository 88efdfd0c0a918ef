import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageContext } from '@voyage/site-core/context/site-context.ts';
import { outage, Refusal, neverAnswers } from '@voyage/page-stories/fake-service.ts';
import { long } from '@voyage/page-stories/long-words.ts';
import { waitForNotFound } from '@voyage/page-stories/wait-for-not-found.ts';
import { pageStory } from '@voyage/page-stories/page-story.tsx';
import { draftQuerySchema, type DraftQuery } from '@voyage/routes/journal-query.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { userEvent, within } from 'storybook/test';
import type { ArticleLoad } from './article-head.ts';
import { articleLoader } from './article-route.ts';
import { ArticlePage } from './ArticlePage.tsx';

export default { title: 'Pages/Article', tags: ['!autodocs'] } satisfies Meta;

const article = {
  at: 'experience-share/blog/kyoto',
  search: draftQuerySchema,
  load: ({ context, deps }: { context: PageContext; deps: DraftQuery }) =>
    articleLoader({ context, params: { urlName: 'kyoto' }, deps }),
  page: ({ search, load }: { search: DraftQuery; load: ArticleLoad }) => (
    <ArticlePage urlName="kyoto" isDraft={search.isDraft} caption={load.caption} />
  ),
};

export const Published: StoryObj = pageStory(article);
export const Draft: StoryObj = pageStory(article, {
  answers: ({ article: one }) => ({ article: { ...one, draft: true } }),
});
export const Loading: StoryObj = pageStory(article, { answers: () => ({ article: neverAnswers }) });
export const Failed: StoryObj = pageStory(article, { answers: () => ({ article: outage }) });
/** The service could not be reached; the retry succeeds. */
export const Retried: StoryObj = pageStory(article, {
  answers: ({ article: one }) => ({ article: (earlier) => (earlier === 0 ? outage : one) }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByText(t('error.sy0001'));
    await userEvent.click(page.getByRole('button', { name: t('site.retry') }));
    await page.findByRole('heading', { name: t('journal.related.title') });
  },
});
export const LongTexts: StoryObj = pageStory(article, {
  answers: ({ article: one }) => ({
    article: { ...one, title: long(one.title), standfirst: long(one.standfirst), author: long(one.author) },
  }),
});
export const ArticleNotFound: StoryObj = pageStory(article, {
  answers: () => ({ article: new Refusal('bl0001', { status: 404 }) }),
  play: waitForNotFound,
});
