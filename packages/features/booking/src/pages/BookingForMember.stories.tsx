import type { Meta, StoryObj } from '@storybook/react-vite';
import { Refusal, type Answers } from '@voyage/page-stories/fake-service.ts';
import { waitForAddress } from '@voyage/page-stories/wait-for-address.ts';
import type { Recorded } from '@voyage/page-stories/recorded.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  book,
  bookingStory,
  repriced,
  ownOrder,
  noCredits,
  notAnswered,
  chooseAnotherRoom,
} from './booking-stories.tsx';

export default { title: 'Pages/Booking for a member', tags: ['!autodocs'] } satisfies Meta;

const name = 'Ya-Ting Chen';
const found = (profile: Recorded['profile'], { credits }: Recorded['membership']) => ({
  members: [
    {
      ...profile,
      userId: 'member-1',
      memberNumber: '88100123',
      firstname: 'Ya-Ting',
      lastname: 'Chen',
      level: 'basic' as const,
      credits,
    },
  ],
});
/** The reader is an employee with a loyalty number of their own; the member has another, and no credit. */
const desk = ({ profile, membership }: Recorded): Answers => ({
  profile: { ...profile, roles: ['employee'] },
  findMember: found(profile, noCredits(membership)),
  loyaltyNumbers: (earlier) => ({
    numbers: [{ programme: 'aurelian-guests', number: earlier === 0 ? 'STAFF-0001' : 'CHEN-8810' }],
  }),
});

/** Finds the member and books for them. */
const choose: NonNullable<StoryObj['play']> = async (context) => {
  const { t } = wordsOf(context);
  const page = within(context.canvasElement);
  await userEvent.type(await page.findByLabelText(t('booking.staff.search')), '88100123{Enter}');
  await userEvent.click(await page.findByRole('button', { name: t('booking.staff.choose', { name }) }));
};

/** Books without a credit, and says why it is booked, and why without. */
const bookWithout: NonNullable<StoryObj['play']> = async (context) => {
  const { t } = wordsOf(context);
  const page = within(context.canvasElement);
  await userEvent.click(await page.findByLabelText(t('booking.staff.ignoreCredit')));
  await userEvent.type(await page.findByLabelText(t('booking.staff.ignoreCredit.reason')), 'Promised');
  await userEvent.type(page.getByLabelText(t('booking.staff.reason')), 'Asked for by phone');
  await book(context);
};

/**
 * Staff book for a member without using a credit, and give a reason for each; one for a waiver that they take back is
 * neither asked for nor sent. The chosen member has the focus. The loyalty number is the member's; nothing is offered
 * that would be bought for the reader's own account.
 */
export const OnBehalf: StoryObj = bookingStory({
  answers: (recorded) => ({
    ...desk(recorded),
    createBooking: (_, { onBehalf, guest, loyaltyNumber }) =>
      onBehalf?.userId === 'member-1' &&
      onBehalf.ignoreCredit === true &&
      onBehalf.ignoreCreditReason === 'Promised' &&
      onBehalf.skipPriceCheckReason === undefined &&
      onBehalf.reason === 'Asked for by phone' &&
      guest.lastname === 'Chen' &&
      loyaltyNumber === 'CHEN-8810'
        ? { ...notAnswered(recorded.orderConfirmed), status: 'confirmed' }
        : new Refusal('rq0001', { status: 400, details: { issues: [] } }),
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await choose(context);
    await waitFor(() => expect(document.activeElement?.matches('[data-chosen]')).toBe(true));
    await page.findByText('CHEN<<YA<TING');
    await page.findByDisplayValue('CHEN-8810');
    await page.findByRole('heading', { name: t('booking.none.title') });
    await page.findByText(t('booking.none.member'));
    await expect(page.queryByRole('button', { name: t('booking.none.buy') })).toBeNull();
    await userEvent.click(page.getByLabelText(t('booking.staff.ignoreCredit')));
    await page.findByText(t('order.credit.ignored'));
    await expect(page.queryByText(t('booking.quota.kept'))).toBeNull();
    const skipPriceCheck = page.getByLabelText(t('booking.staff.skipPriceCheck'));
    await userEvent.click(skipPriceCheck);
    await userEvent.type(await page.findByLabelText(t('booking.staff.skipPriceCheck.reason')), 'A fair');
    await userEvent.click(skipPriceCheck);
    await expect(page.queryByLabelText(t('booking.staff.skipPriceCheck.reason'))).toBeNull();
    await book(context);
    const faults = within(await page.findByRole('group', { name: t('error.summary') }));
    await expect(faults.getAllByRole('link')).toHaveLength(2);
    await userEvent.type(page.getByLabelText(t('booking.staff.ignoreCredit.reason')), 'Promised');
    await userEvent.type(page.getByLabelText(t('booking.staff.reason')), 'Asked for by phone');
    await userEvent.click(page.getByRole('button', { name: new RegExp(`^${t('booking.submit')}`) }));
    await waitForAddress(context.canvasElement, /^user\/hotel-order\/.+booked/);
  },
});
/** Back to a booking of one's own: with the reader's own number. */
export const OwnAgain: StoryObj = bookingStory({
  answers: desk,
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByDisplayValue('STAFF-0001');
    await choose(context);
    await page.findByDisplayValue('CHEN-8810');
    await userEvent.click(page.getByRole('button', { name: t('booking.staff.leave') }));
    await page.findByDisplayValue('STAFF-0001');
  },
});
/** The price changed meanwhile: the reason and the exceptions are still there. */
export const OnBehalfPriceChanged: StoryObj = bookingStory({
  answers: (recorded) => ({
    ...desk(recorded),
    createBooking: new Refusal('ht0006', { details: repriced(recorded.plan) }),
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await choose(context);
    await bookWithout(context);
    await page.findByRole('button', { name: t('booking.changed.accept') });
    await expect(page.getByLabelText(t('booking.staff.ignoreCredit'))).toBeChecked();
    await expect(page.getByLabelText(t('booking.staff.ignoreCredit.reason'))).toHaveValue('Promised');
    await expect(page.getByLabelText(t('booking.staff.reason'))).toHaveValue('Asked for by phone');
  },
});
/** Another room for the same member, in the same visit: the guest who was typed and the loyalty number are kept. */
export const AnotherRoomForMember: StoryObj = bookingStory({
  answers: (recorded) => ({
    ...desk(recorded),
    createBooking: (earlier, { onBehalf, guest, loyaltyNumber }) =>
      earlier === 0
        ? new Refusal('ht0005')
        : onBehalf?.userId === 'member-1' && guest.lastname === 'Guest' && loyaltyNumber === 'CHEN-8810'
          ? { ...notAnswered(recorded.orderConfirmed), status: 'confirmed' }
          : new Refusal('rq0001', { status: 400, details: { issues: [] } }),
  }),
  play: async (context) => {
    const page = within(context.canvasElement);
    await choose(context);
    await page.findByDisplayValue('CHEN-8810');
    const lastname = page.getByDisplayValue('Chen');
    await userEvent.clear(lastname);
    await userEvent.type(lastname, 'Guest');
    await bookWithout(context);
    await chooseAnotherRoom(context);
    await waitFor(() => expect(lastname).not.toBeInTheDocument());
    await bookWithout(context);
    await waitForAddress(context.canvasElement, /^user\/hotel-order\/.+booked/);
  },
});
/** The member's last credit was used meanwhile: that has the focus once, not again after another thought. */
export const MembersCreditUsedMeanwhile: StoryObj = bookingStory({
  answers: (recorded) => ({
    ...desk(recorded),
    findMember: (earlier) =>
      found(recorded.profile, earlier === 0 ? recorded.membership : noCredits(recorded.membership)),
    createBooking: new Refusal('bk0001'),
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await choose(context);
    await userEvent.type(await page.findByLabelText(t('booking.staff.reason')), 'Asked for by phone');
    await book(context);
    const none = { name: t('booking.none.title') };
    const title = await page.findByRole('heading', none);
    await waitFor(() => expect(title.closest('section')).toHaveFocus());
    const ignoreCredit = page.getByLabelText(t('booking.staff.ignoreCredit'));
    await userEvent.click(ignoreCredit);
    await waitFor(() => expect(page.queryByRole('heading', none)).toBeNull());
    await userEvent.click(ignoreCredit);
    await page.findByRole('heading', none);
    await expect(ignoreCredit).toHaveFocus();
  },
});
/** The member has the stay already, booked by themselves or by a colleague: no order that the reader could not open. */
export const MemberHasIt: StoryObj = bookingStory({
  answers: (recorded) => ({ ...desk(recorded), createBooking: new Refusal('bk0007') }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await choose(context);
    await bookWithout(context);
    const title = await page.findByRole('heading', { name: t('booking.existing.memberTitle') });
    await waitFor(() => expect(title.closest('[role="alert"]')).toHaveFocus());
    await page.findByText(t('booking.existing.member'));
    await page.findByRole('link', { name: t('booking.changed.leave') });
    await expect(page.queryByRole('link', { name: t('payment.closed.order') })).toBeNull();
    // the next booking is not for the same member, unless they are chosen again
    await expect(sessionStorage.getItem('bookedFor')).toBeNull();
    await expect(sessionStorage.getItem('bookingDraft')).toBeNull();
  },
});
/** It was the reader who booked it for the member: they can open it. */
export const MemberHasItByReader: StoryObj = bookingStory({
  answers: (recorded) => ({ ...desk(recorded), createBooking: ownOrder('payment') }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await choose(context);
    await bookWithout(context);
    await page.findByRole('heading', { name: t('booking.existing.memberTitle') });
    await page.findByText(t('booking.existing.pay', { number: 'VRPP8R4J8J' }));
    await page.findByRole('link', { name: t('payment.closed.order') });
  },
});
