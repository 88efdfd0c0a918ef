import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ProductOrder } from '@voyage/contracts/product-order.ts';
import { outage } from '@voyage/page-stories/fake-service.ts';
import { inMinutes, long } from '@voyage/page-stories/long-words.ts';
import { pageStory } from '@voyage/page-stories/page-story.tsx';
import type { Recorded } from '@voyage/page-stories/recorded.ts';
import { productOrdersQuerySchema, type ProductOrdersQuery } from '@voyage/routes/account-query.ts';
import { ProductOrdersPage } from './ProductOrdersPage.tsx';

export default { title: 'Pages/Product orders', tags: ['!autodocs'] } satisfies Meta;

const page = {
  at: 'user/order',
  search: productOrdersQuerySchema,
  page: ({ search }: { search: ProductOrdersQuery }) => <ProductOrdersPage {...search} />,
  member: true,
};
const list = (...orders: ProductOrder[]) => ({
  productOrders: { total: orders.length, page: 1, pageSize: 10, orders },
});
const of = ({ payment: { order } }: Recorded, change: Partial<ProductOrder>): ProductOrder => ({
  ...order,
  hotelOrderId: null,
  expiresAt: null,
  createdAt: inMinutes(-3000),
  ...change,
});

/** One of every kind, in different states; the open one can be paid from here. */
export const EveryKind: StoryObj = pageStory(page, {
  answers: (recorded) =>
    list(
      of(recorded, {
        id: '1',
        kind: 'custom',
        title: 'Private guide in Kyoto',
        amount: { amount: 24_000, currency: 'TWD' },
        expiresAt: inMinutes(4000),
      }),
      of(recorded, { id: '2', kind: 'stay', status: 'completed', hotelOrderId: 'h-1' }),
      of(recorded, {
        id: '3',
        kind: 'fast-track',
        status: 'awaiting-confirmation',
        title: 'Fast track, arrival at Tokyo Haneda',
        amount: { amount: 18_500, currency: 'TWD' },
      }),
      of(recorded, {
        id: '4',
        kind: 'membership',
        status: 'refunded',
        title: 'Platinum membership, one year',
        amount: { amount: 35_000, currency: 'TWD' },
      }),
      of(recorded, {
        id: '5',
        kind: 'booking-credit',
        status: 'expired',
        title: 'Hotel bookings: 3',
        amount: { amount: 1_800, currency: 'TWD' },
      }),
    ),
});
export const None: StoryObj = pageStory(page, { answers: () => list() });
export const LongTexts: StoryObj = pageStory(page, {
  answers: (recorded) => list(of(recorded, { title: long(recorded.payment.order.title) })),
});
export const Failed: StoryObj = pageStory(page, { answers: () => ({ productOrders: outage }) });
