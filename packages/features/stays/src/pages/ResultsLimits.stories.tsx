import { queries } from '@voyage/api-client/queries.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageContext } from '@voyage/site-core/context/site-context.ts';
import { outage } from '@voyage/page-stories/fake-service.ts';
import { pageStory } from '@voyage/page-stories/page-story.tsx';
import type { SearchQuery } from '@voyage/routes/stay-query.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { resultsLoader } from '../state/results-load.ts';
import { resultsAt, days } from './results-stories.tsx';

// A list that something is missing from: hotels at a price, the map, the service.
export default { title: 'Pages/Results with limits', tags: ['!autodocs'] } satisfies Meta;

/** Too strict a price: the lowest one that gives something, without the filter, and without any. */
export const NoneAtThisPrice: StoryObj = pageStory(
  resultsAt(`?code=par&locationType=city${days}&features=spa&priceTo=900`),
  {
    answers: ({ hotelSearch }) => ({
      hotelSearch: (_, { price }) =>
        (price?.to ?? 2175) >= 2175
          ? { ...hotelSearch, total: 2, hotels: hotelSearch.hotels.slice(0, 2) }
          : {
              ...hotelSearch,
              total: 0,
              hotels: [],
              widen: [
                { kind: 'price', to: 2175, count: 2 },
                { kind: 'filters', filters: ['price'], count: 12 },
                { kind: 'all-filters', count: 41 },
              ],
            },
    }),
    play: async (context) => {
      const { t } = wordsOf(context);
      const page = within(context.canvasElement);
      await page.findByRole('link', { name: new RegExp(t('stays.widen.allFilters')) });
      const [name = ''] = t('stays.widen.price', { amount: '€2,175' }).split('€');
      await userEvent.click(page.getByRole('link', { name: new RegExp(`^${name}`) }));
      await waitFor(() => expect(page.getAllByRole('article')).toHaveLength(2));
    },
  },
);
const mapless = pageStory(resultsAt(`?code=par&locationType=city${days}`), {
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByLabelText(t('stays.sort'));
    if (page.queryByRole('button', { name: t('stays.map.open') })) return; // the map is a layer
    await expect(await page.findByText(t('stays.map.unavailable'))).toBeVisible();
    const list = document.getElementById('results')?.getBoundingClientRect().right ?? 0;
    const around = document.getElementById('results')?.parentElement?.getBoundingClientRect().right ?? 1;
    await expect(list).toBeCloseTo(around, 0);
  },
});
/** Without WebGL the list has the width of the map, and says why there is none. */
export const WithoutMap: StoryObj = {
  ...mapless,
  beforeEach: async (context) => {
    for (const prepare of [mapless.beforeEach ?? []].flat()) await prepare(context);
    const own = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = () => null;
    return () => {
      HTMLCanvasElement.prototype.getContext = own;
    };
  },
};
/** The service is unavailable; an earlier page has named the place, so the search still says where. */
export const AwayAfterAnotherPage: StoryObj = pageStory(
  {
    ...resultsAt('?code=bkk&locationType=city'),
    load: async (given: { context: PageContext; deps: SearchQuery }) => {
      const { api, locale, queryClient } = given.context;
      await queryClient.ensureQueryData(queries.searchLocations(api, locale));
      return resultsLoader(given);
    },
  },
  {
    answers: () => ({ hotelSearch: outage }),
    play: async (context) => {
      const { t } = wordsOf(context);
      await within(context.canvasElement).findByRole('button', { name: t('site.retry') });
      const bar = context.canvasElement.querySelector('search');
      await waitFor(() => expect(bar).not.toHaveTextContent(t('stays.destination.choose')));
    },
  },
);
