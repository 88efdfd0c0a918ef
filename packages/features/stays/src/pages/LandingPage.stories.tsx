import type { Meta, StoryObj } from '@storybook/react-vite';
import { outage, neverAnswers } from '@voyage/page-stories/fake-service.ts';
import { expectFocusRingSpace } from '@voyage/page-stories/expect-focus-ring-space.ts';
import { long } from '@voyage/page-stories/long-words.ts';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import { breakpoint } from '@voyage/themes/scale.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { landingLoader, type LandingLoad } from './landing-route.ts';
import { LandingPage } from './LandingPage.tsx';

export default { title: 'Pages/Hotels', tags: ['!autodocs'] } satisfies Meta;

const landing = {
  at: 'hotel',
  search: noQuery,
  load: landingLoader,
  page: ({ load }: { load: LandingLoad }) => <LandingPage load={load} />,
};

export const Places: StoryObj = pageStory(landing, {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('article');
    await expectFocusRingSpace(canvasElement.querySelector('[aria-labelledby=season] ul'));
  },
});
export const Loading: StoryObj = pageStory(landing, { answers: () => ({ locations: neverAnswers }) });
export const Failed: StoryObj = pageStory(landing, { answers: () => ({ searchLocation: outage }) });
export const LongTexts: StoryObj = pageStory(landing, {
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

const openField = async (root: HTMLElement, name: string) =>
  userEvent.click(await within(root).findByRole('button', { name: new RegExp(`^${name}`) }));

/** Every place, by letter or by region, after one press. */
export const EveryPlace: StoryObj = pageStory(landing, {
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const before = (await page.findAllByRole('link')).length;
    await userEvent.click(page.getByRole('button', { name: t('stays.landing.all.show') }));
    await page.findByRole('button', { name: t('stays.landing.all.hide'), expanded: true });
    await expect(page.getAllByRole('link').length).toBeGreaterThan(before + 50);
  },
});
/** Without seasonal hotels from the service, the section is omitted. */
export const NoHotels: StoryObj = pageStory(landing, {
  answers: () => ({ hotelSearch: outage, tpGroups: outage }),
});
/** Before typing: nearby places and the destination cities. */
export const Destination: StoryObj = pageStory(landing, {
  play: async (context) => {
    const { t } = wordsOf(context);
    await openField(context.canvasElement, t('stays.destination'));
    const list = await within(document.body).findByRole('listbox');
    await within(list).findByRole('option', { name: new RegExp(t('stays.near')) });
    // On a phone the keyboard would cover the options.
    const box = within(document.body).getByRole('combobox', { name: t('stays.destination') });
    if (matchMedia(breakpoint.tablet).matches) await waitFor(() => expect(box).toHaveFocus());
  },
});
const besideTokyo = pageStory(landing, {
  play: async (context) => {
    const { t } = wordsOf(context);
    const screen = within(document.body);
    await openField(context.canvasElement, t('stays.destination'));
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(t('stays.near')) }));
    const found = t('stays.near.found', { place: '·', kilometres: 29 }).split('·');
    const option = await screen.findByRole('option', {
      name: (name) => found.every((part) => name.includes(part)),
    });
    await userEvent.click(option);
    await screen.findAllByRole('grid');
  },
});
/** In Yokohama: how far away the nearest place is, before it is chosen. */
export const NearestPlace: StoryObj = {
  ...besideTokyo,
  beforeEach: async (context) => {
    for (const prepare of [besideTokyo.beforeEach ?? []].flat()) await prepare(context);
    const own = navigator.geolocation.getCurrentPosition;
    const coords = { latitude: 35.4437, longitude: 139.638, accuracy: 20 };
    navigator.geolocation.getCurrentPosition = (done) =>
      done({ coords, timestamp: 0 } as GeolocationPosition); // all that is read
    return () => {
      navigator.geolocation.getCurrentPosition = own;
    };
  },
};
/** On a phone the currency of the nights is said above the months. */
export const CheapestNights: StoryObj = pageStory(landing, {
  stored: {
    searchDraft: {
      place: { code: 'tyo', locationType: 'city', name: 'Tokyo' },
      rooms: [{ adults: 2, childAges: [] }],
    },
  },
  play: async (context) => {
    const { t } = wordsOf(context);
    const screen = within(document.body);
    await openField(context.canvasElement, t('stays.dates'));
    const [months] = await screen.findAllByRole('grid');
    if (matchMedia(breakpoint.tablet).matches) {
      const [start = ''] = t('stays.dates.hints', { currency: '·' }).split('·');
      await screen.findByText((text) => text.startsWith(start));
    } else {
      const [start = ''] = t('stays.dates.hints.short', { currency: '·' }).split('·');
      const note = await screen.findByText((text) => text.startsWith(start) && text !== '');
      const top = months?.getBoundingClientRect().top ?? 0;
      await expect(note.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
    }
  },
});
/** Recent searches come first; stored data that is not a search is ignored. */
export const RecentSearches: StoryObj = pageStory(landing, {
  play: async (context) => {
    const { t, locale } = wordsOf(context);
    const one = {
      place: { code: 'nagano', locationType: 'place', name: 'Nagano' },
      rooms: [{ adults: 2, childAges: [5] }],
    };
    const dates = { checkIn: '2031-03-12', checkOut: '2031-03-15' };
    localStorage.setItem('recentSearches', JSON.stringify([{ ...one, dates, locale }, 7]));
    await openField(context.canvasElement, t('stays.destination'));
    const again = await within(document.body).findByRole('group', { name: t('stays.recent') });
    await expect(within(again).getAllByRole('option')).toHaveLength(1);
    await userEvent.click(within(document.body).getByRole('button', { name: t('stays.recent.forget') }));
    await expect(within(document.body).queryByText('Nagano')).toBeNull();
    await expect(localStorage.getItem('recentSearches')).toBeNull();
  },
});
/** Suggestions by type; Enter selects the best one and moves on to the dates. */
export const Suggestions: StoryObj = pageStory(landing, {
  answers: ({ searchLocation: { cities } }) => ({
    suggest: {
      suggestions: [
        {
          kind: 'city',
          code: cities[0]?.code ?? '',
          name: cities[0]?.name ?? '',
          marked: [],
          matched: { name: 'edo', marked: [[0, 3]] },
          detail: cities[0]?.country ?? '',
        },
        { kind: 'hotel', code: '1006', name: 'Aurelian House Tokyo', marked: [[15, 20]], detail: 'Tokyo' },
        { kind: 'airport', code: 'tyo', name: 'Narita (NRT)', marked: [], detail: 'Tokyo' },
        {
          kind: 'article',
          code: 'tokyo-mornings',
          name: 'Tokyo, before eight',
          marked: [[0, 5]],
          detail: 'Cities',
        },
      ],
    },
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const screen = within(document.body);
    await openField(context.canvasElement, t('stays.destination'));
    const box = await screen.findByRole('combobox', { name: t('stays.destination') });
    await userEvent.type(box, 'edo');
    const places = await screen.findByRole('group', { name: t('stays.suggest.places') });
    const [city, ...others] = within(places).getAllByRole('option');
    await expect(others).toHaveLength(1);
    // the name that was typed, beside the one that is displayed
    await expect(within(city ?? places).getByText('edo', { selector: 'mark' })).toBeVisible();
    await screen.findByRole('group', { name: t('stays.suggest.articles') });
    // The Enter with which Safari commits a conversion is none of the list's.
    await fireEvent.keyDown(box, { key: 'Enter', code: 'Enter', keyCode: 229 });
    await expect(within(places).getAllByRole('option')).toHaveLength(2);
  },
});
export const NoSuggestions: StoryObj = pageStory(landing, {
  answers: () => ({ suggest: { suggestions: [] } }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const screen = within(document.body);
    await openField(context.canvasElement, t('stays.destination'));
    await userEvent.type(await screen.findByRole('combobox', { name: t('stays.destination') }), 'xqz');
    await screen.findByText(t('stays.destination.none'));
  },
});
/** The service is unavailable: the panel says so, and the retry finds what was typed. */
export const SuggestionsAway: StoryObj = pageStory(landing, {
  answers: () => ({
    suggest: (earlier) =>
      earlier === 0
        ? outage
        : { suggestions: [{ kind: 'city', code: 'tyo', name: 'Tokyo', marked: [], detail: 'Japan' }] },
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const screen = within(document.body);
    await openField(context.canvasElement, t('stays.destination'));
    await userEvent.type(await screen.findByRole('combobox', { name: t('stays.destination') }), 't');
    await userEvent.click(await screen.findByRole('button', { name: t('site.retry') }));
    await screen.findByRole('option', { name: /^Tokyo/ });
    await expect(screen.queryByRole('button', { name: t('site.retry') })).toBeNull();
  },
});
/** A search without a place, then without dates: the panel that opens says what is missing. */
export const NothingChosen: StoryObj = pageStory(landing, {
  play: async (context) => {
    const { t } = wordsOf(context);
    const screen = within(document.body);
    const missing = t('error.required');
    await userEvent.click(
      await within(context.canvasElement).findByRole('button', { name: t('stays.search') }),
    );
    const box = await screen.findByRole('combobox', { name: t('stays.destination') });
    await expect(box).toHaveAccessibleDescription(missing);
    await expect(box).toBeInvalid();
    const cities = await screen.findByRole('group', { name: t('stays.destination.cities') });
    await userEvent.click(within(cities).getAllByRole('option')[0] ?? cities);
    await screen.findAllByRole('grid');
    await expect(screen.getByText(missing)).toBeVisible();
  },
});
/** Children: the age of each is requested at once, infants are derived. */
export const Travellers: StoryObj = pageStory(landing, {
  play: async (context) => {
    const { t } = wordsOf(context);
    const screen = within(document.body);
    await openField(context.canvasElement, t('stays.travellers'));
    const more = await screen.findByRole('button', { name: t('stays.more', { what: t('stays.children') }) });
    await userEvent.click(more);
    await userEvent.click(more);
    await userEvent.selectOptions(screen.getByLabelText(t('stays.child.age', { number: 1 })), '1');
    await screen.findByText(t('stays.infants', { count: 1 }));
  },
});
