import type { Meta, StoryObj } from '@storybook/react-vite';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, userEvent, within } from 'storybook/test';
import { trainLoader, type TrainLoad } from './experience-route.ts';
import { TrainPage } from './TrainPage.tsx';

export default { title: 'Pages/Train', tags: ['!autodocs'] } satisfies Meta;

const page = (slug: string) => ({
  at: `ultraluxe-experiences/trains/${slug}`,
  search: noQuery,
  load: ({ context }: Pick<Parameters<typeof trainLoader>[0], 'context'>) =>
    trainLoader({ context, params: { slug } }),
  page: ({ load }: { load: TrainLoad }) => <TrainPage content={load} />,
});

/** The stops are one radio group, and the last one is selected. */
export const AcrossEurope: StoryObj = pageStory(page('paris-istanbul'), {
  play: async ({ canvasElement }) => {
    const radios = await within(canvasElement).findAllByRole('radio');
    await userEvent.click(radios[0] ?? canvasElement);
    await userEvent.keyboard('{ArrowUp}');
    await expect(radios.at(-1)).toBeChecked();
  },
});
export const InTheHighlands: StoryObj = pageStory(page('scottish-highlands'));
/** Everything is published: nights, months, a price and sizes. */
export const UpThePeninsula: StoryObj = pageStory(page('singapore-malaysia'), {
  play: async (context) => {
    const { t } = wordsOf(context);
    const canvas = within(context.canvasElement);
    await canvas.findByText(t('experiences.price.published', { price: 'US$3,410', year: '2024' }));
    await expect(canvas.getAllByText(new RegExp(t('experiences.allYear')))).not.toHaveLength(0);
  },
});
/** Neither months nor a price are published: they have no row. */
export const OverTheAndes: StoryObj = pageStory(page('cusco-arequipa'), {
  play: async (context) => {
    const { t } = wordsOf(context);
    const canvas = within(context.canvasElement);
    await canvas.findByText(t('experiences.nights'));
    await expect(canvas.queryByText(t('experiences.runs'))).toBeNull();
    await expect(canvas.queryByText(t('experiences.price'))).toBeNull();
  },
});
/** Its months are not published, only that it seldom runs. */
export const ThroughTheDesert: StoryObj = pageStory(page('pretoria-walvis-bay'), {
  play: async (context) => {
    const { t } = wordsOf(context);
    await within(context.canvasElement).findByText(t('experiences.runs'));
  },
});
