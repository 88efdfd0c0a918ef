import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import type { SearchAnswer } from '@voyage/contracts/hotel-search.ts';
import { neverAnswers, type Answers } from '@voyage/page-stories/fake-service.ts';
import { pageStory } from '@voyage/page-stories/page-story.tsx';
import { recordedIn, type Recorded } from '@voyage/page-stories/recorded.ts';
import { breakpoint } from '@voyage/themes/scale.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { resultsAt, days } from './results-stories.tsx';

// A supplier that prices hotels only on request: the list is there at once, prices follow.
export default { title: 'Pages/Results on request', tags: ['!autodocs'] } satisfies Meta;

const paris = resultsAt(`?code=par&locationType=city${days}`);
const byPrice = resultsAt(`?code=par&locationType=city${days}&sort=price-ascending`);
const total = 141;

type Hit = SearchAnswer['hotels'][number];
/** This supplier has no member rates. */
const sold = ({ hotel, cheapest, ...hit }: Hit): Hit => ({
  ...hit,
  hotel: { ...hotel, memberRate: false },
  cheapest: cheapest && { ...cheapest, memberRate: null, memberOnly: false },
});
const unpriced = (hit: Hit): Hit => ({ ...sold(hit), priced: false, cheapest: null });
/** The list before any of its hotels, or with the first few of them, has been priced. */
const list = ({ hotelSearch }: Recorded, priced = 0): SearchAnswer => ({
  ...hotelSearch,
  total,
  hotels: hotelSearch.hotels.map((hit, i) => (i < priced ? sold(hit) : unpriced(hit))),
  pricing: {
    priced: 24 + priced,
    of: total,
    next: hotelSearch.hotels.slice(priced).map(({ hotel }) => hotel.id),
  },
});
/** The answer for hotels of the list; those that `isPriced` refuses are not answered for. */
const pricesOf =
  ({ hotelSearch }: Recorded, isPriced: (index: number) => boolean = () => true) =>
  (ids: readonly string[]) => ({
    hotels: ids.map((hotelId) => {
      const index = hotelSearch.hotels.findIndex(({ hotel }) => hotel.id === hotelId);
      const hit = hotelSearch.hotels[index];
      const priced = isPriced(index);
      return { hotelId, priced, cheapest: priced && hit ? sold(hit).cheapest : null };
    }),
  });
const supplier = ({ stayRules }: Recorded): Answers => ({ stayRules: { ...stayRules, calendars: false } });

const waiting = (context: StoryContext) => context.canvasElement.querySelectorAll('article [aria-busy]');
const count = (context: StoryContext) => within(context.canvasElement).getAllByRole('article').length;

/** Every card keeps the place of its price. */
export const Waiting: StoryObj = pageStory(paris, {
  answers: (recorded) => ({
    ...supplier(recorded),
    hotelSearch: list(recorded),
    availabilitySearch: neverAnswers,
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByText(t('stays.prices.progress', { priced: 24, total }));
    await expect(waiting(context)).toHaveLength(count(context));
    const begun = await page.findByText(t('stays.prices.begun'));
    await expect(begun).toHaveAttribute('role', 'status');
    // not that many have rooms
    await expect(page.queryByText(t('stays.results.count', { count: total }))).toBeNull();
  },
});

/** Some are priced at once, the others take their time; no card moves. */
export const PartlyPriced: StoryObj = pageStory(paris, {
  answers: (recorded) => ({
    ...supplier(recorded),
    hotelSearch: list(recorded),
    availabilitySearch: (earlier, { hotelIds }) =>
      earlier === 0 ? pricesOf(recorded, (index) => index < 3)(hotelIds) : neverAnswers,
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByText(t('stays.prices.progress', { priced: 27, total }));
    await expect(waiting(context)).toHaveLength(count(context) - 3);
  },
});

/** One has no rooms, and the supplier does not answer for another, also when asked again: both say so in their place. */
export const WithoutRoomsOrPrice: StoryObj = pageStory(paris, {
  answers: (recorded) => ({
    ...supplier(recorded),
    hotelSearch: list(recorded),
    availabilitySearch: (_, { hotelIds }) => {
      const { hotels } = pricesOf(recorded, (index) => index !== 2)(hotelIds);
      const full = recorded.hotelSearch.hotels[1]?.hotel.id;
      return { hotels: hotels.map((one) => (one.hotelId === full ? { ...one, cheapest: null } : one)) };
    },
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const names = () => page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await page.findByText(t('stays.card.full'));
    const before = names();
    await expect(page.queryByText(t('stays.card.noPrice'))).toBeNull();
    await page.findByText(t('stays.card.noPrice'), {}, { timeout: 15_000 });
    await expect(names()).toEqual(before);
    const [, full, failed] = page.getAllByRole('article');
    if (!full || !failed) throw new Error('too few hotels');
    for (const [article, action] of [
      [full, 'stays.card.otherDates'],
      [failed, 'stays.card.see'],
    ] as const)
      await expect(within(article).getByRole('link', { name: new RegExp(t(action)) })).toHaveAttribute(
        'href',
        expect.stringContaining('checkIn=2027-03-12'),
      );
    const end = t('stays.prices.missing', { count: 1 });
    const [shown, announced] = page.getAllByText(end);
    await expect(shown).toBeVisible();
    await expect(announced).toHaveAttribute('role', 'status');
  },
});

/** An order by price is of what is priced so far, and says so; so do the filters. */
export const OrderIncomplete: StoryObj = pageStory(byPrice, {
  answers: (recorded) => ({
    ...supplier(recorded),
    hotelSearch: list(recorded, 3),
    availabilitySearch: neverAnswers,
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByText(t('stays.prices.ordered', { priced: 27, total }));
    await expect(waiting(context)).toHaveLength(count(context) - 3);
  },
});

/** Once all are priced the list is fetched again, in its final order. */
export const OrderComplete: StoryObj = pageStory(byPrice, {
  answers: (recorded) => {
    const { hotelSearch } = recorded;
    const hotels = hotelSearch.hotels.map(sold).toReversed();
    const asked = new Set<string>();
    return {
      ...supplier(recorded),
      hotelSearch: (_, { map }) => {
        const isPriced = asked.size === hotelSearch.hotels.length;
        return {
          ...(isPriced ? { ...hotelSearch, hotels } : list(recorded)),
          total: hotels.length,
          pricing: isPriced
            ? null
            : { priced: 0, of: hotels.length, next: hotels.map(({ hotel }) => hotel.id) },
          ...(map && { map: [] }),
        };
      },
      availabilitySearch: (_, { hotelIds }) => {
        for (const id of hotelIds) asked.add(id);
        return pricesOf(recorded)(hotelIds);
      },
    };
  },
  play: async (context) => {
    const { t, locale } = wordsOf(context);
    const page = within(context.canvasElement);
    await waitFor(() => expect(page.getAllByText(t('stays.prices.complete')).length).toBeGreaterThan(0));
    const { hotelSearch } = await recordedIn(locale);
    const { hotels } = hotelSearch;
    await waitFor(() =>
      expect(page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
        hotels.toReversed().map(({ hotel }) => hotel.name),
      ),
    );
    await expect(waiting(context)).toHaveLength(0);
    await expect(page.getByText(t('stays.results.count', { count: hotels.length }))).toBeVisible();
  },
});

/** With a filter by price there may be nothing yet: that is not "no rooms". */
export const FilterIncomplete: StoryObj = pageStory(
  resultsAt(`?code=par&locationType=city${days}&priceTo=2400`),
  {
    answers: (recorded) => ({
      ...supplier(recorded),
      hotelSearch: {
        ...list(recorded),
        total: 0,
        hotels: [],
        pricing: {
          priced: 0,
          of: recorded.hotelSearch.hotels.length,
          next: recorded.hotelSearch.hotels.map(({ hotel }) => hotel.id),
        },
      },
      availabilitySearch: neverAnswers,
    }),
    play: async (context) => {
      const { t } = wordsOf(context);
      const page = within(context.canvasElement);
      await page.findAllByText(t('stays.prices.filtered', { priced: 0, total: 6 }));
      await expect(page.queryByText(t('stays.results.none.title'))).toBeNull();
    },
  },
);

/** Hotels without a price yet are points; on a phone their cards have the same prices. */
export const OnMap: StoryObj = pageStory(paris, {
  answers: (recorded) => ({
    ...supplier(recorded),
    hotelSearch: { ...list(recorded), total: recorded.hotelSearch.hotels.length },
    availabilitySearch: (earlier, { hotelIds }) =>
      earlier === 0 ? pricesOf(recorded, (index) => index < 3)(hotelIds) : neverAnswers,
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByLabelText(t('stays.sort'));
    const open = page.queryByRole('button', { name: t('stays.map.open') });
    if (!open || matchMedia(breakpoint.desktop).matches) return; // it is beside the list
    await userEvent.click(open);
    const layer = within(await page.findByRole('dialog'));
    const cards = within(await layer.findByRole('list', { name: t('stays.map.list') }));
    await waitFor(() => expect(cards.getAllByText(t('stays.card.waiting')).length).toBeGreaterThan(0));
    await expect(cards.getAllByRole('article')).toHaveLength(count(context) / 2);
  },
});

const membersOnly = (recorded: Recorded): Answers => ({
  stayRules: { ...recorded.stayRules, calendars: false, memberRates: 'members' },
});
/** Member rates are for members alone: the way to them leads back to this list. */
export const Guest: StoryObj = pageStory(paris, {
  answers: (recorded) => ({
    ...membersOnly(recorded),
    hotelSearch: { ...recorded.hotelSearch, hotels: recorded.hotelSearch.hotels.map(sold) },
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const links = await within(context.canvasElement).findAllByRole('link', {
      name: t('stays.prices.memberRates'),
    });
    await expect(links[0]).toHaveAttribute('href', expect.stringContaining('redirect='));
    await expect(links[0]).toHaveAttribute('href', expect.stringContaining('code%3Dpar'));
  },
});
export const Member: StoryObj = pageStory(
  { ...paris, member: true },
  {
    answers: (recorded) => ({ ...membersOnly(recorded), favourites: { hotelIds: [] } }),
    play: async (context) => {
      const { t } = wordsOf(context);
      const page = within(context.canvasElement);
      await page.findAllByRole('article');
      await expect(page.queryByRole('link', { name: t('stays.prices.memberRates') })).toBeNull();
    },
  },
);
