import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStory } from '@voyage/page-stories/page-story.tsx';
import type { Recorded } from '@voyage/page-stories/recorded.ts';
import { orderQuerySchema } from '@voyage/routes/account-query.ts';
import { partsOf, wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, within } from 'storybook/test';
import { OrderPage } from './OrderPage.tsx';

export default { title: 'Pages/Order for a member', tags: ['!autodocs'] } satisfies Meta;

const id = '75f91582-f49a-491a-a823-577a7449d974';
const order = {
  at: `user/hotel-order/${id}`,
  search: orderQuerySchema,
  page: () => <OrderPage id={id} isNew={false} />,
  member: true,
};
const of = (change: (recorded: Recorded) => Partial<Recorded['orderConfirmed']>) => (recorded: Recorded) => ({
  order: { ...recorded.orderConfirmed, ...change(recorded) },
});

/** Staff read why they booked it for the member, and why without a credit; a check that was not waived has no row. */
export const ReasonsOfStaff: StoryObj = pageStory(order, {
  answers: of(() => ({
    bookedFor: { name: 'Mei Chen', memberNumber: 'M-20481' },
    creditUsed: 'ignored',
    staffReasons: { booking: 'Asked for by phone', ignoreCredit: 'Promised in May', skipPriceCheck: null },
  })),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByText(t('order.staff.booking'));
    await page.findByText('Asked for by phone');
    await page.findByText(t('order.staff.ignoreCredit'));
    await page.findByText('Promised in May');
    await expect(page.queryByText(t('order.staff.skipPriceCheck'))).toBeNull();
  },
});
/** A member reads that staff paid, not with which card. */
export const PaidByStaff: StoryObj = pageStory(order, {
  answers: of(({ orderConfirmed, orderHeld }) => ({
    payment: {
      ...orderConfirmed.payment,
      payAt: 'prepaid',
      state: 'paid',
      charge: orderHeld.payment.charge,
      byStaff: true,
    },
    bookedForMember: true,
  })),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByRole('heading', { level: 1 });
    for (const part of partsOf(t('order.payment.staff', { amount: '|' })))
      await expect(context.canvasElement).toHaveTextContent(part);
    for (const part of partsOf(t('order.payment.paid', { amount: '|' })))
      await expect(context.canvasElement).not.toHaveTextContent(part);
  },
});
