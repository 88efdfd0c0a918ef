import type { Meta, StoryObj } from '@storybook/react-vite';
import { outage, neverAnswers } from '@voyage/page-stories/fake-service.ts';
import { long } from '@voyage/page-stories/long-words.ts';
import { pageStory } from '@voyage/page-stories/page-story.tsx';
import { ordersQuerySchema, type OrdersQuery } from '@voyage/routes/account-query.ts';
import { partsOf, wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { OrdersPage } from './OrdersPage.tsx';

export default { title: 'Pages/Orders', tags: ['!autodocs'] } satisfies Meta;

const at = (query: string) => ({
  at: `user/hotel-order${query}`,
  search: ordersQuerySchema,
  page: ({ search }: { search: OrdersQuery }) => <OrdersPage {...search} />,
  member: true,
});
const orders = at('');

export const Several: StoryObj = pageStory(orders);
/** Each amount in the chosen currency first, with the day of the rate once. */
export const ChosenCurrency: StoryObj = pageStory(orders, {
  stored: { activeCurrency: 'USD' },
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const about = partsOf(t('site.approx', { amount: '|' }))[0] ?? '';
    await waitFor(() => expect(page.getAllByText(new RegExp(`${about}.?US\\$.+[€£¥]`))).not.toHaveLength(0));
    for (const part of partsOf(t('site.approx.all', { currency: 'USD', day: '|' })))
      await expect(context.canvasElement).toHaveTextContent(part);
  },
});
export const None: StoryObj = pageStory(orders, {
  answers: () => ({
    orderList: {
      total: 0,
      page: 1,
      pageSize: 10,
      counts: { all: 0, confirmed: 0, completed: 0, cancelled: 0 },
      orders: [],
    },
  }),
});
export const Loading: StoryObj = pageStory(orders, { answers: () => ({ orderList: neverAnswers }) });
/** The telephone number is shown with the failure. */
export const Failed: StoryObj = pageStory(orders, {
  answers: () => ({ orderList: outage }),
  play: async ({ canvasElement }) => {
    const failure = within(await within(canvasElement).findByRole('alert'));
    failure.getByRole('link', { name: /^\+886 / });
  },
});
export const LongTexts: StoryObj = pageStory(orders, {
  answers: ({ orderList }) => ({
    orderList: {
      ...orderList,
      orders: orderList.orders.map((order) => ({
        ...order,
        roomName: long(order.roomName),
        hotel: { ...order.hotel, name: long(order.hotel.name) },
      })),
    },
  }),
});
/** Each tab has an address and fetches its own orders. */
export const OnlyCancelled: StoryObj = pageStory(orders, {
  answers: ({ orderList }) => ({
    orderList: (_, { tab }) =>
      tab === 'cancelled'
        ? {
            ...orderList,
            total: 1,
            orders: orderList.orders.slice(0, 1).map((o) => ({ ...o, status: 'cancelled' })),
          }
        : orderList,
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    // The tab has the same name as the status.
    const confirmed = () => page.queryAllByText(t('order.status.confirmed')).length;
    await waitFor(() => expect(confirmed()).toBeGreaterThan(1));
    await userEvent.click(page.getByRole('link', { name: new RegExp(t('orders.tab.cancelled')) }));
    await waitFor(() => expect(confirmed()).toBeLessThan(2));
  },
});
/** A number is searched by the service, within the open tab; the page shows the number of results. */
export const SearchedByNumber: StoryObj = pageStory(at('?tab=confirmed'), {
  answers: ({ orderList }) => ({
    orderList: (_, { number }) =>
      number === 'VTZ' ? { ...orderList, total: 1, orders: orderList.orders.slice(0, 1) } : orderList,
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const field = await page.findByRole('searchbox', { name: t('orders.search.label') });
    await userEvent.type(field, ' VTZ ');
    await userEvent.click(page.getByRole('button', { name: t('orders.search') }));
    await page.findByText(t('orders.search.found', { number: 'VTZ', count: 1 }));
    await waitFor(() => expect(page.getAllByRole('heading', { level: 2 })).toHaveLength(1));
    await page.findByRole('link', { name: t('orders.search.clear') });
  },
});
/** Staff who book for members have a separate view of those bookings, each with the member's name. */
export const CreatedForMembers: StoryObj = pageStory(orders, {
  answers: ({ orderList, profile }) => ({
    profile: { ...profile, roles: ['employee'] },
    orderList: (_, { made }) =>
      made === true
        ? {
            ...orderList,
            total: 1,
            orders: orderList.orders
              .slice(0, 1)
              .map((o) => ({ ...o, bookedFor: { name: 'Mei Chen', memberNumber: 'M-20481' } })),
          }
        : orderList,
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByRole('link', { name: t('orders.whose.made') }));
    await page.findByText(t('booking.staff.chosen', { name: 'Mei Chen', number: 'M-20481' }));
    await waitFor(() => expect(page.getAllByRole('heading', { level: 2 })).toHaveLength(1));
  },
});
/** A staff address opened by a member shows the member's own stays, without the staff view. */
export const CreatedForStaffOnly: StoryObj = pageStory(at('?made=1'), {
  answers: ({ orderList }) => ({
    orderList: (_, { made }) => (made === true ? { ...orderList, total: 0, orders: [] } : orderList),
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await waitFor(() => expect(page.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(1));
    await expect(page.queryByRole('link', { name: t('orders.whose.made') })).toBeNull();
  },
});
export const NumberNotFound: StoryObj = pageStory(at('?number=X99'), {
  answers: ({ orderList }) => ({ orderList: { ...orderList, total: 0, orders: [] } }),
});
