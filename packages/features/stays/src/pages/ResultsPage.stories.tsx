import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SearchAnswer } from '@voyage/contracts/hotel-search.ts';
import { outage, Refusal, neverAnswers } from '@voyage/page-stories/fake-service.ts';
import { long } from '@voyage/page-stories/long-words.ts';
import { pageStory } from '@voyage/page-stories/page-story.tsx';
import { breakpoint } from '@voyage/themes/scale.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { resultsAt, days, openFilters } from './results-stories.tsx';

export default { title: 'Pages/Results', tags: ['!autodocs'] } satisfies Meta;

const paris = resultsAt(`?code=par&locationType=city${days}`);

export const Found: StoryObj = pageStory(paris);
/** The answer without a stay: the cheapest night of the next weeks; one hotel has none. */
const withoutStay = (answer: SearchAnswer): SearchAnswer => ({
  ...answer,
  facets: { ...answer.facets, prices: null },
  hotels: answer.hotels.map((hit, i) => ({
    ...hit,
    cheapest: null,
    fromNight: i === 1 ? null : { day: '2026-12-09', total: { amount: 61_250 + i * 700, currency: 'EUR' } },
  })),
});
/** No results: what is missing, and the place's hotels under a heading of their own. */
const noResults =
  (reason: string, button: string): NonNullable<StoryObj['play']> =>
  async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByRole('heading', { level: 2, name: t(reason) });
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveTextContent(/^$/);
    const browse = page.getByRole('region', { name: t('stays.results.browse') });
    const hotels = page.getAllByRole('article');
    await expect(within(browse).getAllByRole('article')).toEqual(hotels);
    await expect(within(browse).getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(0);
    await userEvent.click(page.getByRole('button', { name: t(button) }));
    await within(document.body).findByRole('dialog');
  };
export const WithoutDates: StoryObj = pageStory(resultsAt('?code=par&locationType=city'), {
  answers: ({ hotelSearch }) => ({ hotelSearch: withoutStay(hotelSearch) }),
  play: noResults('stays.results.missing.dates', 'stays.results.chooseDates'),
});
/** One of the two dates, or one that does not exist, is as none. */
export const WithoutDeparture: StoryObj = pageStory(
  resultsAt('?code=par&locationType=city&adults=2&checkIn=2027-03-12&checkOut=2027-02-30'),
  {
    answers: ({ hotelSearch }) => ({ hotelSearch: withoutStay(hotelSearch) }),
    play: noResults('stays.results.missing.dates', 'stays.results.chooseDates'),
  },
);
/** Nothing matches: the smallest changes that give results, with their counts. */
export const NoneAvailable: StoryObj = pageStory(
  resultsAt(`?code=par&locationType=city${days}&features=spa`),
  {
    answers: ({ hotelSearch }) => ({
      hotelSearch: (_, { features = [] }) =>
        features.length === 0
          ? hotelSearch
          : {
              ...hotelSearch,
              total: 0,
              hotels: [],
              widen: [
                { kind: 'filters', filters: ['features'], count: 12 },
                { kind: 'dates', checkIn: '2027-03-13', checkOut: '2027-03-16', count: 3 },
                { kind: 'place', place: { code: 'ams', name: 'Amsterdam' }, locationType: 'city', count: 41 },
              ],
            },
    }),
    play: async (context) => {
      const { t } = wordsOf(context);
      const page = within(context.canvasElement);
      const name = t('stays.widen.filter', { name: t('stays.filters.features') });
      await userEvent.click(await page.findByRole('link', { name: new RegExp(name) }));
      await waitFor(() => expect(page.getAllByRole('article').length).toBeGreaterThan(0));
    },
  },
);
/** Only two filters together exclude everything, in a part of the map. */
export const NoneInArea: StoryObj = pageStory(
  resultsAt(
    `?code=par&locationType=city${days}&breakfast=1&since=2016&freeCancellation=1&area=2.2,48.8,2.3,48.9`,
  ),
  {
    answers: ({ hotelSearch }) => ({
      hotelSearch: (_, { area }) =>
        area
          ? {
              ...hotelSearch,
              total: 0,
              hotels: [],
              widen: [
                { kind: 'area', count: 3 },
                { kind: 'filters', filters: ['breakfast', 'freeCancellation'], count: 7 },
              ],
            }
          : hotelSearch,
    }),
    play: async (context) => {
      const { t } = wordsOf(context);
      const page = within(context.canvasElement);
      const both = t('stays.widen.filters', {
        first: t('stays.filters.breakfast'),
        second: t('stays.filters.freeCancellation'),
      });
      await expect(await page.findByRole('link', { name: new RegExp(both) })).toHaveAttribute(
        'href',
        expect.not.stringContaining('breakfast'),
      );
      await userEvent.click(page.getByRole('link', { name: new RegExp(t('stays.widen.area')) }));
      await waitFor(() => expect(page.getAllByRole('article').length).toBeGreaterThan(0));
    },
  },
);
/** No change gives results either. */
export const NoAlternatives: StoryObj = pageStory(paris, {
  answers: ({ hotelSearch }) => ({ hotelSearch: { ...hotelSearch, total: 0, hotels: [], widen: [] } }),
});
/** A visitor's favourites are stored in the browser. */
export const Saved: StoryObj = pageStory(paris, {
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const [article] = await page.findAllByRole('article');
    const name = article?.querySelector('h2, h3')?.textContent ?? '';
    const heart = await page.findByRole('button', { name: t('stays.favourite.save', { name }) });
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(JSON.parse(localStorage.getItem('favourites') ?? '[]')).toHaveLength(1);
  },
});
export const Loading: StoryObj = pageStory(paris, { answers: () => ({ hotelSearch: neverAnswers }) });
export const Failed: StoryObj = pageStory(paris, { answers: () => ({ hotelSearch: outage }) });
/** The search stays in the search bar; only the destination has to be chosen again. */
export const PlaceNotFound: StoryObj = pageStory(paris, {
  answers: () => ({ hotelSearch: new Refusal('ht0011', { status: 404 }) }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByRole('heading', { level: 1, name: t('error.ht0011') });
    const bar = context.canvasElement.querySelector('search');
    await expect(bar).toHaveTextContent(t('stays.destination.choose'));
    await expect(bar).not.toHaveTextContent(t('stays.dates.choose'));
  },
});
/** The dates are past at the hotels: no results, and a button opens the calendar. */
export const PastDays: StoryObj = pageStory(paris, {
  answers: ({ hotelSearch }) => ({
    hotelSearch: (_, sent) => (sent.stay ? new Refusal('ht0004', { status: 400 }) : withoutStay(hotelSearch)),
  }),
  play: noResults('stays.results.past.title', 'stays.results.chooseDates'),
});
/** Dates without travellers, or without an adult: what is wrong, and a button that opens their step. */
export const WithoutTravellers: StoryObj = pageStory(
  resultsAt('?code=par&locationType=city&checkIn=2027-03-12&checkOut=2027-03-15'),
  {
    answers: ({ hotelSearch }) => ({ hotelSearch: withoutStay(hotelSearch) }),
    play: noResults('stays.results.missing.travellers', 'stays.results.changeParty'),
  },
);
export const WithoutQuery: StoryObj = pageStory(resultsAt(''), {
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByRole('heading', { level: 1, name: t('stays.results.missing.title') });
    await expect(page.getByRole('link', { name: t('regions.others') })).toBeVisible();
  },
});
export const LongTexts: StoryObj = pageStory(paris, {
  answers: ({ hotelSearch }) => ({
    hotelSearch: {
      ...hotelSearch,
      hotels: hotelSearch.hotels.map((hit) => ({
        ...hit,
        hotel: { ...hit.hotel, name: long(hit.hotel.name), district: long(hit.hotel.district) },
      })),
    },
  }),
});
/** Another order is requested from the service, and the list follows its response. */
export const SortedByPrice: StoryObj = pageStory(paris, {
  answers: ({ hotelSearch }) => ({
    hotelSearch: (_, { sort }) =>
      sort === 'price-ascending' ? { ...hotelSearch, hotels: hotelSearch.hotels.toReversed() } : hotelSearch,
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const names = () => page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const sort = await page.findByLabelText(t('stays.sort'));
    const before = names();
    await userEvent.selectOptions(sort, 'price-ascending');
    await waitFor(() => expect(names()).not.toEqual(before));
    sort.blur(); // whether its focus is shown depends on what was pressed in the browser before
  },
});
/** Active filters are above the list; removing one refetches, and the focus stays with the others. */
export const Filtered: StoryObj = pageStory(
  resultsAt(`?code=par&locationType=city${days}&breakfast=1&since=2016&near=centre&within=5000`),
  {
    answers: ({ hotelSearch }) => ({
      hotelSearch: (_, { breakfast }) =>
        breakfast ? { ...hotelSearch, total: 3, hotels: hotelSearch.hotels.slice(0, 3) } : hotelSearch,
    }),
    play: async (context) => {
      const { t } = wordsOf(context);
      const page = within(context.canvasElement);
      const chip = (name: string) => ({ name: t('stays.filters.remove', { name }) });
      const since = chip(t('stays.filters.since.chosen', { year: '2016' }));
      await expect(await page.findByRole('button', since)).toBeVisible();
      await userEvent.click(page.getByRole('button', chip(t('stays.filters.breakfast'))));
      await waitFor(() => expect(page.getAllByRole('article').length).toBeGreaterThan(3));
      await waitFor(() => expect(page.getByRole('button', since)).toHaveFocus());
      page.getByRole('button', since).blur(); // whether its focus is shown depends on earlier presses
      // Two filters pressed in quick succession both count.
      const filters = await openFilters(context);
      const removes = new RegExp(t('stays.filters.remove', { name: '.+' }));
      const chips = () => page.getAllByRole('button', { name: removes, hidden: true });
      const features = within(filters.getByRole('group', { name: t('stays.filters.features') }));
      const [first, second] = features.getAllByRole('checkbox');
      const before = chips().length;
      for (const box of [first, second]) if (box) fireEvent.click(box);
      await waitFor(() => expect(chips()).toHaveLength(before + 2));
    },
  },
);
/** A range of prices is said in the visitor's currency; the place's, which the list is filtered by, is beside it. */
export const ChosenCurrencyPriceRange: StoryObj = pageStory(
  resultsAt(`?code=par&locationType=city${days}&priceFrom=1600&priceTo=2400`),
  {
    stored: { activeCurrency: 'JPY' },
    play: async (context) => {
      const { t } = wordsOf(context);
      const page = within(context.canvasElement);
      const chips = await page.findByRole('list', { name: t('stays.filters.chosen') });
      await waitFor(() => expect(chips).toHaveTextContent(/JPY.+JPY|円.+円/));
      await expect(chips).not.toHaveTextContent('€');
      const filters = await openFilters(context);
      for (const slider of filters.getAllByRole('slider'))
        await expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/JPY|円/));
      const between = t('stays.filters.price.between', { from: '€1,600', to: '€2,400' });
      await waitFor(() => expect(filters.getByText(between)).toBeVisible()); // once the drawer has come in
    },
  },
);
/** "Member rates only" is remembered, and excludes everything: a link takes it away, here and for later lists. */
export const MemberRatesWidened: StoryObj = pageStory(paris, {
  stored: { isPrivilegeOnly: true },
  answers: ({ hotelSearch }) => ({
    hotelSearch: (_, { privilegeOnly }) =>
      privilegeOnly
        ? {
            ...hotelSearch,
            total: 0,
            hotels: [],
            widen: [{ kind: 'filters', filters: ['privilegeOnly'], count: 12 }],
          }
        : hotelSearch,
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const name = t('stays.widen.filter', { name: t('stays.filters.privilegeOnly') });
    await userEvent.click(await page.findByRole('link', { name: new RegExp(name) }));
    await waitFor(() => expect(page.getAllByRole('article').length).toBeGreaterThan(0));
    await waitFor(() => expect(localStorage.getItem('isPrivilegeOnly')).toBe('false'));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'results'));
    await expect(page.queryByRole('list', { name: t('stays.filters.chosen') })).toBeNull();
    document.getElementById('results')?.blur(); // whether its focus is shown depends on earlier presses
  },
});
/** The pressed button disappears; tooling/e2e/src/search.spec.ts follows the focus. */
export const FiltersCleared: StoryObj = pageStory(
  resultsAt(`?code=par&locationType=city${days}&breakfast=1&since=2016`),
  {
    play: async (context) => {
      const { t } = wordsOf(context);
      const page = within(context.canvasElement);
      await page.findByLabelText(t('stays.sort'));
      const filters = await openFilters(context);
      const clear = { name: t('stays.filters.clear') };
      await userEvent.click(filters.getByRole('button', clear));
      await waitFor(() => expect(filters.queryByRole('button', clear)).toBeNull());
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur(); // shown or not, by earlier presses
    },
  },
);
/** A link with an order that needs a stay, without one: the order is the usual one, as the field says. */
export const OrderWithoutDates: StoryObj = pageStory(
  resultsAt('?code=par&locationType=city&sort=price-ascending'),
  {
    answers: ({ hotelSearch }) => ({ hotelSearch: withoutStay(hotelSearch) }),
    play: async (context) => {
      const { t } = wordsOf(context);
      const sort = await within(context.canvasElement).findByLabelText(t('stays.sort'));
      await expect(sort).toHaveValue('recommended');
    },
  },
);
/** On a phone the line says what is searched; what was chosen in the sheet is still there when it opens again. */
export const NotYetSearched: StoryObj = pageStory(paris, {
  play: async (context) => {
    if (matchMedia(breakpoint.tablet).matches) return;
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const party = (adults: number) => t('stays.party', { adults, children: 0, rooms: 1 });
    await page.findByLabelText(t('stays.sort'));
    const bar = context.canvasElement.querySelector('search') ?? context.canvasElement;
    const line = within(bar).getByRole('button', { expanded: false });
    await expect(line).toHaveTextContent(party(2));
    await userEvent.click(line);
    const sheet = within(await page.findByRole('dialog', { name: t('stays.search.label') }));
    await waitFor(() => expect(sheet.getByRole('button', { current: 'step' })).toHaveFocus());
    const step = { name: new RegExp(`^${t('stays.travellers')}`) };
    await userEvent.click(sheet.getByRole('button', step));
    await userEvent.click(
      await sheet.findByRole('button', { name: t('stays.more', { what: t('stays.adults') }) }),
    );
    await expect(sheet.getByRole('button', step)).toHaveTextContent(party(3));
    await userEvent.click(sheet.getByRole('button', { name: t('site.close') }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(line).toHaveTextContent(party(2));
    await waitFor(() => expect(line).toHaveFocus());
    // Whether its focus is shown depends on earlier presses; the sheet may return the focus once more.
    line.addEventListener('focus', () => line.blur());
    line.blur();
  },
});
/** More hotels are appended, and the focus moves to the first of them. */
export const More: StoryObj = pageStory(paris, {
  answers: ({ hotelSearch }) => ({
    hotelSearch: (_, { page = 1 }) => ({
      ...hotelSearch,
      total: 40,
      hotels: hotelSearch.hotels
        .slice(0, 6)
        .map((hit) => ({ ...hit, hotel: { ...hit.hotel, id: `${hit.hotel.id}${page}` } })),
    }),
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByRole('link', { name: t('stays.results.more') }));
    await page.findByText(t('stays.results.shown', { first: 1, last: 12, total: 40 }));
    const names = page.getAllByRole('heading', { level: 2 }).filter(({ parentElement }) => parentElement);
    const links = names.map((name) => name.querySelector('a')).filter((link) => link !== null);
    await waitFor(() => expect(links[6]).toHaveFocus());
  },
});
/** An address with a page shows that page alone, with a way to the one before and the one after. */
export const PageOfAddress: StoryObj = pageStory(resultsAt(`?code=par&locationType=city${days}&page=3`), {
  answers: ({ hotelSearch }) => ({
    hotelSearch: (_, { page = 1 }) => ({
      ...hotelSearch,
      total: 140,
      hotels: hotelSearch.hotels
        .slice(0, 2)
        .map((hit) => ({ ...hit, hotel: { ...hit.hotel, id: `${hit.hotel.id}${page}` } })),
    }),
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const shown = (first: number, last: number) =>
      page.findByText(t('stays.results.shown', { first, last, total: 140 }));
    await shown(31, 32);
    await userEvent.click(page.getByRole('link', { name: t('stays.results.more') }));
    await shown(31, 34);
    await userEvent.click(page.getByRole('link', { name: t('stays.results.earlier') }));
    await shown(16, 17);
    const [first] = page.getAllByRole('article');
    await waitFor(() => expect(first?.querySelector('h2 a')).toHaveFocus());
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur(); // shown or not, by earlier presses
  },
});
/** The service could not be reached; the retry succeeds. */
export const Retried: StoryObj = pageStory(paris, {
  answers: ({ hotelSearch }) => ({ hotelSearch: (earlier) => (earlier === 0 ? outage : hotelSearch) }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByRole('button', { name: t('site.retry') }));
    await page.findByLabelText(t('stays.sort'));
  },
});
