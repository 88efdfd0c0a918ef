import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { neverAnswers, Refusal } from '@voyage/page-stories/fake-service.ts';
import { recordedIn, type Recorded } from '@voyage/page-stories/recorded.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, within } from 'storybook/test';
import { book, bookingStory, notAnswered, offerOf, otherRooms } from './booking-stories.tsx';

export default { title: 'Pages/Booking sold out', tags: ['!autodocs'] } satisfies Meta;

type Plans = Recorded['planSearch'];
type Offer = Recorded['plan']['offer'];
/** The other rooms are sold only at these rates. */
const onlyAt = ({ rooms }: Plans, isSold: (offer: Offer) => boolean): Plans => ({
  rooms: rooms.map(({ room, offers }) => ({ room, offers: offers.filter(isSold) })),
});
/** Those of a plan, one in each of the other rooms, as many as are shown. */
const offersOf = async (plan: string, context: StoryContext): Promise<string[]> => {
  const { plan: wanted, planSearch } = await recordedIn(wordsOf(context).locale);
  return planSearch.rooms
    .filter(({ room }) => room.code !== wanted.room.code)
    .flatMap(({ offers }) => offers.filter((offer) => offer.plan.code === plan))
    .slice(0, 3)
    .map(({ offerRef }) => offerRef);
};

/** Every other room at the wanted rate, not at its cheapest, which is non-refundable; and not the room that is gone. */
export const SameTerms: StoryObj = bookingStory({
  answers: () => ({ createBooking: new Refusal('ht0005') }),
  play: async (context) => {
    const { t } = wordsOf(context);
    await book(context);
    await expect((await otherRooms(context)).map(offerOf)).toEqual(await offersOf('flexible', context));
    await expect(
      within(context.canvasElement).queryByText(new RegExp(t('booking.other.differs', { what: '' }).trim())),
    ).toBeNull();
  },
});
/** They are sold only non-refundable and prepaid: that is said before the press, also to screen readers. */
export const OtherTerms: StoryObj = bookingStory({
  answers: ({ planSearch }) => ({
    createBooking: new Refusal('ht0005'),
    planSearch: onlyAt(planSearch, ({ plan }) => plan.code === 'non-refundable'),
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    await book(context);
    const rooms = await otherRooms(context);
    await expect(rooms.map(offerOf)).toEqual(await offersOf('non-refundable', context));
    for (const room of rooms) {
      await expect(room).toHaveAccessibleDescription(new RegExp(t('booking.deadline.none')));
      await expect(room).toHaveAccessibleDescription(/NT\$/);
    }
  },
});
/** The supplier prices on request, and has no answer for hotels nearby: their places are kept, and the rooms are there. */
export const PricedOnRequest: StoryObj = bookingStory({
  answers: () => ({ createBooking: new Refusal('ht0005'), availabilitySearch: neverAnswers }),
  play: async (context) => {
    const { t } = wordsOf(context);
    await book(context);
    await expect((await otherRooms(context)).length).toBeGreaterThan(0);
    await within(context.canvasElement).findByRole('status', { name: t('stays.prices.begun') });
  },
});
/** It never answers: they are there without a price. */
export const WithoutPricesNearby: StoryObj = bookingStory({
  answers: ({ ownHotel }) => ({
    createBooking: new Refusal('ht0005'),
    availabilitySearch: {
      hotels: ownHotel.nearby.map(({ hotel }) => ({ hotelId: hotel.id, cheapest: null, priced: false })),
    },
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    await book(context);
    const without = new RegExp(t('stays.card.noPrice'));
    await within(context.canvasElement).findAllByText(without, {}, { timeout: 15_000 });
  },
});
/** An address of a sold-out offer: what it was is not known, so the rates that commit least, with their terms. */
export const NotKnown: StoryObj = bookingStory({
  answers: () => ({ plan: new Refusal('ht0005') }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const shown = (await otherRooms(context)).map(offerOf);
    const { planSearch } = await recordedIn(wordsOf(context).locale);
    const flexible = planSearch.rooms.map(
      ({ offers }) => offers.find((offer) => offer.plan.code === 'flexible')?.offerRef,
    );
    await expect(shown).toEqual(flexible.slice(0, 3));
    await within(context.canvasElement).findAllByText(new RegExp(t('stays.detail.payAtHotel')));
  },
});
/** The hotel refused after all: its room is not among the others, which are at the rate of the order. */
export const RefusedLater: StoryObj = bookingStory({
  answers: ({ orderConfirmed, plan }) => ({
    createBooking: notAnswered(orderConfirmed),
    order: {
      ...orderConfirmed,
      room: plan.room,
      plan: plan.offer.plan,
      cancellation: plan.offer.cancellation,
      status: 'failed',
      ended: 'notConfirmed',
      cancelNow: null,
    },
  }),
  play: async (context) => {
    await book(context);
    await expect((await otherRooms(context)).map(offerOf)).toEqual(await offersOf('flexible', context));
  },
});
/** Only the rate is withdrawn: the same room at another is offered too. */
export const RateWithdrawn: StoryObj = bookingStory({
  answers: ({ planSearch }) => ({
    createBooking: new Refusal('ht0008'),
    planSearch: onlyAt(planSearch, ({ plan }) => plan.code === 'breakfast-flexible'),
  }),
  play: async (context) => {
    await book(context);
    const { plan, planSearch } = await recordedIn(wordsOf(context).locale);
    const same = planSearch.rooms.find(({ room }) => room.code === plan.room.code);
    const other = same?.offers.find((offer) => offer.plan.code === 'breakfast-flexible');
    await expect((await otherRooms(context)).map(offerOf)).toContain(other?.offerRef);
  },
});
