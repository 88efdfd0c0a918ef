import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageContext } from '@voyage/site-core/context/site-context.ts';
import { pageStory } from '@voyage/page-stories/page-story.tsx';
import { recordedHotelId } from '@voyage/page-stories/recorded.ts';
import { stayQuerySchema, type StayQuery } from '@voyage/routes/stay-query.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { within } from 'storybook/test';
import { detailLoader } from '../state/detail-load.ts';
import { DetailPage } from './DetailPage.tsx';

export default { title: 'Pages/Hotel/Fees', tags: ['!autodocs'] } satisfies Meta;

/** What the hotel collects itself stands with the rates, and with the prices of the stay where there is room. */
export const FeesAtTheHotel: StoryObj = pageStory(
  {
    at: `hotel/${recordedHotelId}?checkIn=2027-03-12&checkOut=2027-03-15&adults=2_1&children=_7`,
    search: stayQuerySchema,
    load: ({ context }: { context: PageContext }) => detailLoader(context, recordedHotelId),
    page: ({ search }: { search: StayQuery }) => <DetailPage hotelKey={recordedHotelId} query={search} />,
  },
  {
    answers: ({ planSearch }) => ({
      planSearch: {
        rooms: planSearch.rooms.map(({ room, offers }) => ({
          room,
          offers: offers.map((offer) => ({
            ...offer,
            price: {
              ...offer.price,
              feesAtHotel: [{ kind: 'cityTax' as const, amount: { amount: 4_680, currency: 'EUR' } }],
            },
          })),
        })),
      },
    }),
    play: async (context) => {
      const { t } = wordsOf(context);
      const page = within(context.canvasElement);
      const words = t('stays.fee.plus', { kind: 'cityTax', amount: '€46.80' });
      await page.findAllByText((text) => text.includes(words));
    },
  },
);
