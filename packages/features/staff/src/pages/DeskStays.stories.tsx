import type { Meta, StoryObj } from '@storybook/react-vite';
import type { DeskStay } from '@voyage/contracts/desk.ts';
import { long } from '@voyage/page-stories/long-words.ts';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, within } from 'storybook/test';
import { DeskPage } from './DeskPage.tsx';
import { member, record } from './desk-request.ts';

export default { title: 'Pages/Desk stays', tags: ['!autodocs'] } satisfies Meta;

const cancelledRoom = (number: number, guest: string, penalty: DeskStay['total']) => ({
  number,
  guest,
  cancelledAt: '2026-11-20T01:30:00.000Z',
  hotelCancellationNumber: 'C7SKA4S',
  penalty,
  refund: { amount: 8_400, currency: 'TWD' },
});

/** A stay of which a room was cancelled says which, what it cost, and what is refunded. */
export const RoomCancelled: StoryObj = pageStory(
  {
    at: `user/staff/members/${member.userId}`,
    search: noQuery,
    page: () => <DeskPage section="members" id={member.userId} />,
    member: true,
  },
  {
    answers: (recorded) => ({
      profile: { ...recorded.profile, roles: ['employee'] },
      deskWork: {
        pageSize: 10,
        totals: { fastTrack: 0, tailorMade: 0, ours: 0, refunds: 0, concierge: 0 },
        fastTrack: [],
        tailorMade: [],
        refunds: [],
        concierge: [],
      },
      deskMemberOrders: {
        member: record(recorded),
        stays: recorded.orderList.orders.slice(0, 2).map((stay, i) => ({
          ...stay,
          status: 'confirmed',
          rooms: i === 0 ? 3 : 1,
          roomsCancelled: i === 0 ? 2 : 0,
          cancelledRooms:
            i === 0
              ? [
                  cancelledRoom(2, 'Kenji Tanaka', { amount: 12_300, currency: stay.total.currency }),
                  cancelledRoom(3, long('Yui Chen'), { amount: 0, currency: stay.total.currency }),
                ]
              : [],
        })),
        conversation: { waitingSince: null, messages: [] },
        customOrders: 0,
        total: 0,
        page: 1,
        pageSize: 10,
        orders: [],
      },
    }),
    play: async (context) => {
      const { t } = wordsOf(context);
      const page = within(context.canvasElement);
      const [room] = await page.findAllByText(/Kenji Tanaka/);
      await expect(room).toHaveTextContent(t('order.audit.room', { number: 2 }));
      await expect(room).toHaveTextContent(t('order.cancelled.cost'));
      await expect(page.getAllByText(/NT\$8,400|8,400/)).toHaveLength(2);
    },
  },
);
