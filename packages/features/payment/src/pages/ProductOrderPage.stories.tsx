import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ProductOrder } from '@voyage/contracts/product-order.ts';
import { Refusal } from '@voyage/page-stories/fake-service.ts';
import { inMinutes } from '@voyage/page-stories/long-words.ts';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import type { Recorded } from '@voyage/page-stories/recorded.ts';
import { waitForAddress } from '@voyage/page-stories/wait-for-address.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ProductOrderPage } from './ProductOrderPage.tsx';

export default { title: 'Pages/Product order', tags: ['!autodocs'] } satisfies Meta;

const at = (type: string) => ({
  at: `user/order/${type}/order-1`,
  search: noQuery,
  page: () => <ProductOrderPage type={type} id="order-1" />,
  member: true,
});
const page = at('fast-track');
const paid: ProductOrder['payment'] = {
  tradeId: 'trade-1',
  status: 'success',
  cardBrand: 'visa',
  cardLastFour: '4242',
  bankUrl: null,
  at: inMinutes(-2990),
};
const order = (
  { payment }: Recorded,
  change: Partial<ProductOrder>,
): { order: ProductOrder } & Omit<Recorded['payment'], 'order'> => ({
  ...payment,
  payable: change.status === 'open',
  order: { ...payment.order, hotelOrderId: null, expiresAt: null, createdAt: inMinutes(-3000), ...change },
});
const fastTrack = {
  kind: 'fast-track',
  title: 'Fast track, arrival at Tokyo Haneda',
  lines: [
    { term: 'Day and time', value: '20 Dec 2026 09:15' },
    { term: 'Flight', value: 'JL97' },
    { term: 'Travellers', value: '2 adults, 1 child' },
  ],
  amount: { amount: 18_500, currency: 'TWD' },
} satisfies Partial<ProductOrder>;

export const AwaitingTheAirport: StoryObj = pageStory(page, {
  answers: (recorded) => ({
    payment: order(recorded, { ...fastTrack, status: 'awaiting-confirmation', payment: paid }),
  }),
});
/** Unpaid: it is cancelled after confirmation. */
export const GivenUp: StoryObj = pageStory(at('custom'), {
  answers: (recorded) => ({
    payment: (earlier) =>
      order(recorded, {
        kind: 'custom',
        title: 'Private guide in Kyoto',
        lines: [],
        amount: { amount: 24_000, currency: 'TWD' },
        ...(earlier === 0
          ? { status: 'open', expiresAt: inMinutes(4000) }
          : { status: 'cancelled', expiresAt: null }),
      }),
    cancelProductOrder: { order: recorded.payment.order },
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByRole('button', { name: t('purchases.cancel') }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('purchases.cancel') }));
    await page.findByText(t('purchases.status.cancelled'));
    await page.findByText(t('order.payment.none'));
  },
});
export const Membership: StoryObj = pageStory(at('membership'), {
  answers: (recorded) => ({
    payment: order(recorded, {
      kind: 'membership',
      status: 'completed',
      title: 'Platinum membership, one year',
      lines: [{ term: 'Term', value: '22 Nov 2026 – 22 Nov 2027' }],
      amount: { amount: 35_000, currency: 'TWD' },
      payment: paid,
    }),
  }),
});
export const Refunded: StoryObj = pageStory(page, {
  answers: (recorded) => ({
    payment: order(recorded, {
      ...fastTrack,
      status: 'refunded',
      payment: { ...paid, status: 'refunded' },
    }),
  }),
});
/** The money arrived after it had been cancelled: nothing says that it was not charged. */
export const PaidAfterwards: StoryObj = pageStory(page, {
  answers: (recorded) => ({
    payment: order(recorded, {
      ...fastTrack,
      status: 'cancelled',
      payment: { ...paid, status: 'refunded' },
    }),
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByText(t('purchases.refund'));
    await expect(page.queryByText(t('order.payment.none'))).toBeNull();
  },
});
/** Returned from the bank's page without an answer: the ways on, and for how long. */
export const AtBank: StoryObj = pageStory(page, {
  answers: (recorded) => ({
    payment: order(recorded, {
      ...fastTrack,
      status: 'open',
      expiresAt: inMinutes(20),
      payment: { ...paid, status: 'pending', at: inMinutes(-1), bankUrl: 'https://bank.test/3ds' },
    }),
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByRole('link', { name: t('payment.bank.back') })).toHaveAttribute(
      'href',
      'https://bank.test/3ds',
    );
    canvas.getByRole('button', { name: t('payment.bank.otherCard') });
    canvas.getByRole('timer');
  },
});
/** The address says another kind: it is corrected. */
export const OfAnotherKind: StoryObj = pageStory(at('membership'), {
  answers: (recorded) => ({ payment: order(recorded, { ...fastTrack, status: 'completed', payment: paid }) }),
  play: ({ canvasElement }) => waitForAddress(canvasElement, /^user\/order\/fast-track\/order-1$/),
});
/** The address names no kind of order: there is nothing, and nothing is asked for. */
export const OfNoKind: StoryObj = pageStory(at('nonsense'), {
  play: async (context) => {
    const { t } = wordsOf(context);
    await within(context.canvasElement).findByRole('heading', { name: t('payment.missing.title') });
  },
});
export const OrderNotFound: StoryObj = pageStory(page, {
  answers: () => ({ payment: new Refusal('py0002', { status: 404 }) }),
});
