import type { Meta, StoryObj } from '@storybook/react-vite';
import { outage, Refusal, neverAnswers } from '@voyage/page-stories/fake-service.ts';
import { long } from '@voyage/page-stories/long-words.ts';
import { waitForAddress } from '@voyage/page-stories/wait-for-address.ts';
import { pageStory } from '@voyage/page-stories/page-story.tsx';
import type { Recorded } from '@voyage/page-stories/recorded.ts';
import { bookingQuerySchema, type BookingQuery } from '@voyage/routes/stay-query.ts';
import { wordsOf } from '@voyage/ui/story-words.ts';
import { expect, userEvent, within } from 'storybook/test';
import { BookingPage } from './BookingPage.tsx';

export default { title: 'Pages/Booking', tags: ['!autodocs'] } satisfies Meta;

const booking = {
  at: 'hotel/booking?offer=offer-1&hotel=3066&checkIn=2027-03-12&checkOut=2027-03-15&adults=2',
  search: bookingQuerySchema,
  page: ({ search }: { search: BookingQuery }) => <BookingPage query={search} />,
  member: true,
};
type Plan = Recorded['plan'];
const dearer = (plan: Plan): Plan => {
  const { total } = plan.offer.price;
  const after = { ...total, amount: total.amount + 18_000 };
  return {
    ...plan,
    offer: { ...plan.offer, offerRef: 'offer-dearer', price: { ...plan.offer.price, total: after } },
    changed: { price: { before: total, after }, policy: null },
  };
};
const mine = (status: 'confirmed' | 'payment') =>
  new Refusal('bk0007', { details: { orderId: '75f91582', bookingNumber: 'VRPP8R4J8J', status } });

/** Agrees and presses; the guest is the member, whose profile has filled in the fields. */
const book: NonNullable<StoryObj['play']> = async (context) => {
  const { t } = wordsOf(context);
  const page = within(context.canvasElement);
  await userEvent.click(await page.findByLabelText(t('booking.agree')));
  await userEvent.click(page.getByRole('button', { name: new RegExp(`^${t('booking.submit')}`) }));
};

/** A wish to the hotel, typed before the booking is sent. */
const note: NonNullable<StoryObj['play']> = async (context) => {
  const page = within(context.canvasElement);
  await userEvent.type(await page.findByLabelText(wordsOf(context).t('booking.note')), 'A cot, please');
};

export const Ready: StoryObj = pageStory(booking);
export const PaidNow: StoryObj = pageStory(booking, {
  answers: ({ planPrepaid }) => ({ plan: planPrepaid }),
});
export const Loading: StoryObj = pageStory(booking, { answers: () => ({ plan: neverAnswers }) });
/** Whoever cannot get on calls: the telephone stands with what failed. */
export const Failed: StoryObj = pageStory(booking, {
  answers: () => ({ plan: outage }),
  play: async ({ canvasElement }) => {
    const failure = within(await within(canvasElement).findByRole('alert'));
    failure.getByRole('link', { name: /^\+886 / });
  },
});
/** The price moved since the offer was made: nothing can be booked before that is accepted. */
export const PriceMoved: StoryObj = pageStory(booking, { answers: ({ plan }) => ({ plan: dearer(plan) }) });
export const PolicyMoved: StoryObj = pageStory(booking, {
  answers: ({ plan, planPrepaid }) => ({
    plan: {
      ...plan,
      changed: {
        price: null,
        policy: { before: plan.offer.cancellation, after: planPrepaid.offer.cancellation },
      },
    },
  }),
});
export const SoldOut: StoryObj = pageStory(booking, { answers: () => ({ plan: new Refusal('ht0005') }) });
export const OfferExpired: StoryObj = pageStory(booking, {
  answers: () => ({ plan: new Refusal('ht0010') }),
});
export const BookedAlready: StoryObj = pageStory(booking, { answers: () => ({ plan: mine('confirmed') }) });
export const HeldAlready: StoryObj = pageStory(booking, { answers: () => ({ plan: mine('payment') }) });
export const NoCreditLeft: StoryObj = pageStory(booking, {
  answers: ({ membership }) => ({
    membership: {
      ...membership,
      credits: {
        ...membership.credits,
        remaining: 0,
        free: { ...membership.credits.free, used: membership.credits.free.granted, remaining: 0 },
      },
    },
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByText(new RegExp(t('booking.credit.none', { day: '.+' })));
    await expect(page.getByRole('button', { name: new RegExp(`^${t('booking.submit')}`) })).toBeDisabled();
  },
});
export const LongWords: StoryObj = pageStory(booking, {
  answers: ({ plan }) => ({
    plan: {
      ...plan,
      hotel: { ...plan.hotel, name: long(plan.hotel.name) },
      room: { ...plan.room, name: long(plan.room.name) },
      offer: { ...plan.offer, plan: { ...plan.offer.plan, name: long(plan.offer.plan.name) } },
    },
  }),
});
/** Pressed without agreeing: the condition says so, and nothing is booked. */
export const NotAgreed: StoryObj = pageStory(booking, {
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const button = await page.findByRole('button', { name: new RegExp(`^${t('booking.submit')}`) });
    await userEvent.click(button);
    await page.findByText(t('error.summary'));
    await expect(page.getAllByText(t('error.agree')).length).toBeGreaterThan(0);
  },
});
/** Sold to somebody else at the last moment: said, and what was typed stays. */
export const SoldMeanwhile: StoryObj = pageStory(booking, {
  answers: () => ({ createBooking: new Refusal('ht0005') }),
  play: async (context) => {
    const { t } = wordsOf(context);
    await note(context);
    await book(context);
    await within(document.body).findByText(t('error.ht0005'));
    await expect(within(context.canvasElement).getByLabelText(t('booking.note'))).toHaveValue(
      'A cot, please',
    );
  },
});
/** The price moved while the form was filled in: the new offer takes its place, and must be accepted. */
export const PriceMovedMeanwhile: StoryObj = pageStory(booking, {
  answers: ({ plan }) => ({ createBooking: new Refusal('ht0006', { details: dearer(plan) }) }),
  play: async (context) => {
    const { t } = wordsOf(context);
    await note(context);
    await book(context);
    const page = within(context.canvasElement);
    await page.findByRole('alert');
    await expect(page.getByRole('button', { name: new RegExp(`^${t('booking.submit')}`) })).toBeDisabled();
    await expect(page.getByLabelText(t('booking.note'))).toHaveValue('A cot, please');
  },
});
/** The new price is accepted: its offer is booked, and not the one before. */
export const NewPriceAccepted: StoryObj = pageStory(booking, {
  answers: ({ plan, orderConfirmed }) => ({
    createBooking: (_, { offerRef }) =>
      offerRef === 'offer-dearer'
        ? {
            orderId: orderConfirmed.id,
            bookingNumber: orderConfirmed.bookingNumber,
            status: 'confirmed',
            reservationNumber: null,
            payment: null,
          }
        : new Refusal('ht0006', { details: dearer(plan) }),
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    await book(context);
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByRole('button', { name: t('booking.changed.accept') }));
    await userEvent.click(page.getByLabelText(t('booking.agree')));
    await userEvent.click(page.getByRole('button', { name: new RegExp(`^${t('booking.submit')}`) }));
    await waitForAddress(context.canvasElement, /^user\/hotel-order\/.+booked/);
  },
});
export const Booked: StoryObj = pageStory(booking, {
  answers: ({ orderConfirmed }) => ({
    createBooking: {
      orderId: orderConfirmed.id,
      bookingNumber: orderConfirmed.bookingNumber,
      status: 'confirmed',
      reservationNumber: null,
      payment: null,
    },
  }),
  play: async (context) => {
    await book(context);
    await waitForAddress(context.canvasElement, /^user\/hotel-order\/.+booked/);
  },
});
