import type { Meta, StoryObj } from '@storybook/react-vite';
import { neverAnswers, outage, type Answers } from '@voyage/page-stories/fake-service.ts';
import { inMinutes } from '@voyage/page-stories/long-words.ts';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { MemberArea } from '../parts/MemberArea.tsx';
import { UserPage } from './UserPage.tsx';

export default { title: 'Pages/Member overview', tags: ['!autodocs'] } satisfies Meta;

const overview = {
  at: 'user',
  search: noQuery,
  page: () => (
    <MemberArea>
      <UserPage />
    </MemberArea>
  ),
  member: true,
};
const noOrders = { total: 0, page: 1, pageSize: 50, orders: [] };
const nothing: Answers = {
  productOrders: noOrders,
  coupons: { total: 0, page: 1, pageSize: 50, coupons: [] },
};

/** An upcoming stay, an open payment, an invitation, and expiring free bookings and a coupon. */
export const Several: StoryObj = pageStory(overview, {
  answers: ({ orderList, membership }) => ({
    orderList: { ...orderList, orders: orderList.orders.filter(({ status }) => status === 'confirmed') },
    membership: {
      ...membership,
      credits: { ...membership.credits, paid: 2, remaining: 7 },
      invitation: { level: 'noir', priceTwd: 120_000, payBy: inMinutes(30 * 1440) },
    },
    productOrders: {
      total: 1,
      page: 1,
      pageSize: 50,
      orders: [
        {
          id: '0c7f0f7e-2f0a-4a4e-9a52-0d8a6c1a5b11',
          orderNumber: 'M2711220001',
          kind: 'membership',
          status: 'open',
          title: 'Platinum',
          lines: [],
          amount: { amount: 35_000, currency: 'TWD' },
          createdAt: '2026-11-22T08:00:00.000Z',
          expiresAt: '2099-11-24T10:00:00.000Z',
          hotelOrderId: null,
          payment: null,
        },
      ],
    },
    coupons: nothing.coupons,
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByRole('link', { name: t('order.payNow') });
    await page.findByRole('heading', { name: t('user.expires.title') });
    await expect(await page.findByRole('link', { name: t('user.title') })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});
/** A member without bookings, whose guardian is still missing. */
export const Nothing: StoryObj = pageStory(overview, {
  answers: ({ orderList, membership, profile }) => ({
    ...nothing,
    profile: {
      ...profile,
      guardianConsentNeeded: true,
      membership: { level: 'basic', isPaid: false },
    },
    orderList: {
      ...orderList,
      total: 0,
      orders: [],
      counts: { all: 0, confirmed: 0, completed: 0, cancelled: 0 },
    },
    membership: {
      ...membership,
      level: 'basic',
      isPaid: false,
      expiresAt: null,
      remainingDays: null,
      credits: {
        ...membership.credits,
        free: { granted: 1, used: 1, remaining: 0 },
        remaining: 0,
      },
    },
  }),
});
/**
 * Every part says for itself that it failed. Tried again, it stays, with a busy button, and the others with it. When
 * it is answered, the focus moves to its part, or, where the part has nothing to show, to the page.
 */
export const Failed: StoryObj = pageStory(overview, {
  answers: ({ membership, profile }) => ({
    profile: {
      ...profile,
      address: { country: 'TW', city: 'Taipei', street: 'Zhongshan N. Rd. 12', building: '', postalCode: '' },
      emergencyContact: { name: 'Chen Wei', phone: '+886922345678' },
    },
    productOrders: (earlier) => (earlier === 0 ? outage : noOrders),
    orderList: (earlier) => (earlier === 0 ? outage : neverAnswers),
    membership: (earlier) => (earlier === 0 ? outage : membership),
    coupons: outage,
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const part = (name: string) => page.findByRole('region', { name });
    const again = (of: HTMLElement) => within(of).getByRole('button', { name: t('site.retry') });
    const waits = await part(t('user.waits.title'));
    const stays = await part(t('user.next.title'));
    const quota = await part(t('membership.own.free'));
    const expires = await part(t('user.expires.title'));

    await userEvent.click(again(stays));
    const busy = await within(stays).findByRole('button', { name: t('site.loading') });
    await expect(busy).toHaveFocus();
    await within(stays).findByRole('alert');
    for (const other of [waits, quota, expires]) await expect(again(other)).toBeVisible();

    await userEvent.click(again(quota));
    await within(quota).findByRole('link', { name: t('user.membership') });
    await waitFor(() => expect(quota).toHaveFocus());

    await userEvent.click(again(waits));
    await waitFor(() => expect(waits).not.toBeInTheDocument());
    await waitFor(() => expect(page.getByRole('heading', { level: 1 }).parentElement).toHaveFocus());
    await expect(busy).toBeVisible();
    await expect(again(expires)).toBeVisible();
    window.scrollTo(0, 0); // the presses scrolled
  },
});
