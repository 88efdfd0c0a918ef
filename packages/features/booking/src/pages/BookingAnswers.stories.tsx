import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { outage, Refusal } from '@voyage/page-stories/fake-service.ts';
import { recordedIn } from '@voyage/page-stories/recorded.ts';
import { waitForAddress } from '@voyage/page-stories/wait-for-address.ts';
import { partsOf, wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  book,
  bookingStory,
  ownOrder,
  noCredits,
  notAnswered,
  note,
  otherRooms,
  chooseAnotherRoom,
} from './booking-stories.tsx';

// What becomes of a booking after the button was pressed, beyond the plain answers (BookingPage.stories.tsx).

export default { title: 'Pages/Booking answers', tags: ['!autodocs'] } satisfies Meta;

/** Above the form, in focus: the reason, that no credit was used, and two ways to ask. */
const refused = async (context: StoryContext, reason: string): Promise<void> => {
  const { t } = wordsOf(context);
  const title = await within(context.canvasElement).findByText(t('booking.refused.title'));
  const panel = title.closest<HTMLElement>('[role="alert"]');
  if (!panel) throw new Error('it is not announced');
  await waitFor(() => expect(panel).toHaveFocus());
  const inPanel = within(panel);
  inPanel.getByText(t(reason));
  inPanel.getByText(t('booking.refused.text'));
  inPanel.getByRole('link', { name: /^\+886 / });
  await expect(inPanel.getByText(t('site.contact')).closest('a')).toHaveAttribute('target', '_blank');
};

/**
 * The answer was lost, and the guest edits before pressing again: the first booking is shown, and none is added. What
 * was typed for it does not come back in the next one.
 */
export const LostThenEdited: StoryObj = bookingStory({
  answers: () => ({
    createBooking: (earlier, { unlessBooked }) =>
      earlier > 0 && unlessBooked === true ? ownOrder('confirmed') : outage,
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await book(context);
    await page.findByText(t('booking.unknown.title'));
    await note(context);
    await userEvent.click(page.getByRole('button', { name: new RegExp(`^${t('booking.submit')}`) }));
    const title = await page.findByRole('heading', { name: t('booking.existing.title') });
    await waitFor(() => expect(title.closest('[role="alert"]')).toHaveFocus());
    await page.findByText(t('booking.existing.text', { number: 'VRPP8R4J8J' }));
    await expect(sessionStorage.getItem('bookingDraft')).toBeNull();
  },
});
/** The first could not be booked after all; another room is chosen: its form, not the old failure. */
export const AnotherRoomAfterFailure: StoryObj = bookingStory({
  answers: ({ orderConfirmed }) => ({
    createBooking: notAnswered(orderConfirmed),
    order: { ...orderConfirmed, status: 'failed', ended: 'notConfirmed', cancelNow: null },
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await book(context);
    await page.findByRole('heading', { name: t('booking.failed.title') });
    await chooseAnotherRoom(context);
    await page.findByRole('heading', { name: t('booking.title') });
    await page.findByRole('button', { name: new RegExp(`^${t('booking.submit')}`) });
    await expect(page.queryByRole('heading', { name: t('booking.failed.title') })).toBeNull();
  },
});
/** The offer has expired and nothing else has changed: only the consent is asked for again, where the focus is. */
export const ExpiredMeanwhile: StoryObj = bookingStory({
  answers: ({ plan }) => ({
    createBooking: new Refusal('ht0010', {
      details: { ...plan, offer: { ...plan.offer, offerRef: 'offer-fresh' } },
    }),
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    await book(context);
    await within(document.body).findByText(t('error.ht0010'));
    const agree = within(context.canvasElement).getByLabelText(t('booking.agree'));
    await waitFor(() => expect(agree).toHaveFocus());
    await expect(agree).not.toBeChecked();
  },
});
/** The service cannot be reached while the hotel is awaited: the page says so, and keeps asking. */
export const PendingUnreachable: StoryObj = bookingStory({
  answers: ({ orderConfirmed }) => ({
    createBooking: notAnswered(orderConfirmed),
    order: (earlier) => (earlier === 0 ? outage : orderConfirmed),
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    await book(context);
    const { bookingNumber: number } = (await recordedIn('en')).orderConfirmed;
    await within(context.canvasElement).findByText(t('booking.pending.away', { number }));
    await waitForAddress(context.canvasElement, /^user\/hotel-order\/.+booked/);
  },
});
/** It was refused at once, in another tab: there is no such order, it is not asked for again, and no email is promised. */
export const PendingMissing: StoryObj = bookingStory({
  answers: ({ orderConfirmed }) => ({
    createBooking: notAnswered(orderConfirmed),
    order: (earlier) => (earlier === 0 ? new Refusal('bk0003', { status: 404 }) : orderConfirmed),
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    await book(context);
    const page = within(context.canvasElement);
    const title = await page.findByRole('heading', { name: t('booking.missing.title') });
    await waitFor(() => expect(title).toHaveFocus());
    const { bookingNumber: number } = (await recordedIn('en')).orderConfirmed;
    await page.findByText(t('booking.missing.text', { number }));
    await page.findByRole('link', { name: t('booking.unknown.orders') });
    await new Promise((resolve) => setTimeout(resolve, 3_500)); // longer than between two calls
    await expect(title).toBeVisible();
  },
});
/** The booking that failed had used none of a limited number of credits: none comes back. */
export const FailedWithoutCredit: StoryObj = bookingStory({
  answers: ({ orderConfirmed }) => ({
    createBooking: notAnswered(orderConfirmed),
    order: {
      ...orderConfirmed,
      status: 'failed',
      ended: 'notConfirmed',
      cancelNow: null,
      creditUsed: 'unlimited',
    },
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    await book(context);
    const page = within(context.canvasElement);
    await page.findByText(t('booking.failed.text'));
    await expect(page.queryByText(t('order.ended.credit'))).toBeNull();
  },
});
/** The member's credits are not known: that none is returned is said all the same. */
export const CreditsUnknown: StoryObj = bookingStory({
  answers: () => ({ membership: outage }),
  play: async (context) => {
    const { t } = wordsOf(context);
    await within(context.canvasElement).findByText(t('booking.quota.kept'));
  },
});
/** The last credit was used in another tab: what can be done now has the focus. */
export const CreditUsedElsewhere: StoryObj = bookingStory({
  answers: ({ membership }) => ({
    createBooking: new Refusal('bk0001'),
    membership: (earlier) => (earlier === 0 ? membership : noCredits(membership)),
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await book(context);
    const title = await page.findByRole('heading', { name: t('booking.none.title') });
    await waitFor(() => expect(title.closest('section')).toHaveFocus());
    await expect(page.getByRole('button', { name: new RegExp(`^${t('booking.submit')}`) })).toBeDisabled();
  },
});
/** That none is left, although the credits say otherwise: the page says so too, and whom to ask. */
export const CreditDisputed: StoryObj = bookingStory({
  answers: () => ({ createBooking: new Refusal('bk0001') }),
  play: async (context) => {
    await book(context);
    await refused(context, 'error.bk0001');
  },
});
/** The price looks wrong: why, that nothing was booked, and whom to ask. Pressing again would change nothing. */
export const PriceImplausible: StoryObj = bookingStory({
  answers: () => ({ createBooking: new Refusal('ht0009') }),
  play: async (context) => {
    const { t } = wordsOf(context);
    await note(context);
    await book(context);
    await refused(context, 'error.ht0009');
    const page = within(context.canvasElement);
    await expect(page.getByRole('button', { name: new RegExp(`^${t('booking.submit')}`) })).toBeDisabled();
    await expect(page.getByLabelText(new RegExp(t('booking.note')))).toHaveValue('A cot, please');
    await expect(page.queryByRole('heading', { name: t('booking.other.rooms') })).toBeNull();
  },
});
/** It failed at the hotel: it can be tried again, another room taken, or somebody asked. */
export const BookingFailed: StoryObj = bookingStory({
  answers: () => ({ createBooking: new Refusal('bk0002', { status: 502 }) }),
  play: async (context) => {
    const { t } = wordsOf(context);
    await note(context);
    await book(context);
    await refused(context, 'error.bk0002');
    await expect((await otherRooms(context)).length).toBeGreaterThan(0);
    const page = within(context.canvasElement);
    await expect(page.getByRole('button', { name: new RegExp(`^${t('booking.submit')}`) })).toBeEnabled();
    await expect(page.getByLabelText(new RegExp(t('booking.note')))).toHaveValue('A cot, please');
  },
});
/** The terms have changed, and the service could not say to what. */
export const ChangedToUnknown: StoryObj = bookingStory({
  answers: () => ({ createBooking: new Refusal('ht0007') }),
  play: async (context) => {
    await book(context);
    await refused(context, 'error.ht0007');
  },
});
/** An error of the service: whether the room is booked is not known, and stays said. */
export const ServiceError: StoryObj = bookingStory({
  answers: () => ({ createBooking: new Refusal('sy0002', { status: 500 }) }),
  play: async (context) => {
    const { t } = wordsOf(context);
    await book(context);
    const page = within(context.canvasElement);
    const notice = (await page.findByText(t('booking.unknown.title'))).closest<HTMLElement>('[role="alert"]');
    if (!notice) throw new Error('it is not announced');
    within(notice).getByText(t('error.sy0002'));
    within(notice).getByRole('link', { name: t('booking.unknown.orders') });
  },
});
/** The hotel's group has a loyalty programme: the number goes with the booking. */
export const LoyaltyNumber: StoryObj = bookingStory({
  answers: ({ orderConfirmed }) => ({
    createBooking: (_, { loyaltyNumber }) =>
      loyaltyNumber === 'AC-42424242'
        ? { ...notAnswered(orderConfirmed), status: 'confirmed' }
        : new Refusal('rq0001', { status: 400, details: { issues: [] } }),
  }),
  play: async (context) => {
    const page = within(context.canvasElement);
    await userEvent.type(await page.findByLabelText(/Aurelian Circle/), 'AC-42424242');
    await book(context);
    await waitForAddress(context.canvasElement, /^user\/hotel-order\/.+booked/);
  },
});
/** It has none: there is no such field, and no number of another group is sent. */
export const NoLoyaltyProgramme: StoryObj = bookingStory({
  answers: ({ orderConfirmed }) => ({
    loyaltyProgrammes: {
      programmes: [{ code: 'belvoir-club', kind: 'hotel', name: 'Belvoir Club', group: 'belvoir' }],
    },
    loyaltyNumbers: { numbers: [{ programme: 'belvoir-club', number: 'BC-1000' }] },
    createBooking: (_, { loyaltyNumber }) =>
      loyaltyNumber === ''
        ? { ...notAnswered(orderConfirmed), status: 'confirmed' }
        : new Refusal('rq0001', { status: 400, details: { issues: [] } }),
  }),
  play: async (context) => {
    await book(context);
    await waitForAddress(context.canvasElement, /^user\/hotel-order\/.+booked/);
  },
});
/** The hotel holds no rooms: the card is authorised first, and the page says so. */
export const PaidWithoutHold: StoryObj = bookingStory({
  answers: ({ planPrepaid }) => ({ plan: { ...planPrepaid, held: false } }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    for (const part of partsOf(t('booking.payNow.unheld', { amount: '|' })))
      await page.findByText(part, { exact: false });
  },
});
