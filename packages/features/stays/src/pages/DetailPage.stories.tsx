import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageContext } from '@voyage/frame/router/site-context.ts';
import { outage, Refusal, neverAnswers } from '@voyage/page-stories/fake-service.ts';
import { long } from '@voyage/page-stories/long-words.ts';
import { waitForNotFound } from '@voyage/page-stories/wait-for-not-found.ts';
import { pageStory } from '@voyage/page-stories/page-story.tsx';
import { recordedHotelId } from '@voyage/page-stories/recorded.ts';
import { stayQuerySchema, type StayQuery } from '@voyage/routes/stay-query.ts';
import { wordsOf } from '@voyage/ui/story-words.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { detailLoader } from './detail-route.ts';
import { DetailPage } from './DetailPage.tsx';

export default { title: 'Pages/Hotel', tags: ['!autodocs'] } satisfies Meta;

const at = (query: string) => ({
  at: `hotel/${recordedHotelId}${query}`,
  search: stayQuerySchema,
  load: ({ context }: { context: PageContext }) => detailLoader(context, recordedHotelId),
  page: ({ search }: { search: StayQuery }) => <DetailPage hotelKey={recordedHotelId} query={search} />,
});
const stay = at('?checkIn=2027-03-12&checkOut=2027-03-15&adults=2');

export const WithRates: StoryObj = pageStory(stay);
export const WithoutDates: StoryObj = pageStory(at(''));
export const RatesLoading: StoryObj = pageStory(stay, { answers: () => ({ planSearch: neverAnswers }) });
/** The hotel's supplier does not respond; the rest of the page is shown. */
export const RatesFailed: StoryObj = pageStory(stay, { answers: () => ({ planSearch: outage }) });
export const SoldOut: StoryObj = pageStory(stay, {
  answers: ({ planSearch }) => ({ planSearch: { ...planSearch, rooms: [] } }),
});
export const PastDays: StoryObj = pageStory(stay, {
  answers: () => ({ planSearch: new Refusal('ht0004', { status: 400 }) }),
});
/** The address has a stay without a night: nothing is requested for it, and a button opens the calendar. */
export const NoNight: StoryObj = pageStory(at('?checkIn=2027-03-12&checkOut=2027-03-12&adults=2'), {
  answers: () => ({ planSearch: outage }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByRole('heading', { level: 3, name: t('error.stay-order') });
    // the calendar is that of a usual stay; a phone shows its lowest price alone
    const calendar = context.canvasElement.querySelector('[aria-labelledby="calendar"]');
    await waitFor(() => expect(calendar).toHaveTextContent(/[€$¥]|JPY/));
    const change = page.getByRole('button', { name: t('stays.results.chooseDates') });
    await userEvent.click(change);
    await within(document.body).findByRole('dialog');
  },
});
/** Dates without travellers: the button opens their step. */
export const WithoutTravellers: StoryObj = pageStory(at('?checkIn=2027-03-12&checkOut=2027-03-15'), {
  answers: () => ({ planSearch: outage }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByRole('heading', { level: 3, name: t('error.no-adult', { limit: 1 }) });
    await userEvent.click(page.getByRole('button', { name: t('stays.results.changeParty') }));
    await within(document.body).findByRole('dialog');
  },
});
export const Loading: StoryObj = pageStory(stay, { answers: () => ({ ownHotel: neverAnswers }) });
export const Failed: StoryObj = pageStory(stay, { answers: () => ({ ownHotel: outage }) });
export const LongTexts: StoryObj = pageStory(stay, {
  answers: ({ ownHotel, planSearch }) => ({
    ownHotel: { ...ownHotel, name: long(ownHotel.name), address: long(ownHotel.address) },
    planSearch: {
      ...planSearch,
      rooms: planSearch.rooms.map(({ room, offers }) => ({
        room: { ...room, name: long(room.name) },
        offers: offers.map((offer) => ({ ...offer, plan: { ...offer.plan, name: long(offer.plan.name) } })),
      })),
    },
  }),
});
/** Every total is in the visitor's currency first and says that it is for both rooms. */
export const ChosenCurrencyTwoRooms: StoryObj = pageStory(
  at('?checkIn=2027-03-12&checkOut=2027-03-15&adults=2&rooms=2'),
  {
    stored: { activeCurrency: 'JPY' },
    play: async (context) => {
      const { t } = wordsOf(context);
      const page = within(context.canvasElement);
      const span = t('stays.card.total', { rooms: 2, nights: 3 });
      await page.findByText(new RegExp(`${t('stays.detail.allRooms', { facts: '.*' })}${span}`));
      await expect(page.getByText(span)).toBeInTheDocument(); // in the panel, which a phone does not show
      const rooms = page
        .getAllByRole('region')
        .filter((region) => region.querySelector('h3')?.textContent === region.getAttribute('aria-label'));
      await expect(rooms.length).toBeGreaterThan(2);
      for (const room of rooms) {
        const [converted, own] = ['JPY ', '€'].map((sign) => room.textContent.indexOf(sign));
        await expect(converted).toBeGreaterThan(-1);
        await expect(own).toBeGreaterThan(converted ?? Infinity);
      }
    },
  },
);
/** A hotel that does not exist shows the not-found page. */
export const HotelNotFound: StoryObj = pageStory(stay, {
  answers: () => ({ ownHotel: new Refusal('ht0001', { status: 404 }) }),
  play: waitForNotFound,
});
export const MostExpensiveFirst: StoryObj = pageStory(stay, {
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const rooms = () => page.getAllByRole('region').map((room) => room.getAttribute('aria-label'));
    const sort = await page.findByLabelText(t('stays.detail.rateSort'));
    const cheapestFirst = rooms();
    await userEvent.selectOptions(sort, 'down');
    await waitFor(() => expect(rooms()).not.toEqual(cheapestFirst));
  },
});
/**
 * Every rate of a room: the selected one appears in its panel, beside the page and in the link to the
 * booking.
 */
export const RateSelected: StoryObj = pageStory(stay, {
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const [room] = await page.findAllByRole('link', { name: new RegExp(t('stays.detail.choose')) });
    const section = room?.closest('section');
    if (!room || !section) throw new Error('a room has a rate');
    const before = room.getAttribute('href');
    const [fold] = within(section)
      .getAllByRole('button')
      .filter((button) => button.getAttribute('aria-expanded') === 'false');
    if (!fold) throw new Error('a room has other rates');
    await userEvent.click(fold);
    const rates = within(await within(section).findByRole('table')).getAllByRole('button');
    await expect(rates).toHaveLength(6);
    const other = rates.find((rate) => rate.getAttribute('aria-pressed') === 'false');
    if (!other) throw new Error('one of the rates was not taken');
    await userEvent.click(other);
    await expect(other).toHaveAttribute('aria-pressed', 'true');
    await expect(other).toHaveFocus();
    const links = page.getAllByRole('link', { name: new RegExp(t('stays.detail.choose')) });
    await expect(links[0]?.getAttribute('href')).toBe(within(section).getByRole('link').getAttribute('href'));
    await expect(within(section).getByRole('link').getAttribute('href')).not.toBe(before);
  },
});
/** On a phone, rooms after the second show their price and open at a press; elsewhere all are open. */
export const LastRoomOpened: StoryObj = pageStory(stay, {
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findAllByRole('link', { name: new RegExp(t('stays.detail.choose')) });
    const rooms = page
      .getAllByRole('region')
      .filter((region) => region.querySelector('h3')?.textContent === region.getAttribute('aria-label'));
    const room = rooms.at(-1);
    if (!room || rooms.length < 3) throw new Error('the hotel has more than two rooms');
    const open = within(room).queryByRole('button', { name: room.getAttribute('aria-label') ?? '' });
    const choose = () => within(room).queryByRole('link');
    await expect(open !== null).toBe(matchMedia('(max-width: 47.99rem)').matches);
    if (open) {
      await expect(choose()).toBeNull();
      const names = room.querySelector('h3')?.parentElement;
      await expect(open.clientHeight).toBeGreaterThanOrEqual(names?.clientHeight ?? Infinity);
      await userEvent.click(open);
      await expect(open).toHaveAttribute('aria-expanded', 'true');
    }
    await expect(choose()).toBeVisible();
  },
});
/** The setting is remembered; each room can still be collapsed. */
export const AllRates: StoryObj = pageStory(stay, {
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByLabelText(t('stays.detail.expandAll')));
    await waitFor(() => expect(page.getAllByRole('table').length).toBeGreaterThan(2));
    await expect(localStorage.getItem('isExpandAll')).toBe('true');
  },
});
/** On a phone the night prices are collapsed under their title. */
async function openCalendar(page: ReturnType<typeof within>, title: string): Promise<void> {
  await page.findByRole('heading', { name: title });
  const fold = page.queryByRole('button', { name: title, expanded: false });
  if (fold) await userEvent.click(fold);
}
/** The stay moves to the pressed day; arrow keys move between days. */
export const StayMoved: StoryObj = pageStory(stay, {
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await openCalendar(page, t('stays.detail.calendar'));
    const day = (number: string) =>
      waitFor(() => {
        const arrival = page.getByRole('button', { current: 'date' });
        expect(arrival).toHaveTextContent(number);
        return arrival;
      });
    const arrival = await day('12');
    arrival.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect(document.activeElement?.parentElement).toBe(arrival.parentElement?.nextElementSibling);
    await userEvent.keyboard('{Enter}');
    await expect(await day('13')).toHaveFocus();
  },
});
export const PricesAsATable: StoryObj = pageStory(stay, {
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await openCalendar(page, t('stays.detail.calendar'));
    await userEvent.click(await page.findByRole('button', { name: t('stays.calendar.table') }));
    const table = await page.findByRole('columnheader', { name: t('stays.calendar.column.day') });
    await expect(table).toBeVisible();
    window.scrollTo(0, 0); // the press scrolled to the table, as far as the page was loaded by then
  },
});
