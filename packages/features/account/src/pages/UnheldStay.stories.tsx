import type { Meta, StoryObj } from '@storybook/react-vite';
import type { OrderDetail } from '@voyage/contracts/booking.ts';
import { inMinutes } from '@voyage/page-stories/long-words.ts';
import { pageStory } from '@voyage/page-stories/page-story.tsx';
import type { Recorded } from '@voyage/page-stories/recorded.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, screen, userEvent, within } from 'storybook/test';
import { changedOrder, order } from './order-stories.tsx';

// Prepaid stays whose rooms the hotel cannot hold: nothing says that they are held, or charged before they are booked.
export default { title: 'Pages/Order unheld', tags: ['!autodocs'] } satisfies Meta;

const unheld = (change: Partial<OrderDetail['payment']>, more: Partial<OrderDetail> = {}) =>
  changedOrder(({ orderHeld }: Recorded) => ({
    ...orderHeld,
    payment: { ...orderHeld.payment, held: false, extendable: false, ...change },
    events: [],
    ...more,
  }));
const ended = { state: 'none', orderId: null, dueAt: null } as const;

/** To be paid: how long, and giving it up is cancelling it. */
export const ToPay: StoryObj = pageStory(order, {
  answers: unheld({ state: 'due', dueAt: inMinutes(12) }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByRole('timer', { name: t('payment.time.other') });
    await expect(context.canvasElement).not.toHaveTextContent(t('payment.time.rooms', { rooms: 1 }));
    await userEvent.click(page.getByRole('button', { name: t('order.cancel') }));
    const dialog = await screen.findByRole('alertdialog', { name: t('order.cancel.title') });
    await expect(dialog).toHaveTextContent(t('order.giveUp.text'));
  },
});
/** The card is authorised, and the hotel has not replied. */
export const Authorised: StoryObj = pageStory(order, {
  answers: unheld(
    { state: 'authorised', dueAt: null },
    { status: 'pending', cancelNow: null, events: [{ kind: 'authorised', at: inMinutes(-1) }] },
  ),
  play: async (context) => {
    const { t } = wordsOf(context);
    await within(context.canvasElement).findByText(t('order.pending.text'));
  },
});
/** The hotel asked another price when it was to be booked. */
export const Changed: StoryObj = pageStory(order, {
  answers: unheld(ended, {
    status: 'released',
    ended: 'changed',
    cancelNow: null,
    events: [
      { kind: 'authorised', at: inMinutes(-2) },
      { kind: 'released', at: inMinutes(-1) },
    ],
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByText(t('order.ended.changed'));
    await page.findByText(t('order.ended.notCharged'));
  },
});
export const NotPaid: StoryObj = pageStory(order, {
  answers: unheld(ended, { status: 'released', ended: 'notPaid', cancelNow: null }),
  play: async (context) => {
    const { t } = wordsOf(context);
    await within(context.canvasElement).findByText(t('order.ended.unheld.notPaid'));
  },
});
