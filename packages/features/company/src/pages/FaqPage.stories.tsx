import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStory } from '@voyage/page-stories/page-story.tsx';
import { faqQuerySchema, type FaqQuery } from '@voyage/routes/faq-query.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { FaqPage } from './FaqPage.tsx';
import { faqLoader } from './faq-route.ts';
import type { Faq } from '../state/faq.ts';

export default { title: 'Pages/Questions', tags: ['!autodocs'] } satisfies Meta;

const at = (query: string) => ({
  at: `faq${query}`,
  search: faqQuerySchema,
  load: faqLoader,
  page: ({ search, load }: { search: FaqQuery; load: Faq }) => <FaqPage faq={load} tab={search.tab} />,
});

export const General: StoryObj = pageStory(at('?tab=general'), {
  play: async (context) => {
    const page = within(context.canvasElement);
    const [general, hotels] = await page.findAllByRole('tab');
    await expect(general).toHaveAttribute('aria-selected', 'true');
    if (!hotels) throw new Error('the second tab is missing');
    await userEvent.click(hotels);
    await waitFor(() => expect(hotels).toHaveAttribute('aria-selected', 'true'));
    await waitFor(() => expect(context.canvasElement.querySelector('#cancel summary')).toBeVisible());
  },
});
export const HotelReservation: StoryObj = pageStory(at('?tab=hotel-reservation'));
/** The address of an answer opens it, and the tab that contains it. */
export const LinkToAnswer: StoryObj = pageStory(at('?tab=general#cancel'), {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('#cancel')).toHaveAttribute('open'));
    await waitFor(() => expect(canvasElement.querySelector('#cancel summary')).toHaveFocus());
  },
});
/** "US$100" occurs in exactly one answer, in every language. */
export const Found: StoryObj = pageStory(at('?tab=general'), {
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await userEvent.type(await page.findByRole('searchbox'), 'us$100');
    await page.findByText(t('company.faq.found', { count: 1 }));
    await expect(context.canvasElement.querySelectorAll('details')).toHaveLength(1);
  },
});
export const NothingFound: StoryObj = pageStory(at('?tab=general'), {
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await userEvent.type(await page.findByRole('searchbox'), 'zeppelin');
    await page.findByText(t('company.faq.none.title'));
  },
});
