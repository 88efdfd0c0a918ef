import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStory } from '@voyage/page-stories/page-story.tsx';
import {
  someDeposits,
  someNotes,
  statedPrice,
  statedTexts,
  twoRooms,
} from '@voyage/page-stories/stated-terms.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, userEvent, within } from 'storybook/test';
import { changedOrder, order } from './order-stories.tsx';

export default { title: 'Pages/Order stated terms', tags: ['!autodocs'] } satisfies Meta;

/** What only some suppliers state, as it was agreed: by room and night, with extras, beds, deposits and terms. */
export const EverythingStated: StoryObj = pageStory(order, {
  answers: changedOrder(({ orderConfirmed }) => {
    const { strikethrough: _, ...price } = statedPrice(orderConfirmed.price);
    return {
      ...statedTexts,
      beds: { text: '2 single beds', lang: 'en' },
      price: { ...price, deposits: someDeposits(price) },
      rooms: 2,
      parties: twoRooms,
      roomGuests: [{ lastname: '', firstname: '' }],
      hotelContact: {
        ...orderConfirmed.hotelContact,
        latestCheckIn: '02:00',
        telephone: '+33 1 55 55 01 42',
        notes: someNotes,
        langs: { notes: 'en' },
      },
    };
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByRole('heading', { level: 1 });
    await expect(page.getAllByText('2 single beds').length).toBeGreaterThan(0);
    const words = t('order.checkIn.from', { time: '15:00', until: 'nextDay', latest: '02:00' });
    await expect(page.getByText(words)).toBeVisible();
    // What comes with the rate is among what the hotel owes, in the language that it is in.
    const wallet = within(page.getByRole('region', { name: t('order.wallet') }));
    const [extra] = statedTexts.extras;
    await expect(wallet.getByText(extra?.text ?? '')).toBeInTheDocument();
    await expect(page.getByText(someNotes[3] ?? '')).toBeInTheDocument();
    const terms = page.getByRole('link', { name: new RegExp(t('booking.supplierTerms')), hidden: true });
    await expect(terms).toHaveAttribute('href', statedTexts.supplierTerms.url);
    const fold = page.getByText(t('booking.summary.byRoom'));
    await userEvent.click(fold);
    await expect(fold.closest('details')).toHaveAttribute('open');
  },
});
