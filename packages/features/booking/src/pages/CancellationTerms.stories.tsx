import type { Meta, StoryObj } from '@storybook/react-vite';
import { cancellableUntil } from '@voyage/page-stories/cancellable-until.ts';
import { inMinutes } from '@voyage/page-stories/long-words.ts';
import type { Recorded } from '@voyage/page-stories/recorded.ts';
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
        cancellation: cancellableUntil(inMinutes(-24 * 60), plan.offer),
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
type Plan = Recorded['plan'];
/** As suppliers state them: free, a night, half the price, all of it; each with its end. */
function inSteps(offer: Plan['offer']): Plan['offer']['cancellation'] {
  const free = cancellableUntil(inMinutes(20 * 24 * 60), offer);
  const { total } = offer.price;
  const share = (percent: number, until: string | null) => ({
    until,
    penalty: { ...total, amount: Math.round((total.amount * percent) / 100) },
    basis: { kind: 'percent' as const, percent },
  });
  return {
    ...free,
    windows: [
      ...free.windows.map((window) => ({ ...window, until: window.until ?? inMinutes(40 * 24 * 60) })),
      share(50, inMinutes(50 * 24 * 60)),
      share(100, null),
    ],
  };
}
export const InSteps: StoryObj = bookingStory({
  answers: ({ plan }) => ({
    plan: { ...plan, offer: { ...plan.offer, cancellation: inSteps(plan.offer) } },
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const heading = await page.findByRole('heading', { name: t('booking.timeline') });
    const lines = [...(heading.parentElement?.querySelectorAll('li') ?? [])];
    for (const [at, id] of [
      [0, 'booking.deadline.hotel'],
      [1, 'booking.timeline.until'],
      [2, 'booking.timeline.until'],
      [3, 'booking.timeline.after'],
    ] as const)
      for (const part of partsOf(t(id, { deadline: '|', amount: '|' })))
        await expect(lines[at]).toHaveTextContent(part);
  },
});
/** The steps came after the rate was chosen: both lines say every step. */
export const ChangedToSteps: StoryObj = bookingStory({
  answers: ({ plan }) => {
    const after = inSteps(plan.offer);
    const policy = { before: cancellableUntil(inMinutes(30 * 24 * 60), plan.offer), after };
    return {
      plan: { ...plan, offer: { ...plan.offer, cancellation: after }, changed: { price: null, policy } },
    };
  },
  play: async (context) => {
    const { t } = wordsOf(context);
    const rows = within(await within(context.canvasElement).findByRole('table')).getAllByRole('row');
    await expect(rows).toHaveLength(3);
    for (const id of ['booking.summary.until', 'booking.summary.penalty'] as const)
      for (const part of partsOf(t(id, { deadline: '|', amount: '|' })))
        await expect(rows[2]).toHaveTextContent(part);
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
