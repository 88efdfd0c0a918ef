import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMinutes } from '@voyage/page-stories/long-words.ts';
import { partsOf, wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, within } from 'storybook/test';
import { bookingStory } from './booking-stories.tsx';

export default { title: 'Pages/Booking cancellation', tags: ['!autodocs'] } satisfies Meta;

/** A rate booked after its deadline: cancelling costs the penalty from today, and nothing is said to be free. */
export const DeadlinePassed: StoryObj = bookingStory({
  answers: ({ plan }) => ({
    plan: {
      ...plan,
      offer: {
        ...plan.offer,
        cancellation: {
          ...plan.offer.cancellation,
          policy: { kind: 'free-until', daysBefore: 2, time: '15:00' },
          deadline: inMinutes(-24 * 60),
        },
      },
    },
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const heading = await page.findByRole('heading', { name: t('booking.timeline') });
    const timeline = heading.parentElement;
    await expect(timeline?.querySelector('[aria-hidden]')).not.toHaveTextContent(t('booking.timeline.free'));
    await expect(timeline?.querySelector('[aria-hidden]')).toHaveTextContent(t('booking.timeline.today'));
    for (const place of [timeline, page.getByRole('complementary', { name: t('booking.summary') })])
      for (const part of partsOf(t('booking.deadline.passed', { deadline: '|' })))
        await expect(place).toHaveTextContent(part);
  },
});
/** Where bookings are unlimited there is no credit that could be returned. */
export const WithoutCredit: StoryObj = bookingStory({
  answers: ({ membership }) => ({
    membership: { ...membership, credits: { ...membership.credits, unlimited: true } },
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByText(t('booking.credit.unlimited'));
    await expect(page.queryByText(t('booking.quota.kept'))).toBeNull();
  },
});
