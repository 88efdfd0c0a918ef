import type { Meta, StoryObj } from '@storybook/react-vite';
import { outage, neverAnswers } from '@voyage/page-stories/fake-service.ts';
import { long } from '@voyage/page-stories/long-words.ts';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import { landingLoader } from './landing-route.ts';
import { LandingPage } from './LandingPage.tsx';

export default { title: 'Pages/Hotels', tags: ['!autodocs'] } satisfies Meta;

const landing = {
  at: 'hotel',
  search: noQuery,
  load: landingLoader,
  page: () => <LandingPage />,
};

export const Places: StoryObj = pageStory(landing);
export const Loading: StoryObj = pageStory(landing, { answers: () => ({ locations: neverAnswers }) });
export const Failed: StoryObj = pageStory(landing, { answers: () => ({ searchLocation: outage }) });
export const LongWords: StoryObj = pageStory(landing, {
  answers: ({ locations, searchLocation }) => ({
    searchLocation: {
      ...searchLocation,
      cities: searchLocation.cities.map((c) => ({ ...c, name: long(c.name) })),
    },
    locations: {
      ...locations,
      regions: locations.regions.map((r) => ({
        ...r,
        name: long(r.name),
        places: r.places.slice(0, 3).map((p) => ({ ...p, name: long(p.name) })),
      })),
    },
  }),
});
