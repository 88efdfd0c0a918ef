import type { Meta, StoryObj } from '@storybook/react-vite';
import { breakpoint } from '@voyage/themes/scale.ts';
import { addDays } from '@voyage/domain/stay-date.ts';
import type { PageContext } from '@voyage/site-core/context/site-context.ts';
import { shortDay } from '@voyage/i18n/dates.ts';
import { expectFocusRingSpace } from '@voyage/page-stories/expect-focus-ring-space.ts';
import { outage, Refusal, neverAnswers } from '@voyage/page-stories/fake-service.ts';
import { long } from '@voyage/page-stories/long-words.ts';
import { waitForNotFound } from '@voyage/page-stories/wait-for-not-found.ts';
import { pageStory } from '@voyage/page-stories/page-story.tsx';
import { recordedHotelId } from '@voyage/page-stories/recorded.ts';
import { stayQuerySchema, type StayQuery } from '@voyage/routes/stay-query.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { detailLoader } from '../state/detail-load.ts';
import { DetailPage } from './DetailPage.tsx';

export default { title: 'Pages/Hotel', tags: ['!autodocs'] } satisfies Meta;

const at = (query: string) => ({
  at: `hotel/${recordedHotelId}${query}`,
  search: stayQuerySchema,
  load: ({ context }: { context: PageContext }) => detailLoader(context, recordedHotelId),
  page: ({ search }: { search: StayQuery }) => <DetailPage hotelKey={recordedHotelId} query={search} />,
});
const stay = at('?checkIn=2027-03-12&checkOut=2027-03-15&adults=2');
/** The rooms with their rates, in the order of the page. */
const roomsOf = (root: HTMLElement) =>
  within(root)
    .getAllByRole('region')
    .filter((region) => region.querySelector('h3')?.textContent === region.getAttribute('aria-label'));

/** Below the rooms are those that are taken on these nights; search engines are told the price of the others. */
export const WithRates: StoryObj = pageStory(stay, {
  play: async (context) => {
    const { t } = wordsOf(context);
    const taken = t('stays.detail.rooms.unavailable', { rooms: '' }).trim();
    const line = await within(context.canvasElement).findByText((words) => words.startsWith(taken));
    await expect(line.textContent.length).toBeGreaterThan(taken.length);
    await expect(context.canvasElement.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(
      roomsOf(context.canvasElement).length,
    );
  },
});
/** On a phone nearby hotels are folded, and a row to swipe. */
export const NearbyHotels: StoryObj = pageStory(stay, {
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const nearby = await page.findByRole('region', { name: t('stays.detail.nearby') });
    const fold = within(nearby).queryByRole('button', { name: t('stays.detail.nearby') });
    if (fold) await userEvent.click(fold);
    await within(nearby).findAllByRole('article');
    await expectFocusRingSpace(nearby.querySelector('ul'));
  },
});
/** The link is the address alone, with the stay. */
export const LinkCopied: StoryObj = pageStory(stay, {
  play: async (context) => {
    const { t } = wordsOf(context);
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByRole('button', { name: t('journal.share') }));
    await page.findByText(t('journal.share.done'));
    await expect(write).toHaveBeenCalledWith(
      expect.stringMatching(
        /^https?:\S+\/hotel\/detail\/\S+\?adults=2&checkIn=2027-03-12&checkOut=2027-03-15$/,
      ),
    );
    write.mockRestore();
  },
});
export const WithoutDates: StoryObj = pageStory(at(''));
export const RatesLoading: StoryObj = pageStory(stay, { answers: () => ({ planSearch: neverAnswers }) });
/** The hotel's supplier does not respond; the rest of the page is shown. */
export const RatesFailed: StoryObj = pageStory(stay, { answers: () => ({ planSearch: outage }) });
/** The nearest days with a room are one press away. */
export const SoldOut: StoryObj = pageStory(stay, {
  answers: ({ planSearch }) => ({ planSearch: { ...planSearch, rooms: [] } }),
  play: async (context) => {
    const { t, locale } = wordsOf(context);
    const page = within(context.canvasElement);
    const list = await page.findByRole('list', { name: t('stays.calendar.nearest') });
    const words = within(list)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    await expect(words).toEqual(
      ['2027-03-10', '2027-03-11', '2027-03-13'].map((day) => expect.stringContaining(shortDay(day, locale))),
    );
    await expect(page.getByText(t('stays.detail.rooms.soldOutText'))).toBeVisible();
  },
});
/** No room for weeks: no dates are announced, and a button opens the calendar. */
export const SoldOutForWeeks: StoryObj = pageStory(stay, {
  answers: ({ planSearch, priceCalendar }) => ({
    planSearch: { ...planSearch, rooms: [] },
    priceCalendar: { days: priceCalendar.days.map(({ day }) => ({ day, rate: null, stay: null })) },
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByRole('heading', { level: 3, name: t('stays.detail.rooms.soldOut') });
    await userEvent.click(await page.findByRole('button', { name: t('stays.results.chooseDates') }));
    await within(document.body).findByRole('dialog');
    await expect(page.queryByText(t('stays.detail.rooms.soldOutText'))).toBeNull();
  },
});
/** No room type takes the party: it is named, and a press searches for as many rooms as it needs. */
export const PartyTooLarge: StoryObj = pageStory(
  at('?checkIn=2027-03-12&checkOut=2027-03-15&adults=3&children=2,4,6,8'),
  {
    answers: ({ planSearch }) => ({
      planSearch: (_, { stay: { rooms } }) => (rooms.length > 1 ? planSearch : { ...planSearch, rooms: [] }),
    }),
    play: async (context) => {
      const { t } = wordsOf(context);
      const page = within(context.canvasElement);
      const party = t('stays.party', { adults: 3, children: 4, rooms: 1 });
      await page.findByRole('heading', {
        level: 3,
        name: t('stays.detail.rooms.tooSmall', { rooms: 1, party }),
      });
      await expect(page.queryByText(t('stays.detail.rooms.soldOut'))).toBeNull();
      await userEvent.click(page.getByRole('button', { name: t('stays.detail.rooms.search', { rooms: 2 }) }));
      await page.findByLabelText(t('stays.detail.rateSort'));
    },
  },
);
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
    await waitFor(() => expect(calendar).toHaveTextContent(/[€$¥円]|JPY/));
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
    await page.findByRole('heading', { level: 3, name: t('stays.results.missing.travellers') });
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
      await expect(page.getAllByText(span)).toHaveLength(2); // in the panel, and in the bar of a phone
      const rooms = roomsOf(context.canvasElement);
      await expect(rooms.length).toBeGreaterThan(2);
      await waitFor(() => expect(rooms[0]).toHaveTextContent(/JPY|円/)); // the exchange rates may come later
      for (const room of rooms) {
        const [converted, own] = [/JPY |円/, /€/].map((symbol) => room.textContent.search(symbol));
        await expect(converted).toBeGreaterThan(-1);
        await expect(own).toBeGreaterThan(converted ?? Infinity);
      }
      await openCalendar(page, t('stays.detail.calendar'));
      await waitForYen(page.getByRole('region', { name: t('stays.detail.calendar') }));
    },
  },
);
/** All amounts of a part are in the currency that was chosen, and none in the hotel's. */
async function waitForYen(part: HTMLElement): Promise<void> {
  await waitFor(() => expect(part).toHaveTextContent(/JPY \d|\d円/));
  await expect(part).not.toHaveTextContent('€');
}
/** Without a stay too, the nights are in the visitor's currency: in their chart and in the search. */
export const ChosenCurrencyWithoutDates: StoryObj = pageStory(at(''), {
  stored: { activeCurrency: 'JPY' },
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await openCalendar(page, t('stays.detail.calendar'));
    await waitForYen(page.getByRole('region', { name: t('stays.detail.calendar') }));
    await userEvent.click(page.getByRole('button', { name: t('stays.results.chooseDates') }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    const isWide = matchMedia(breakpoint.tablet).matches;
    const hints = t(isWide ? 'stays.dates.hints' : 'stays.dates.hints.short', { currency: 'JPY' });
    await dialog.findByText((words) => words.startsWith(hints));
  },
});
/** A hotel that does not exist shows the not-found page. */
export const HotelNotFound: StoryObj = pageStory(stay, {
  answers: () => ({ ownHotel: new Refusal('ht0001', { status: 404 }) }),
  play: waitForNotFound,
});
export const MostExpensiveFirst: StoryObj = pageStory(stay, {
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    // The lowest rate of each room; what the privileges are worth has no thousands.
    const prices = () =>
      roomsOf(context.canvasElement).map(({ textContent }) =>
        Math.min(
          ...Array.from(textContent.matchAll(/€(\d{1,3}(?:,\d{3})+(?:\.\d\d)?)/g), ([, figures = '']) =>
            Number(figures.replaceAll(',', '')),
          ),
        ),
      );
    const sort = await page.findByLabelText(t('stays.detail.rateSort'));
    const before = prices();
    await expect(before.at(-1)).toBeGreaterThan(before[0] ?? Infinity);
    await expect(before).toEqual(before.toSorted((a, b) => a - b));
    await userEvent.selectOptions(sort, 'down');
    await waitFor(() => expect(prices()).toEqual(before.toReversed()));
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
    if (!room || !section) throw new Error('no room has a rate');
    const before = room.getAttribute('href');
    const [fold] = within(section)
      .getAllByRole('button')
      .filter((button) => button.getAttribute('aria-expanded') === 'false');
    if (!fold) throw new Error('no room has other rates');
    const seen: [whole: boolean, table: boolean][] = [];
    new MutationObserver(() =>
      seen.push([section.querySelector('[data-whole]') !== null, section.querySelector('table') !== null]),
    ).observe(section, { subtree: true, attributeFilter: ['aria-expanded', 'data-whole'] });
    fold.click();
    const rates = within(await within(section).findByRole('table')).getAllByRole('button');
    await expect(rates).toHaveLength(6);
    await expect(seen, 'the press is answered; the texts and the rates follow together').toEqual([
      [false, false],
      [true, true],
    ]);
    const other = rates.find((rate) => rate.getAttribute('aria-pressed') === 'false');
    if (!other) throw new Error('every rate is selected');
    await userEvent.click(other);
    await expect(other).toHaveAttribute('aria-pressed', 'true');
    await expect(other).toHaveFocus();
    const links = page.getAllByRole('link', { name: new RegExp(t('stays.detail.choose')) });
    await expect(links[0]?.getAttribute('href')).toBe(within(section).getByRole('link').getAttribute('href'));
    await expect(within(section).getByRole('link').getAttribute('href')).not.toBe(before);
  },
});
/** A prepaid rate: what the card is charged is said wherever the rate is, and once that it is not refundable. */
export const PrepaidSelected: StoryObj = pageStory(stay, {
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const pay = t('stays.detail.payNow', { amount: 'NT$146,257' });
    await page.findAllByRole('link', { name: new RegExp(t('stays.detail.choose')) });
    const [room] = roomsOf(context.canvasElement);
    if (!room) throw new Error('the hotel has no room');
    await userEvent.click(within(room).getByRole('button', { name: /€4,050/ }));
    const panel = page.getByLabelText(t('stays.detail.yourStay'));
    await waitFor(() => expect(panel).toHaveTextContent(pay));
    await expect(panel.textContent.split(t('stays.detail.nonRefundable'))).toHaveLength(2);
    await expect(panel.nextElementSibling).toHaveTextContent(pay);
  },
});
/** On a phone, rooms after the second show their price and open at a press; elsewhere all are open. */
export const LastRoomOpened: StoryObj = pageStory(stay, {
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findAllByRole('link', { name: new RegExp(t('stays.detail.choose')) });
    const rooms = roomsOf(context.canvasElement);
    const room = rooms.at(-1);
    if (!room || rooms.length < 3) throw new Error('the hotel has fewer than three rooms');
    const open = within(room).queryByRole('button', { name: room.getAttribute('aria-label') ?? '' });
    const choose = () => within(room).queryByRole('link');
    await expect(open !== null).toBe(matchMedia(breakpoint.phone).matches);
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
/** The stay moves to the pressed day, and the days stay where they are; arrow keys move between them. */
export const StayMoved: StoryObj = pageStory(stay, {
  answers: ({ priceCalendar }) => ({
    priceCalendar: (_, { from }) => ({
      days: priceCalendar.days.map((one, i) => ({ ...one, day: addDays(from, i) })),
    }),
  }),
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
    const bars = () => [...(arrival.closest('ul')?.querySelectorAll('button') ?? [])];
    const before = bars();
    arrival.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect(document.activeElement?.parentElement).toBe(arrival.parentElement?.nextElementSibling);
    await userEvent.keyboard('{Enter}');
    await expect(await day('13')).toHaveFocus();
    await expect(bars()).toEqual(before);
  },
});
/** The prices of the nights could not be loaded: their place says so, and another attempt succeeds. */
export const CalendarRetried: StoryObj = pageStory(stay, {
  answers: ({ priceCalendar }) => {
    let isUnavailable = true; // once, for the calendar of this stay
    const answer = (nights?: number) => {
      if (nights !== 3 || !isUnavailable) return priceCalendar;
      isUnavailable = false;
      return outage;
    };
    return { priceCalendar: (_, { nights }) => answer(nights) };
  },
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await openCalendar(page, t('stays.detail.calendar'));
    const region = page.getByRole('region', { name: t('stays.detail.calendar') });
    const calendar = within(region);
    await calendar.findByText(t('stays.calendar.failed'));
    await userEvent.click(calendar.getByRole('button', { name: t('site.retry') }));
    await calendar.findByRole('button', { current: 'date' });
    await expect(region.contains(document.activeElement)).toBe(true); // the pressed button has disappeared
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0); // the chart is taller than what it replaces
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
