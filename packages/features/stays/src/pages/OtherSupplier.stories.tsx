import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStory } from '@voyage/page-stories/page-story.tsx';
import { statedPrice, statedTexts } from '@voyage/page-stories/stated-terms.ts';
import { recordedHotelId, type Recorded } from '@voyage/page-stories/recorded.ts';
import { stayQuerySchema, type StayQuery } from '@voyage/routes/stay-query.ts';
import type { PageContext } from '@voyage/site-core/context/site-context.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, within } from 'storybook/test';
import { detailLoader } from '../state/detail-load.ts';
import { DetailPage } from './DetailPage.tsx';
import { at, days } from './results-stories.tsx';

export default { title: 'Pages/Other supplier', tags: ['!autodocs'] } satisfies Meta;

/** One that has no calendars, and to which children are older and rooms more. */
const answers = ({ stayRules }: Recorded) => ({
  stayRules: { ...stayRules, calendars: false, limits: { ...stayRules.limits, rooms: 8, childAge: 17 } },
});

/** No strip of other days above the list. */
export const Results: StoryObj = pageStory(at(`?code=par&locationType=city${days}`), {
  answers,
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findAllByRole('article');
    await expect(page.queryByRole('navigation', { name: t('stays.flexible') })).toBeNull();
  },
});

const hotel = {
  at: `hotel/${recordedHotelId}?checkIn=2027-03-12&checkOut=2027-03-15&adults=2`,
  search: stayQuerySchema,
  load: ({ context }: { context: PageContext }) => detailLoader(context, recordedHotelId),
  page: ({ search }: { search: StayQuery }) => <DetailPage hotelKey={recordedHotelId} query={search} />,
};
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

/** A price before the supplier's discount, and what comes with a rate, in the only language that it has. */
export const StatedRates: StoryObj = pageStory(hotel, {
  answers: (recorded) => ({
    ...answers(recorded),
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
    const [former] = context.canvasElement.querySelectorAll('del');
    await expect(former).toHaveTextContent(t('stays.price.before'));
    await expect(former?.parentElement).toHaveTextContent(t('stays.price.now'));
  },
});
