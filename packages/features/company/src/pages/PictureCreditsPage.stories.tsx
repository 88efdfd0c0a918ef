import type { Meta, StoryObj } from '@storybook/react-vite';
import { long } from '@voyage/page-stories/long-words.ts';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, within } from 'storybook/test';
import { pictureCreditsLoader, type CreditLines } from './picture-credits-route.ts';
import { PictureCreditsPage } from './PictureCreditsPage.tsx';

export default { title: 'Pages/Picture credits', tags: ['!autodocs'] } satisfies Meta;

const credits = (shown: (all: CreditLines) => CreditLines) => ({
  at: 'picture-credits',
  search: noQuery,
  load: pictureCreditsLoader,
  page: ({ load }: { load: CreditLines }) => <PictureCreditsPage credits={shown(load)} />,
});
/** The first of each kind, and one by an unnamed photographer: there are hundreds in total. */
const few = ({ photographs, renders, drawings }: CreditLines): CreditLines => ({
  photographs: [
    ...photographs.slice(0, 5),
    ...photographs.filter(({ credit }) => credit.startsWith('Not named')).slice(0, 1),
  ],
  renders: renders.slice(0, 2),
  drawings: drawings.slice(0, 3),
});

/** Every photograph with its photographer, then our own renders and drawings, in the visitor's language. */
export const PhotographsAndDrawings: StoryObj = pageStory(credits(few), {
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const photographs = await page.findByRole('region', { name: t('credits.photographs.title') });
    await expect(within(photographs).getAllByRole('listitem').length).toBeGreaterThan(4);
    for (const own of ['credits.renders.title', 'credits.drawings.title'] as const) {
      const region = await page.findByRole('region', { name: t(own) });
      await expect(within(region).getAllByRole('listitem').length).toBeGreaterThan(1);
    }
  },
});
export const LongTexts: StoryObj = pageStory(
  credits((all) => {
    const { photographs, renders, drawings } = few(all);
    return {
      photographs: photographs.map((one) => ({
        ...one,
        shows: long(one.shows),
        credit: one.credit.startsWith('Not named') ? one.credit : long(one.credit),
        source: `${one.source}/${'a-package-with-a-rather-long-name-'.repeat(2)}`,
      })),
      renders: renders.map((one) => ({ ...one, shows: long(one.shows) })),
      drawings: drawings.map((one) => ({ ...one, shows: long(one.shows) })),
    };
  }),
);
