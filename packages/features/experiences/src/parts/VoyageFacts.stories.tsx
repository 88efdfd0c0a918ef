import type { Meta, StoryObj } from '@storybook/react-vite';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, within } from 'storybook/test';
import type { OperatorFacts } from '../state/operator-facts.ts';
import { VoyageFacts } from './VoyageFacts.tsx';

export default { title: 'Pages/Voyage facts', tags: ['!autodocs'] } satisfies Meta;

const at = (facts: OperatorFacts) => ({
  at: 'ultraluxe-experiences',
  search: noQuery,
  page: () => <VoyageFacts facts={facts} />,
});

/** All that an operator can state. */
export const Stated: StoryObj = pageStory(
  at({ nights: 10, excursions: 42, fromUsd: 8499, included: ['meals', 'drinks', 'excursions'] }),
  {
    play: async (context) => {
      const { t } = wordsOf(context);
      const page = within(context.canvasElement);
      await page.findByText('US$8,499');
      await page.findByText(t('experiences.included.drinks'));
      await expect(page.queryByText(t('experiences.onRequest'))).toBeNull();
    },
  },
);
/** Nothing is known: everything is on request. */
export const OnRequest: StoryObj = pageStory(at({}), {
  play: async (context) => {
    const { t } = wordsOf(context);
    await expect(await within(context.canvasElement).findAllByText(t('experiences.onRequest'))).toHaveLength(
      4,
    );
  },
});
