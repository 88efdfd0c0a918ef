import type { Meta, StoryObj } from '@storybook/react-vite';
import { outage, Refusal, neverAnswers, type Answers } from '@voyage/page-stories/fake-service.ts';
import { inMinutes, long } from '@voyage/page-stories/long-words.ts';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import type { Recorded } from '@voyage/page-stories/recorded.ts';
import { storeBookingReturn } from '@voyage/journey-parts/booking-return.ts';
import { wordsOf } from '@voyage/ui/story-words.ts';
import { expect, within } from 'storybook/test';
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
export const AwaitingBank: StoryObj = pageStory(result, { answers: ended('pending') });
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
