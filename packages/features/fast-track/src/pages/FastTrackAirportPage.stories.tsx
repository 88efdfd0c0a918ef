import type { Meta, StoryObj } from '@storybook/react-vite';
import { long } from '@voyage/page-stories/long-words.ts';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import { airportLoader, type Airport } from '../state/fast-track-routes.ts';
import { FastTrackAirportPage } from './FastTrackAirportPage.tsx';

export default { title: 'Pages/Fast track at an airport', tags: ['!autodocs'] } satisfies Meta;

const page = {
  at: 'fast-track/nrt',
  search: noQuery,
  load: ({ context }: { context: Parameters<typeof airportLoader>[0] }) => airportLoader(context, 'nrt'),
  page: ({ load }: { load: Airport }) => <FastTrackAirportPage airport={load} />,
};

export const ThreeProducts: StoryObj = pageStory(page);
/** Two products, one terminal, and very long names. */
export const LongTexts: StoryObj = pageStory(page, {
  answers: ({ fastTrackAirport: airport }) => ({
    fastTrackAirport: {
      ...airport,
      name: long(airport.name),
      terminals: [],
      products: airport.products.slice(0, 2).map((product) => ({ ...product, name: long(product.name) })),
    },
  }),
});
