import type { Meta, StoryObj } from '@storybook/react-vite';
import { outage, Refusal, neverAnswers } from '@voyage/page-stories/fake-service.ts';
import { inMinutes, long } from '@voyage/page-stories/long-words.ts';
import { storeBookingReturn } from '@voyage/checkout/booking-return.ts';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import type { Recorded } from '@voyage/page-stories/recorded.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PaymentPage } from './PaymentPage.tsx';

export default { title: 'Pages/Payment', tags: ['!autodocs'] } satisfies Meta;

const payment = {
  at: 'payment/credit-card/stay/8414bed7-75f6-4f41-a0af-a2d4f335b27d/new',
  search: noQuery,
  page: () => <PaymentPage orderId="8414bed7-75f6-4f41-a0af-a2d4f335b27d" />,
  member: true,
};
type Payment = Recorded['payment'];
/** A held stay that awaits payment. */
const due =
  (change: (payment: Payment) => Partial<Payment['order']> = () => ({}), payable = true) =>
  ({ payment: recorded, orderHeld }: Recorded) => ({
    order: { ...orderHeld, payment: { ...orderHeld.payment, dueAt: inMinutes(12), extendable: true } },
    payment: {
      ...recorded,
      payable,
      order: { ...recorded.order, expiresAt: inMinutes(12), ...change(recorded) },
    },
  });

export const Due: StoryObj = pageStory(payment, { answers: due() });
export const Loading: StoryObj = pageStory(payment, { answers: () => ({ payment: neverAnswers }) });
/** Customer service can be called: its telephone number is shown with the error. */
export const Failed: StoryObj = pageStory(payment, {
  answers: () => ({ payment: outage }),
  play: async ({ canvasElement }) => {
    const failure = within(await within(canvasElement).findByRole('alert'));
    failure.getByRole('link', { name: /^\+886 / });
  },
});
/** A card in another name than that of the order: said, and not refused. */
export const AnotherNameOnTheCard: StoryObj = pageStory(payment, {
  answers: due(),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const name = await page.findByLabelText(new RegExp(`^${t('payment.payer.name')}`));
    await waitFor(() => expect(name).not.toHaveValue('')); // filled in from the profile
    const said = t('payment.payer.name.differs', { name: 'MEI LING LIN' });
    await userEvent.clear(name);
    await userEvent.type(name, 'RENÉE D’ARCY');
    await page.findByText(said);
    await userEvent.clear(name);
    await userEvent.type(name, 'Lin Mei-Ling');
    await waitFor(() => expect(page.queryByText(said)).toBeNull());
  },
});
export const OrderNotFound: StoryObj = pageStory(payment, {
  answers: () => ({ payment: new Refusal('py0002', { status: 404 }) }),
});
export const TimedOut: StoryObj = pageStory(payment, {
  answers: due(() => ({ status: 'expired', expiresAt: null }), false),
});
/** Its hotel is no longer sold: the way on is the search. */
export const TimedOutAtAClosedHotel: StoryObj = pageStory(payment, {
  answers: (recorded) => {
    const { order, payment: expired } = due(() => ({ status: 'expired', expiresAt: null }), false)(recorded);
    return { order: { ...order, hotelOpen: false }, payment: expired };
  },
  play: async (context) => {
    const { t } = wordsOf(context);
    const onward = await within(context.canvasElement).findByRole('link', { name: t('orders.empty.action') });
    await expect(onward).toHaveAttribute('href', expect.stringMatching(/\/hotel$/));
  },
});
export const GivenUp: StoryObj = pageStory(payment, {
  answers: due(() => ({ status: 'cancelled', expiresAt: null }), false),
});
/** An order of an upgrade that the member has meanwhile in another way: why, before a card is asked for. */
export const BuysNothing: StoryObj = pageStory(payment, {
  answers: (recorded) => {
    const { payment: open } = due(
      () => ({ kind: 'membership', hotelOrderId: null, title: 'Platinum', lines: [] }),
      false,
    )(recorded);
    return { payment: { ...open, refusal: 'lower-level' } };
  },
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByRole('heading', { level: 1, name: t('payment.closed.obsolete') });
    await page.findByText(t('order.payment.none'));
    const onward = page.getByRole('link', { name: t('purchases.title') });
    await expect(onward).toHaveAttribute('href', expect.stringMatching(/\/user\/order\b/));
    await expect(page.queryByText(t('payment.card.notStored'))).toBeNull();
  },
});
const credit = (payable: boolean): StoryObj => ({
  ...pageStory(payment, {
    answers: due(
      () => ({
        kind: 'booking-credit',
        status: payable ? 'open' : 'expired',
        hotelOrderId: null,
        title: 'One booking credit',
        lines: [],
        amount: { amount: 1_000, currency: 'TWD' },
      }),
      payable,
    ),
    play: async (context) => {
      const { t } = wordsOf(context);
      const page = within(context.canvasElement);
      const name = new RegExp(`${t('payment.back')}|${t('payment.result.booking')}`);
      for (const back of await page.findAllByRole('link', { name }))
        await expect(back).toHaveAttribute('href', '/en/hotel/booking?offer=offer-1');
    },
  }),
  beforeEach: () => {
    sessionStorage.clear();
    storeBookingReturn('/en/hotel/booking?offer=offer-1');
  },
});
/** A credit bought for a booking that waits in this tab: the way back is that booking. */
export const CreditForABooking: StoryObj = credit(true);
export const CreditNotPaidInTime: StoryObj = credit(false);
export const LongTexts: StoryObj = pageStory(payment, {
  answers: (recorded) => {
    const { order, payment: state } = due()(recorded);
    return {
      order: {
        ...order,
        roomName: long(order.roomName),
        hotel: { ...order.hotel, name: long(order.hotel.name) },
      },
      payment: { ...state, order: { ...state.order, title: long(state.order.title) } },
    };
  },
});
/** Submitted with an empty card: every incomplete field is listed. */
export const NothingTyped: StoryObj = pageStory(payment, {
  answers: due(),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const form = await page.findByText(t('payment.card.notStored'));
    const button = form.closest('form')?.querySelector('button[type=submit]');
    if (!button) throw new Error('the form has no button');
    await userEvent.click(button);
    await page.findByText(t('error.summary'));
  },
});
