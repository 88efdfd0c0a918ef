import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageContext } from '@voyage/site-core/context/site-context.ts';
import { allParts } from '@voyage/page-stories/all-parts.ts';
import { outage, Refusal, neverAnswers } from '@voyage/page-stories/fake-service.ts';
import { long } from '@voyage/page-stories/long-words.ts';
import { waitForAddress } from '@voyage/page-stories/wait-for-address.ts';
import { waitForNotFound } from '@voyage/page-stories/wait-for-not-found.ts';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, userEvent, within } from 'storybook/test';
import { regionLoader } from './region-route.ts';
import { RegionPage } from './RegionPage.tsx';

export default { title: 'Pages/Region', tags: ['!autodocs'] } satisfies Meta;

const region = {
  at: 'hotel/region/japan',
  search: noQuery,
  load: ({ context }: { context: PageContext }) => regionLoader({ context, params: { code: 'japan' } }),
  page: () => <RegionPage code="japan" />,
};

export const WithHotels: StoryObj = pageStory(region, {
  play: ({ canvasElement }) => allParts(canvasElement),
});
export const WithoutHotels: StoryObj = pageStory(region, {
  answers: ({ region: one }) => ({ region: { ...one, hotels: [] } }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByRole('heading', { level: 2, name: t('regions.places.title') });
    await expect(page.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  },
});
export const Loading: StoryObj = pageStory(region, { answers: () => ({ region: neverAnswers }) });
export const Failed: StoryObj = pageStory(region, { answers: () => ({ region: outage }) });
export const LongTexts: StoryObj = pageStory(region, {
  answers: ({ region: one }) => ({
    region: {
      region: { ...one.region, name: long(one.region.name) },
      places: one.places.map((place) => ({
        ...place,
        name: long(place.name),
        country: long(place.country),
        standfirst: place.standfirst && long(place.standfirst),
      })),
      hotels: one.hotels.map((hotel) => ({ ...hotel, name: long(hotel.name) })),
    },
  }),
  play: ({ canvasElement }) => allParts(canvasElement),
});
export const RegionNotFound: StoryObj = pageStory(region, {
  answers: () => ({ region: new Refusal('ht0011', { status: 404 }) }),
  play: waitForNotFound,
});
/** A place of the region is a search. */
export const PlaceChosen: StoryObj = pageStory(region, {
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const places = await page.findByRole('region', { name: t('regions.places.title') });
    const [first] = within(places).getAllByRole('link');
    if (first) await userEvent.click(first);
    await waitForAddress(context.canvasElement, /^hotel\/search\?code=\w+&locationType=(city|place)$/);
  },
});
