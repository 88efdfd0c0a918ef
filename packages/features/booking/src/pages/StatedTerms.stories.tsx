import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { Refusal } from '@voyage/page-stories/fake-service.ts';
import type { Recorded } from '@voyage/page-stories/recorded.ts';
import {
  someBeds,
  someDeposits,
  someNotes,
  statedPrice,
  statedTexts,
  twoRooms,
} from '@voyage/page-stories/stated-terms.ts';
import { waitForAddress } from '@voyage/page-stories/wait-for-address.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, userEvent, within } from 'storybook/test';
import { book, bookingStory, notAnswered } from './booking-stories.tsx';

// What only some suppliers state of a rate.

export default { title: 'Pages/Booking stated terms', tags: ['!autodocs'] } satisfies Meta;

const beds = someBeds('offer-1');
type Plan = Recorded['plan'];
const stated = ({ plan }: Recorded): Plan => {
  const price = statedPrice(plan.offer.price);
  return {
    ...plan,
    stay: { ...plan.stay, rooms: twoRooms },
    latestCheckIn: '02:00',
    notes: someNotes,
    langs: { notes: 'en' },
    offer: {
      ...plan.offer,
      ...statedTexts,
      offerRef: 'offer-1',
      beds,
      price: { ...price, deposits: someDeposits(price) },
    },
  };
};

const arrivalField = (context: StoryContext) => {
  const label = wordsOf(context).t('booking.arrival', { place: '' }).slice(0, 4);
  return within(context.canvasElement).getByRole('combobox', { name: new RegExp(`^${label}`) });
};

/** Two rooms that cost different amounts, deposits by day, beds to choose, and the supplier's own terms and notes. */
export const EverythingStated: StoryObj = bookingStory({
  answers: (recorded) => ({ plan: stated(recorded) }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const summary = within(await page.findByRole('complementary', { name: t('booking.summary') }));
    await userEvent.click(page.getByRole('radio', { name: beds[1]?.text }));
    await expect(summary.getAllByText('2 single beds')).toHaveLength(1);
    const hours = within(arrivalField(context)).getAllByRole('option');
    await expect(hours.map((hour) => hour.getAttribute('value')).slice(-3)).toEqual([
      '00:00',
      '01:00',
      '02:00',
    ]);
    const terms = page.getByRole('link', { name: new RegExp(t('booking.supplierTerms')) });
    await expect(terms).toHaveAttribute('href', statedTexts.supplierTerms.url);
    await expect(summary.getAllByText(t('booking.summary.taxes')).length).toBeGreaterThan(0);
    await expect(summary.getAllByText(t('booking.summary.taxes.note')).length).toBeGreaterThan(0);
    await userEvent.click(page.getByText(t('stays.detail.policies')));
    const note = page.getByText(someNotes[3] ?? '');
    await expect(note).toBeVisible();
    await expect(note.closest('[lang]')).toHaveAttribute('lang', 'en');
    await userEvent.click(summary.getByText(t('booking.summary.byRoom')));
    await expect(summary.getAllByText(t('booking.summary.roomTotal'))).toHaveLength(2);
  },
});

/** The offer of the beds that were chosen is booked. */
export const OtherBeds: StoryObj = bookingStory({
  answers: (recorded) => ({
    plan: stated(recorded),
    createBooking: (_earlier, { offerRef }) =>
      offerRef === beds[1]?.offerRef ? notAnswered(recorded.orderConfirmed) : new Refusal('bk0002'),
  }),
  play: async (context) => {
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByRole('radio', { name: beds[1]?.text }));
    await book(context);
    await waitForAddress(context.canvasElement, /^user\/hotel-order\/.+booked/);
  },
});

/** The hotel receives nobody as late as the page said: until when it does stands at the field, which keeps its hour. */
export const ArrivesTooLate: StoryObj = bookingStory({
  answers: (recorded) => ({
    plan: { ...recorded.plan, latestCheckIn: '22:00' },
    createBooking: () =>
      new Refusal('rq0001', {
        status: 400,
        details: { issues: [{ path: 'arrivalTime', code: 'arrival-late', limit: 20 * 60 }] },
      }),
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByLabelText(t('booking.agree'));
    await userEvent.selectOptions(arrivalField(context), '22:00');
    await book(context);
    const words = t('booking.arrival.late', { until: 'sameDay', latest: '20:00' });
    await page.findAllByText(new RegExp(words));
    await expect(arrivalField(context)).toHaveValue('22:00');
    await expect(arrivalField(context)).toHaveAccessibleDescription(new RegExp(words));
  },
});

/** A deposit that has changed since the offer is accepted like a price. */
export const DepositChanged: StoryObj = bookingStory({
  answers: (recorded) => {
    const plan = stated(recorded);
    const { price } = plan.offer;
    const linesBefore = { ...price, deposits: price.deposits?.slice(1) ?? [] };
    return {
      plan: {
        ...plan,
        changed: { price: { before: price.total, after: price.total, linesBefore }, policy: null },
      },
    };
  },
  play: async (context) => {
    const { t } = wordsOf(context);
    const rows = within(
      await within(context.canvasElement).findByRole('table', { name: t('booking.changed.title') }),
    );
    await expect(rows.getAllByRole('row')).toHaveLength(2);
  },
});
