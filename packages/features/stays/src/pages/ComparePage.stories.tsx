import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageContext } from '@voyage/site-core/context/site-context.ts';
import { outage, Refusal, type Answers } from '@voyage/page-stories/fake-service.ts';
import { long } from '@voyage/page-stories/long-words.ts';
import { pageStory } from '@voyage/page-stories/page-story.tsx';
import type { Recorded } from '@voyage/page-stories/recorded.ts';
import { compareQuerySchema, type CompareQuery } from '@voyage/routes/compare-query.ts';
import { breakpoint } from '@voyage/themes/scale.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { compareLoader, type CompareLoad } from './compare-route.ts';
import { ComparePage } from './ComparePage.tsx';

export default { title: 'Pages/Compare', tags: ['!autodocs'] } satisfies Meta;

const at = (query: string) => ({
  at: `hotel/compare${query}`,
  search: compareQuerySchema,
  load: ({ context, deps }: { context: PageContext; deps: CompareQuery }) => compareLoader({ context, deps }),
  page: ({ search, load }: { search: CompareQuery; load: CompareLoad }) => (
    <ComparePage query={search} load={load} />
  ),
});
const days = '&checkIn=2027-03-12&checkOut=2027-03-15&adults=2';
/** The recorded ids, in order. */
const three = '2826,2828,2827';

/**
 * Hotels of a search, completed with the details of the fully recorded one: they are requested in the order
 * of the address.
 */
const hotelsOf = ({ ownHotel, hotelSearch }: Recorded) =>
  hotelSearch.hotels.map(({ hotel }) => ({ ...ownHotel, ...hotel }));
/** The recorded rates, each hotel some tenths more expensive; only some have member rates. */
const several = (recorded: Recorded): Answers => {
  const hotels = hotelsOf(recorded);
  const { planSearch } = recorded;
  const [fallback] = hotels;
  return {
    ownHotel: (earlier) => hotels[earlier] ?? fallback ?? recorded.ownHotel,
    planSearch: (_, { hotelId }) => {
      const i = hotels.findIndex(({ id }) => id === hotelId);
      const total = (amount: number) => Math.round((amount * (10 + i)) / 10);
      return {
        rooms: planSearch.rooms.map(({ room, offers }) => ({
          room,
          offers: offers
            .filter(({ plan }) => i !== 1 || !plan.memberOnly)
            .map((offer) => ({
              ...offer,
              price: {
                ...offer.price,
                total: { ...offer.price.total, amount: total(offer.price.total.amount) },
              },
            })),
        })),
      };
    },
  };
};

/** Four side by side, one with a long name; a phone shows two of them, and what differs. */
export const SideBySide: StoryObj = pageStory(at(`?hotels=${three},2912${days}`), {
  answers: (recorded) => ({
    ...several(recorded),
    ownHotel: (earlier) => {
      const hotel = hotelsOf(recorded)[earlier] ?? recorded.ownHotel;
      return earlier === 3 ? { ...hotel, name: long(hotel.name) } : hotel;
    },
  }),
});
const isPhone = () => matchMedia(breakpoint.phone).matches;
/** On a phone another pair is chosen by a field over each column; the other side gives way. */
export const AnotherPair: StoryObj = pageStory(at(`?hotels=${three},2912${days}`), {
  answers: several,
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByRole('table');
    const shown = () =>
      [...context.canvasElement.querySelectorAll<HTMLElement>('[data-hotel]')]
        .filter((head) => getComputedStyle(head).display !== 'none')
        .toSorted((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)
        .map((head) => head.dataset.hotel);
    if (!isPhone()) {
      await expect(shown()).toHaveLength(4);
      return;
    }
    await expect(shown()).toEqual(['2826', '2828']);
    await userEvent.selectOptions(page.getByLabelText(t('stays.compare.right')), '2912');
    await expect(shown()).toEqual(['2826', '2912']);
    await userEvent.selectOptions(page.getByLabelText(t('stays.compare.left')), '2912');
    await expect(shown()).toEqual(['2912', '2826']);
    await expect(context.canvasElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});
/** The other choice of rows than the window begins with; what all share is stated where it is not a row. */
export const OtherRows: StoryObj = pageStory(at(`?hotels=${three}${days}`), {
  answers: several,
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const times = { name: t('stays.detail.timesLabel') };
    const share = () => page.queryByText(t('stays.compare.shared', { count: 3 }));
    await page.findByRole('rowheader', { name: t('stays.compare.lowest') });
    const phone = isPhone();
    const box = page.getByLabelText(t(phone ? 'stays.compare.all' : 'stays.compare.only'));
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(box).toBeChecked();
    if (phone) {
      await expect(page.getByRole('rowheader', times)).toBeVisible();
      await expect(share()).toBeNull();
    } else {
      await expect(page.queryByRole('rowheader', times)).toBeNull();
      await expect(share()).toBeVisible();
    }
    box.blur();
  },
});
/**
 * A link from some days ago: one price has changed, one has not, one hotel is full and one no longer exists.
 */
export const OutdatedLink: StoryObj = pageStory(
  at(`?hotels=${three},9${days}&quote=20261103T1405Z_2826.EUR.471000_2828.EUR.526902_2827.EUR.500000`),
  {
    answers: (recorded) => {
      const { planSearch: rates } = several(recorded);
      return {
        ownHotel: (earlier) =>
          earlier === 3
            ? new Refusal('ht0001', { status: 404 })
            : (hotelsOf(recorded)[earlier] ?? recorded.ownHotel),
        planSearch: (earlier, sent) =>
          sent.hotelId === '2827' || typeof rates !== 'function' ? { rooms: [] } : rates(earlier, sent),
      };
    },
    play: async (context) => {
      const { t } = wordsOf(context);
      const page = within(context.canvasElement);
      await page.findByText(t('stays.compare.unknown', { count: 1 }));
      await expect(await page.findByRole('table')).toBeVisible();
      if (isPhone()) await userEvent.selectOptions(page.getByLabelText(t('stays.compare.right')), '2827');
      // In the head of the column on a phone, in the row of the totals elsewhere.
      await waitFor(() => {
        const seen = page.queryAllByText(t('favourites.full')).filter((one) => one.checkVisibility());
        return expect(seen).toHaveLength(1);
      });
    },
  },
);
/** Without dates, the page prompts for them and compares the hotels by their facts. */
export const WithoutDates: StoryObj = pageStory(at(`?hotels=${three}`), { answers: several });
/** The rates of one hotel fail to load, and are retried. */
export const RatesFailed: StoryObj = pageStory(at(`?hotels=2826,2828${days}`), {
  answers: (recorded) => {
    const { planSearch: rates } = several(recorded);
    return {
      ...several(recorded),
      planSearch: (earlier, sent) =>
        sent.hotelId === '2828' || typeof rates !== 'function' ? outage : rates(earlier, sent),
    };
  },
});
export const Nothing: StoryObj = pageStory(at(''));
/** Identical rows are hidden, a hotel is removed, a neighbour added: the focus is never lost. */
export const Changed: StoryObj = pageStory(at(`?hotels=2826,2828${days}`), {
  answers: several,
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const rows = () => page.getAllByRole('row').length;
    await page.findByRole('table');
    await page.findByRole('rowheader', { name: t('stays.compare.lowest') });
    const before = rows();
    // A phone begins with what differs, a wider window with everything.
    if (isPhone()) {
      await userEvent.click(page.getByLabelText(t('stays.compare.all')));
      await waitFor(() => expect(rows()).toBeGreaterThan(before));
    } else {
      await userEvent.click(page.getByLabelText(t('stays.compare.only')));
      await waitFor(() => expect(rows()).toBeLessThan(before));
    }
    const [remove] = page.getAllByRole('button', {
      name: new RegExp(t('stays.compare.remove', { name: '.+' })),
    });
    if (!remove) throw new Error('no hotel can be removed');
    await userEvent.click(remove);
    await waitFor(() => expect(page.getAllByRole('columnheader')).toHaveLength(1));
    await expect(page.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(JSON.parse(localStorage.getItem('comparedHotels') ?? '[]')).toEqual(['2828']);
    const neighbours = within(page.getByRole('region', { name: t('stays.compare.add') }));
    const [neighbour] = neighbours.getAllByRole('button');
    if (!neighbour) throw new Error('no neighbour is offered');
    await userEvent.click(neighbour);
    await waitFor(() => expect(page.getAllByRole('columnheader')).toHaveLength(2));
  },
});
