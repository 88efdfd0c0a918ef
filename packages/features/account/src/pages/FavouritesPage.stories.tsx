import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Output, PartInput } from '@voyage/contracts/endpoint.ts';
import type { addFavourite, favouriteDetails } from '@voyage/contracts/favourite.ts';
import { neverAnswers, outage } from '@voyage/page-stories/fake-service.ts';
import { long } from '@voyage/page-stories/long-words.ts';
import { pageStory } from '@voyage/page-stories/page-story.tsx';
import type { Recorded } from '@voyage/page-stories/recorded.ts';
import { draftKey } from '@voyage/site-core/preferences/preferences.ts';
import { favouritesQuerySchema, type FavouritesQuery } from '@voyage/routes/account-query.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { FavouritesPage } from './FavouritesPage.tsx';

export default { title: 'Pages/Favourites', tags: ['!autodocs'] } satisfies Meta;

const favourites = {
  at: 'user/favorite',
  search: favouritesQuerySchema,
  page: ({ search }: { search: FavouritesQuery }) => <FavouritesPage {...search} />,
  member: true,
};
type Details = Output<typeof favouriteDetails.data>;
const stay = { checkIn: '2027-03-12', checkOut: '2027-03-15', rooms: [{ adults: 2, childAges: [] }] };

/** Four hotels of a search in different states: a price, no dates, past dates, sold out. */
const saved = ({ hotelSearch }: Recorded): Details => ({
  total: 4,
  page: 1,
  pageSize: 20,
  hotels: hotelSearch.hotels.slice(0, 4).map(({ hotel, cheapest }, i) => ({
    hotel,
    savedAt: '2026-11-20T08:00:00.000Z',
    note: i === 0 ? 'Terrace, high floor.\nAsk for the corner.' : '',
    stay: i === 1 ? null : i === 2 ? { ...stay, checkIn: '2026-01-12', checkOut: '2026-01-15' } : stay,
    cheapest: i === 0 ? cheapest : null,
    priced: i === 0 || i === 3,
    pricedStay: i === 0 || i === 3 ? stay : null,
  })),
});
const answered = { answers: (recorded: Recorded) => ({ favouriteDetails: saved(recorded) }) };

export const Several: StoryObj = pageStory(favourites, answered);
/** From a supplier that prices on request one has no answer yet, and for another there is none in the end. */
export const PricedOnRequest: StoryObj = pageStory(favourites, {
  answers: (recorded) => {
    const { hotels, ...page } = saved(recorded);
    const onRequest = hotels.map((hotel) => ({ ...hotel, cheapest: null, priced: false }));
    return {
      favouriteDetails: { ...page, hotels: onRequest },
      availabilitySearch: (earlier, { hotelIds }) =>
        earlier > 0
          ? neverAnswers
          : {
              hotels: hotelIds.map((hotelId, i) => ({
                hotelId,
                priced: i === 0,
                cheapest: (i === 0 && hotels[0]?.cheapest) || null,
              })),
            },
    };
  },
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByText(t('favourites.now'));
    await expect(page.getAllByText(t('stays.card.waiting'))).toHaveLength(1);
    await expect(page.queryByText(t('favourites.full'))).toBeNull();
  },
});
/** The rates of exchange come last: the list waits for them, so that its rows do not grow. */
export const WaitingForRates: StoryObj = pageStory(favourites, {
  answers: (recorded) => ({ favouriteDetails: saved(recorded), exchange: neverAnswers }),
});
/** Without rates of exchange the list has the hotels' own amounts. */
export const WithoutRates: StoryObj = pageStory(favourites, {
  answers: (recorded) => ({ favouriteDetails: saved(recorded), exchange: outage }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('heading', { level: 2 })).toHaveLength(4);
  },
});
/** A member who has searched before: hotels without nights of their own are priced for that search. */
export const PricedForTheSearch: StoryObj = pageStory(favourites, {
  stored: {
    [draftKey]: {
      place: null,
      dates: { checkIn: '2027-04-02', checkOut: '2027-04-04' },
      rooms: [{ adults: 2, childAges: [] }],
    },
  },
  answers: (recorded) => ({
    favouriteDetails: (_: number, { defaultStay }: PartInput<typeof favouriteDetails, 'body'>) => {
      const all = saved(recorded);
      if (!defaultStay) throw new Error('the search is not remembered');
      return {
        ...all,
        hotels: all.hotels.map((one, i) => ({
          ...one,
          ...(one.pricedStay === null && {
            cheapest: i === 1 ? (recorded.hotelSearch.hotels[1]?.cheapest ?? null) : null,
            priced: true,
            pricedStay: {
              ...defaultStay,
              rooms: defaultStay.rooms.map((room) => ({ childAges: [], ...room })),
            },
          }),
        })),
      };
    },
  }),
  play: async (context) => {
    const page = within(context.canvasElement);
    await waitFor(() => expect(page.getAllByRole('heading', { level: 2 })).toHaveLength(4));
    for (const i of [1, 2]) {
      const name = page.getAllByRole('heading', { level: 2 })[i];
      await expect(name?.querySelector('a')?.href).toContain('checkIn=2027-04-02');
    }
  },
});
export const None: StoryObj = pageStory(favourites, {
  answers: () => ({ favouriteDetails: { total: 0, page: 1, pageSize: 20, hotels: [] } }),
});
export const Loading: StoryObj = pageStory(favourites, {
  answers: () => ({ favouriteDetails: neverAnswers }),
});
export const Failed: StoryObj = pageStory(favourites, { answers: () => ({ favouriteDetails: outage }) });
export const LongTexts: StoryObj = pageStory(favourites, {
  answers: (recorded) => {
    const all = saved(recorded);
    return {
      favouriteDetails: {
        ...all,
        hotels: all.hotels.map((one) => ({
          ...one,
          note: long(one.hotel.name),
          hotel: { ...one.hotel, name: long(one.hotel.name) },
        })),
      },
    };
  },
});
/** A removed hotel leaves a row that can restore it with its note. */
export const RemovalUndone: StoryObj = pageStory(favourites, {
  answers: (recorded) => ({
    favouriteDetails: saved(recorded),
    removeFavourite: { hotelIds: [] },
    addFavourite: (_: number, body: { note?: string }) => {
      if (!body.note?.includes('corner')) throw new Error('what was noted is lost');
      return { hotelIds: [] };
    },
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const rows = () => page.queryAllByRole('heading', { level: 2 }).length;
    await waitFor(() => expect(rows()).toBe(4));
    const [first] = page.getAllByText(t('favourites.remove'));
    if (!first) throw new Error('nothing can be removed');
    await userEvent.click(first);
    const undo = await page.findByRole('button', { name: t('favourites.undo') });
    await expect(undo).toHaveFocus();
    await expect(rows()).toBe(3);
    await userEvent.click(undo);
    await waitFor(() => expect(rows()).toBe(4));
  },
});
/** The same with nights that have passed: they can stay saved. */
export const RemovalOfPastNightsUndone: StoryObj = pageStory(favourites, {
  answers: (recorded) => {
    const [, , past] = saved(recorded).hotels;
    return {
      favouriteDetails: { total: 1, page: 1, pageSize: 20, hotels: past ? [past] : [] },
      removeFavourite: { hotelIds: [] },
      addFavourite: (_: number, body: { stay?: { checkIn: string } | null }) => {
        if (body.stay?.checkIn !== '2026-01-12') throw new Error('the nights are lost');
        return { hotelIds: [] };
      },
    };
  },
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByText(t('favourites.remove')));
    await userEvent.click(await page.findByRole('button', { name: t('favourites.undo') }));
    await page.findByRole('heading', { level: 2 });
  },
});
/** A part of a date is typed with the keyboard, as in all our date fields. */
async function typeDay(field: number, day: { year: string; month: string; day: string }): Promise<void> {
  for (const [part, figures] of Object.entries(day)) {
    const parts = document.querySelectorAll<HTMLElement>(`form [role=spinbutton][data-type=${part}]`);
    parts[field]?.focus();
    await userEvent.keyboard(figures);
  }
}
/** Saved dates can be removed; the focus stays in the form. */
export const DatesRemoved: StoryObj = pageStory(favourites, {
  answers: (recorded) => ({
    favouriteDetails: saved(recorded),
    addFavourite: (_: number, body: { stay?: unknown }) => {
      if (body.stay !== null) throw new Error('the dates are still saved');
      return { hotelIds: [] };
    },
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const [first] = await page.findAllByText(t('favourites.edit'));
    if (!first) throw new Error('nothing can be changed');
    await userEvent.click(first);
    await userEvent.click(await page.findByRole('button', { name: t('favourites.dates.remove') }));
    await waitFor(() => expect(document.activeElement?.matches('form [role=spinbutton]')).toBe(true));
    await userEvent.click(page.getByRole('button', { name: t('favourites.save') }));
    await waitFor(() => expect(page.queryByLabelText(t('favourites.note'))).toBeNull());
  },
});
/** Dates are for a party: that of the last search until another is saved, with the age of every child. */
export const PartyChanged: StoryObj = pageStory(favourites, {
  stored: {
    [draftKey]: {
      place: null,
      dates: { checkIn: '2027-04-02', checkOut: '2027-04-04' },
      rooms: [{ adults: 3, childAges: [] }],
    },
  },
  answers: (recorded) => ({
    favouriteDetails: saved(recorded),
    addFavourite: (_: number, body: PartInput<typeof addFavourite, 'body'>) => {
      if (JSON.stringify(body.stay?.rooms) !== '[{"adults":3,"childAges":[5]}]')
        throw new Error('the party is not saved');
      return { hotelIds: [] };
    },
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const second = (await page.findAllByText(t('favourites.edit')))[1];
    if (!second) throw new Error('nothing can be changed');
    await userEvent.click(second);
    await expect(page.queryByRole('group', { name: t('order.party') })).toBeNull();
    await waitFor(() => expect(document.activeElement?.matches('form [role=spinbutton]')).toBe(true));
    await typeDay(0, { year: '2027', month: '04', day: '02' });
    await typeDay(1, { year: '2027', month: '04', day: '05' });
    const party = within(await page.findByRole('group', { name: t('order.party') }));
    await expect(party.getByRole('group', { name: t('stays.adults') })).toHaveTextContent('3');
    await userEvent.click(
      party.getByRole('button', { name: t('stays.more', { what: t('stays.children') }) }),
    );
    await userEvent.click(page.getByRole('button', { name: t('favourites.save') }));
    const age = party.getByLabelText(t('stays.child.age', { number: 1 }));
    await waitFor(() => expect(age).toBeInvalid());
    await userEvent.selectOptions(age, '5');
    await userEvent.click(page.getByRole('button', { name: t('favourites.save') }));
    await waitFor(() => expect(page.queryByLabelText(t('favourites.note'))).toBeNull());
  },
});
/** A stay needs both dates; errors of the service are shown at their fields. */
export const DatesChanged: StoryObj = pageStory(favourites, {
  answers: (recorded) => ({ favouriteDetails: saved(recorded), addFavourite: { hotelIds: [] } }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await waitFor(() => expect(page.getAllByText(t('favourites.edit'))).toHaveLength(4));
    const second = page.getAllByText(t('favourites.edit'))[1];
    if (!second) throw new Error('nothing can be changed');
    await userEvent.click(second);
    // The pressed button is gone: the form has the focus, and later the button again.
    await waitFor(() => expect(document.activeElement?.matches('form [role=spinbutton]')).toBe(true));
    await typeDay(0, { year: '2027', month: '04', day: '02' });
    await userEvent.click(page.getByRole('button', { name: t('favourites.save') }));
    await page.findAllByText(t('error.required'));
    await typeDay(1, { year: '2027', month: '04', day: '05' });
    await userEvent.click(page.getByRole('button', { name: t('favourites.save') }));
    await waitFor(() => expect(page.queryByLabelText(t('favourites.note'))).toBeNull());
    await waitFor(() => expect(page.getAllByText(t('favourites.edit'))[1]).toHaveFocus());
  },
});
