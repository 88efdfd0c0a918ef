import type { Meta, StoryObj } from '@storybook/react-vite';
import { outage, Refusal, neverAnswers, type Answers } from '@voyage/page-stories/fake-service.ts';
import { inMinutes, long } from '@voyage/page-stories/long-words.ts';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import type { Recorded } from '@voyage/page-stories/recorded.ts';
import { storeBookingReturn } from '@voyage/checkout/booking-return.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, screen, userEvent, within } from 'storybook/test';
import { PaymentResultPage } from './PaymentResultPage.tsx';

export default { title: 'Pages/Payment result', tags: ['!autodocs'] } satisfies Meta;

const result = {
  at: 'payment/credit-card/stay/8414bed7-75f6-4f41-a0af-a2d4f335b27d/trade-1/result',
  search: noQuery,
  page: () => <PaymentResultPage tradeId="trade-1" />,
  member: true,
};
type Result = Exclude<Extract<Answers['paymentResult'], { status: string; order: object }>, Refusal>;
type Order = Recorded['payment']['order'];

const ended =
  (status: Result['status'], change: Partial<Order> = {}, reason: Result['reason'] = null) =>
  ({ payment, orderHeld, orderConfirmed }: Recorded): Answers => ({
    order:
      status === 'success'
        ? orderConfirmed
        : { ...orderHeld, payment: { ...orderHeld.payment, dueAt: inMinutes(8) } },
    paymentResult: {
      status,
      reason,
      order: {
        ...payment.order,
        expiresAt: status === 'success' ? null : inMinutes(8),
        payment: {
          tradeId: 'trade-1',
          status,
          cardBrand: 'visa',
          cardLastFour: '4242',
          bankUrl: null,
          at: inMinutes(0),
        },
        ...change,
      },
    },
  });

export const Booked: StoryObj = pageStory(result, { answers: ended('success', { status: 'completed' }) });
/** Paid; the hotel has not replied yet. */
export const AwaitingHotel: StoryObj = pageStory(result, {
  answers: ended('success', { status: 'awaiting-confirmation' }),
});
/** Authorised, of a hotel that holds no rooms: charged once it has replied. */
export const Authorised: StoryObj = pageStory(result, {
  answers: (recorded) => ({
    ...ended('success', { status: 'awaiting-confirmation' })(recorded),
    order: {
      ...recorded.orderHeld,
      status: 'pending',
      payment: {
        ...recorded.orderHeld.payment,
        state: 'authorised',
        held: false,
        extendable: false,
        dueAt: null,
      },
    },
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    await within(context.canvasElement).findByText(t('payment.result.authorised.text'));
  },
});
/** The hotel could not confirm, and nothing was charged. */
export const Released: StoryObj = pageStory(result, {
  answers: ended('released', { status: 'refunded' }),
  play: async (context) => {
    const { t } = wordsOf(context);
    await within(context.canvasElement).findByText(t('payment.result.released.text'));
  },
});
/** Something not sold on any page: agreed between an employee and the member. */
export const CustomOrder: StoryObj = pageStory(result, {
  answers: (recorded) =>
    ended('success', {
      kind: 'custom',
      status: 'paid',
      hotelOrderId: null,
      title: 'Private guide in Kyoto',
      amount: { amount: 24_000, currency: 'TWD' },
    })(recorded),
});
/** The booking that lacked credits is pending in this tab: the upgrade leads back to it. */
const higher: StoryObj = pageStory(result, {
  answers: (recorded) =>
    ended('success', { kind: 'membership', status: 'completed', hotelOrderId: null, title: 'Platinum' })(
      recorded,
    ),
  play: async (context) => {
    const { t } = wordsOf(context);
    const back = await within(context.canvasElement).findByRole('link', {
      name: t('payment.result.booking'),
    });
    await expect(back).toHaveAttribute('href', '/en/hotel/booking?offer=offer-1');
  },
});
const keepBooking = () => {
  sessionStorage.clear();
  storeBookingReturn('/en/hotel/booking?offer=offer-1');
};
export const BackToBooking: StoryObj = { ...higher, beforeEach: keepBooking };
/** Not paid: the booking is one press away, as is another attempt. */
const declinedCredit: StoryObj = pageStory(result, {
  answers: (recorded) =>
    ended(
      'failure',
      { kind: 'booking-credit', hotelOrderId: null, title: 'One booking credit' },
      'declined',
    )(recorded),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const back = await page.findByRole('link', { name: t('payment.result.booking') });
    await expect(back).toHaveAttribute('href', '/en/hotel/booking?offer=offer-1');
    await page.findByRole('link', { name: t('payment.failed.again') });
  },
});
export const BackToBookingUnpaid: StoryObj = { ...declinedCredit, beforeEach: keepBooking };
/** The outcome is unknown: nothing to confirm, and no other card yet. */
export const AwaitingBank: StoryObj = pageStory(result, {
  answers: ended('pending'),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByText(t('payment.result.pending.text'));
    await page.findByRole('timer');
    await expect(page.queryByRole('button', { name: t('payment.bank.otherCard') })).toBeNull();
  },
});
const attempt = {
  tradeId: 'trade-1',
  status: 'pending',
  cardBrand: 'visa',
  cardLastFour: '4242',
  bankUrl: 'https://bank.test/3ds',
  at: inMinutes(0),
} satisfies Order['payment'];
const atBank = ended('pending', { payment: attempt });
/** Back from the bank's page without an answer: the way there first, another card, and the rooms' clock. */
export const AtBank: StoryObj = pageStory(result, {
  answers: atBank,
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const back = await page.findByRole('link', { name: t('payment.bank.back') });
    await expect(back).toHaveAttribute('href', 'https://bank.test/3ds');
    const other = page.getByRole('button', { name: t('payment.bank.otherCard') });
    await expect(back.compareDocumentPosition(other)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await page.findByRole('timer');
  },
});
/** The time for another attempt is over: only the bank can still answer, and the rooms wait for it. */
export const AtBankTooLate: StoryObj = pageStory(result, {
  answers: (recorded) => ({
    ...ended('pending', { payment: attempt, expiresAt: inMinutes(-1) })(recorded),
    order: { ...recorded.orderHeld, payment: { ...recorded.orderHeld.payment, dueAt: null } },
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByRole('link', { name: t('payment.bank.back') });
    await page.findByText(t('payment.time.bank', { rooms: 1 }));
    await expect(page.queryByRole('button', { name: t('payment.bank.otherCard') })).toBeNull();
  },
});
/** Another card is asked for, and the bank has captured the first in the meantime: it is paid. */
export const CapturedMeanwhile: StoryObj = pageStory(result, {
  answers: (recorded) => {
    const paid = ended('success', { status: 'completed' })(recorded).paymentResult as Result;
    const open = atBank(recorded).paymentResult as Result;
    let captured = false;
    return {
      ...atBank(recorded),
      paymentResult: () => (captured ? paid : open),
      endPayment: () => ((captured = true), paid),
    };
  },
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByRole('button', { name: t('payment.bank.otherCard') }));
    await page.findByRole('heading', { level: 1, name: t('payment.result.booked.title') });
  },
});
/** Another card is chosen, and the browser brings this page back as it was left: nothing is under way any more. */
export const BackFromAnotherCard: StoryObj = pageStory(result, {
  answers: (recorded) => ({
    ...atBank(recorded),
    endPayment: ended('failure', {}, 'replaced')(recorded).paymentResult as Result,
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const left = new Promise((done) => {
      const stay = (event: NavigateEvent) => (event.preventDefault(), done(event));
      navigation.addEventListener('navigate', stay, { once: true });
    });
    await userEvent.click(await page.findByRole('button', { name: t('payment.bank.otherCard') }));
    await left;
    await page.findByRole('button', { name: t('payment.bank.ending') });
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await page.findByRole('button', { name: t('payment.bank.otherCard') });
  },
});
/** It cannot be told for certain that nothing was charged: no other card, and why. */
export const NotKnownYet: StoryObj = pageStory(result, {
  answers: (recorded) => ({ ...atBank(recorded), endPayment: new Refusal('py0004') }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await userEvent.dblClick(await page.findByRole('button', { name: t('payment.bank.otherCard') }));
    await screen.findByText(t('payment.bank.notYet'));
    await page.findByRole('link', { name: t('payment.bank.back') });
  },
});
/** A membership that takes long: it will be found with the orders, not with the bookings. */
export const MembershipTakesLong: StoryObj = pageStory(result, {
  answers: ended('pending', {
    kind: 'membership',
    hotelOrderId: null,
    title: 'Platinum',
    expiresAt: inMinutes(30),
    payment: { ...attempt, bankUrl: null, at: inMinutes(-2) },
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByText(t('payment.result.pending.long', { kind: 'membership' }));
    await page.findByRole('button', { name: t('payment.bank.otherCard') });
  },
});
export const CardTypeRefused: StoryObj = pageStory(result, { answers: ended('failure', {}, 'card-type') });
export const Replaced: StoryObj = pageStory(result, { answers: ended('failure', {}, 'replaced') });
/** An attempt that was replaced, opened again after the other card has paid: nothing says that nothing was charged. */
export const PaidOtherwise: StoryObj = pageStory(result, {
  answers: ended(
    'failure',
    { status: 'completed', payment: { ...attempt, tradeId: 'trade-2', status: 'success', bankUrl: null } },
    'replaced',
  ),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByRole('heading', { level: 1, name: t('payment.closed.paid') });
    await expect(page.queryByText(t('payment.closed.nothing'))).toBeNull();
  },
});
export const Declined: StoryObj = pageStory(result, { answers: ended('failure', {}, 'declined') });
export const Refunded: StoryObj = pageStory(result, { answers: ended('success', { status: 'refunded' }) });
export const Loading: StoryObj = pageStory(result, { answers: () => ({ paymentResult: neverAnswers }) });
/** Customer service can be called: its telephone number is shown with the error. */
export const Failed: StoryObj = pageStory(result, {
  answers: () => ({ paymentResult: outage }),
  play: async ({ canvasElement }) => {
    const failure = within(await within(canvasElement).findByRole('alert'));
    failure.getByRole('link', { name: /^\+886 / });
  },
});
export const TradeNotFound: StoryObj = pageStory(result, {
  answers: () => ({ paymentResult: new Refusal('py0002', { status: 404 }) }),
});
export const LongTexts: StoryObj = pageStory(result, {
  answers: (recorded) =>
    ended('success', { status: 'completed', title: long(recorded.payment.order.title) })(recorded),
});
