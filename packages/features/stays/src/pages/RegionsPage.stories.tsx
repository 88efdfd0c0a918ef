import type { Meta, StoryObj } from '@storybook/react-vite';
import { outage, neverAnswers } from '@voyage/page-stories/fake-service.ts';
import { long } from '@voyage/page-stories/long-words.ts';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import { breakpoint } from '@voyage/themes/scale.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, userEvent, within } from 'storybook/test';
import { regionsLoader } from './regions-route.ts';
import { RegionsPage } from './RegionsPage.tsx';

export default { title: 'Pages/Regions', tags: ['!autodocs'] } satisfies Meta;

const regions = { at: 'hotel/region', search: noQuery, load: regionsLoader, page: () => <RegionsPage /> };

/** On a phone the places of a region are folded; its picture and name stay. */
export const All: StoryObj = pageStory(regions);
/** Unfolded on a phone; where there is room the places are always shown. */
export const Unfolded: StoryObj = pageStory(regions, {
  answers: ({ locations }) => ({ locations: { ...locations, regions: locations.regions.slice(0, 2) } }),
  play: async (context) => {
    const page = within(context.canvasElement);
    const [, first] = await page.findAllByRole('heading', { level: 3 });
    const title = first?.textContent ?? '';
    const isWide = matchMedia(breakpoint.tablet).matches;
    const list = page.getAllByRole('list', { hidden: true }).at(-1);
    if (!isWide) {
      await expect(list).not.toBeVisible();
      await userEvent.click(page.getByRole('button', { name: title, expanded: false }));
    }
    await expect(list).toBeVisible();
  },
});
/** A region without hotels is left out. */
export const OneIsEmpty: StoryObj = pageStory(regions, {
  answers: ({ locations }) => ({
    locations: {
      ...locations,
      regions: locations.regions
        .slice(0, 2)
        .map((region, i) => (i === 0 ? { ...region, places: [] } : region)),
    },
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByRole('heading', { level: 1, name: t('regions.heading') });
    await expect(page.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  },
});
export const Loading: StoryObj = pageStory(regions, { answers: () => ({ locations: neverAnswers }) });
export const Failed: StoryObj = pageStory(regions, { answers: () => ({ locations: outage }) });
export const LongTexts: StoryObj = pageStory(regions, {
  answers: ({ locations }) => ({
    locations: {
      ...locations,
      regions: locations.regions.slice(0, 3).map((region) => ({
        ...region,
        name: long(region.name),
        places: region.places.slice(0, 4).map((place) => ({ ...place, name: long(place.name) })),
      })),
    },
  }),
});
