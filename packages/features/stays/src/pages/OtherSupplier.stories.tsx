import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStory } from '@voyage/page-stories/page-story.tsx';
import type { Locale } from '@voyage/domain/locale.ts';
import { ofOtherSupplier } from '@voyage/page-stories/other-supplier.ts';
import { someBeds, statedPrice, statedTexts } from '@voyage/page-stories/stated-terms.ts';
import { recordedHotelId, recordedIn, type Recorded } from '@voyage/page-stories/recorded.ts';
import { stayQuerySchema, type StayQuery } from '@voyage/routes/stay-query.ts';
import type { PageContext } from '@voyage/site-core/context/site-context.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { detailLoader } from '../state/detail-load.ts';
import { DetailPage } from './DetailPage.tsx';
import { resultsAt, days } from './results-stories.tsx';

export default { title: 'Pages/Other supplier', tags: ['!autodocs'] } satisfies Meta;

/** One that has no calendars, and to which children are older and rooms more. */
const answers = ({ stayRules }: Recorded) => ({
  stayRules: { ...stayRules, calendars: false, limits: { ...stayRules.limits, rooms: 8, childAge: 17 } },
});

/** No strip of other days above the list. */
export const Results: StoryObj = pageStory(resultsAt(`?code=par&locationType=city${days}`), {
  answers,
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findAllByRole('article');
    await expect(page.queryByRole('navigation', { name: t('stays.flexible') })).toBeNull();
  },
});

const hotelFor = (adults: string) => ({
  at: `hotel/${recordedHotelId}?checkIn=2027-03-12&checkOut=2027-03-15&adults=${adults}`,
  search: stayQuerySchema,
  load: ({ context }: { context: PageContext }) => detailLoader(context, recordedHotelId),
  page: ({ search }: { search: StayQuery }) => <DetailPage hotelKey={recordedHotelId} query={search} />,
});
const hotel = hotelFor('2');
/** No prices by night below the rooms. */
export const Hotel: StoryObj = pageStory(hotel, {
  answers,
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByRole('heading', { level: 2, name: t('stays.detail.rooms') });
    await expect(page.queryByText(t('stays.detail.calendar'))).toBeNull();
  },
});

/**
 * A price before the supplier's discount, with every rate of a room; what comes with a rate, in the only language that
 * it has; and until when the hotel receives guests.
 */
export const StatedRates: StoryObj = pageStory(hotel, {
  answers: (recorded) => ({
    ...answers(recorded),
    ownHotel: { ...recorded.ownHotel, latestCheckIn: '22:00', telephone: '+33 1 55 55 01 42' },
    planSearch: {
      rooms: recorded.planSearch.rooms.map(({ room, offers }) => ({
        room,
        offers: offers.map((offer) => ({ ...offer, ...statedTexts, price: statedPrice(offer.price) })),
      })),
    },
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const [room] = await page.findAllByText(statedTexts.extras[0]?.text ?? '');
    await expect(room?.closest('[lang]')).toHaveAttribute('lang', 'en');
    const times = { in: '15:00', out: '12:00', until: 'sameDay', latest: '22:00' };
    await expect(page.getByText(t('stays.detail.times', times))).toBeInTheDocument();
    const [former] = context.canvasElement.querySelectorAll('del');
    await expect(former).toHaveTextContent(t('stays.price.before'));
    await expect(former?.parentElement).toHaveTextContent(t('stays.price.now'));
    const [unfold] = page.getAllByRole('button', { name: t('stays.detail.rates.more', { count: 4 }) });
    if (unfold) await userEvent.click(unfold);
    const [first, ...others] = within(await page.findByRole('table')).getAllByRole('button');
    const bothPrices = new RegExp(`^${t('stays.price.before')} €\\S+ ${t('stays.price.now')} €\\S+`);
    await expect(others).toHaveLength(5);
    for (const rate of others) await expect(rate).toHaveAccessibleName(bothPrices);
    // The panel and the bar of the stay follow what is selected.
    if (first) await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-pressed', 'true');
  },
});
/** The first room has two kinds of beds at each of its rates, the others have no choice. */
const withChoiceOfBeds = (recorded: Recorded) => ({
  ...answers(recorded),
  planSearch: {
    rooms: recorded.planSearch.rooms.map(({ room, offers }, i) => ({
      room,
      offers: i > 0 ? offers : offers.map((offer) => ({ ...offer, beds: someBeds(offer.offerRef) })),
    })),
  },
});
const offersIn = (links: readonly HTMLElement[]) =>
  new Set(links.map((link) => new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('offer')));

/** Chosen by keyboard, before the rate is; they stay when another rate of the room is selected, and are booked with it. */
export const ChoiceOfBeds: StoryObj = pageStory(hotel, {
  answers: withChoiceOfBeds,
  play: async (context) => {
    const { t, locale } = wordsOf(context);
    const page = within(context.canvasElement);
    const { planSearch } = await recordedIn(locale);
    const { room, offers = [] } = planSearch.rooms[0] ?? {};
    const [lowest] = offers;
    const member = offers.find(({ plan }) => plan.memberOnly);
    const name = room?.name ?? '';
    const region = within(await page.findByRole('region', { name }));
    const toBook = (plan = '') =>
      page.getAllByRole('link', { name: t('stays.detail.chooseRate', { room: name, plan }) });
    const beds = within(region.getByRole('radiogroup', { name: t('booking.beds') }));
    await expect(page.getAllByRole('radiogroup')).toHaveLength(1);
    const [king, twins] = beds.getAllByRole('radio');
    await expect(king).toBeChecked();
    await expect(offersIn(toBook(member?.plan.name))).toEqual(new Set([member?.offerRef]));
    king?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(twins).toBeChecked();
    await expect(twins).toHaveFocus();
    await expect(offersIn(toBook(member?.plan.name))).toEqual(new Set([`${member?.offerRef}_1`]));
    await userEvent.click(region.getByRole('button', { name: new RegExp(t('stays.detail.nonRefundable')) }));
    // in the room, and in the panel or the bar of the stay
    await expect(toBook(lowest?.plan.name)).toHaveLength(2);
    await expect(offersIn(toBook(lowest?.plan.name))).toEqual(new Set([`${lowest?.offerRef}_1`]));
    await expect(region.getByRole('radio', { name: someBeds('')[1]?.text })).toBeChecked();
  },
});
/** Several rooms are booked with the same beds. */
export const BedsOfSeveralRooms: StoryObj = pageStory(hotelFor('2_1'), {
  answers: withChoiceOfBeds,
  play: async (context) => {
    const { t } = wordsOf(context);
    const beds = await within(context.canvasElement).findByRole('radiogroup', { name: t('booking.beds') });
    await expect(beds).toHaveAccessibleDescription(t('booking.beds.hint'));
  },
});
/** Its pictures by their addresses, its texts in the languages that it has. */
const described = (recorded: Recorded, locale: Locale) => {
  const { ownHotel, planSearch, hotelSearch } = recorded;
  const of = ofOtherSupplier(locale);
  const [first, ...others] = hotelSearch.hotels;
  return {
    ...answers(recorded),
    ownHotel: of.detail(ownHotel),
    planSearch: {
      rooms: planSearch.rooms.map(({ room, offers }, i) => ({
        room: of.room(room, i),
        offers: offers.map((offer) => ({ ...offer, plan: of.plan(offer.plan) })),
      })),
    },
    hotelSearch: {
      ...hotelSearch,
      hotels: [...(first ? [{ ...first, hotel: of.summary(first.hotel) }] : []), ...others],
    },
  };
};
/** A text in another language says so once, and has its language for voices and typefaces. */
export const HotelInOtherLanguages: StoryObj = pageStory(hotel, {
  answers: described,
  play: async (context) => {
    const { t, locale } = wordsOf(context);
    const page = within(context.canvasElement);
    const title = await page.findByRole('heading', { level: 1 });
    const rooms = await page.findByRole('heading', { level: 2, name: t('stays.detail.rooms') });
    await expect(rooms).toBeVisible();
    const own = locale === 'en';
    await expect(title.getAttribute('lang')).toBe(own ? null : 'en');
    const story = { 'zh-tw': 'Hans', 'zh-cn': null, ja: 'en', en: null }[locale];
    if (story === null) await expect(page.queryByText(t('stays.onlyIn', { language: 'en' }))).toBeNull();
    else await expect(page.getByText(t('stays.onlyIn', { language: story }))).toBeVisible();
    const note = t('stays.onlyIn.rooms', { language: 'en' });
    if (own) await expect(page.queryByText(note)).toBeNull();
    else await expect(await page.findByText(note)).toBeVisible();
    // at the top, the fold of this page cuts through its links
    rooms.scrollIntoView();
  },
});
export const ResultsInOtherLanguages: StoryObj = pageStory(resultsAt(`?code=par&locationType=city${days}`), {
  answers: described,
  play: async (context) => {
    const [first] = await within(context.canvasElement).findAllByRole('article');
    await waitFor(() =>
      expect(first?.querySelector('img')?.srcset).toContain('./pictures/lounge-2-640.webp 640w'),
    );
  },
});
