import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RoomState } from '@voyage/contracts/booking.ts';
import { Refusal } from '@voyage/page-stories/fake-service.ts';
import { inMinutes } from '@voyage/page-stories/long-words.ts';
import { pageStory } from '@voyage/page-stories/page-story.tsx';
import type { Recorded } from '@voyage/page-stories/recorded.ts';
import { someDeposits } from '@voyage/page-stories/stated-terms.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fileOf, changedOrder, order } from './order-stories.tsx';

export default { title: 'Pages/Order rooms', tags: ['!autodocs'] } satisfies Meta;

type Order = Recorded['orderConfirmed'];
const booked = (total: RoomState['total'], cancelNow: RoomState['cancelNow']): RoomState => ({
  state: 'booked',
  total,
  hotelCancellationNumber: null,
  cancelledAt: null,
  cancellationPenalty: null,
  cancelNow,
  cancelAskedAt: null,
});
const partOf = ({ total: { amount, currency } }: Order) => ({ amount: Math.round(amount / 3), currency });
/** Three rooms, of which each costs a third of a night. */
function threeRooms({ orderConfirmed }: Recorded, isSingle = true): Partial<Order> {
  const { currency } = orderConfirmed.total;
  const cost = { free: false, penalty: { amount: 12_300, currency }, refund: null };
  return {
    rooms: 3,
    adults: 5,
    parties: [2, 1, 2].map((adults) => ({ adults, childAges: [] })),
    roomGuests: [
      { lastname: 'Tanaka', firstname: 'Kenji' },
      { lastname: '', firstname: '' },
    ],
    roomStates: [1, 2, 3].map(() => booked(partOf(orderConfirmed), isSingle ? cost : null)),
    cancelNow: { free: false, penalty: { amount: 36_900, currency }, refund: null },
  };
}
const gone = ({ orderConfirmed }: Recorded): RoomState => ({
  ...booked(partOf(orderConfirmed), null),
  state: 'cancelled',
  hotelCancellationNumber: 'C7SKA4S',
  cancelledAt: inMinutes(-60),
  cancellationPenalty: { amount: 12_300, currency: orderConfirmed.total.currency },
});

/** The room is chosen with its cost; what is sent is the room and the cost that was shown. */
export const ChooseRoom: StoryObj = pageStory(order, {
  answers: changedOrder((recorded) => threeRooms(recorded)),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByRole('button', { name: t('order.cancelRoom') }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const rooms = await dialog.findAllByRole('radio');
    await expect(rooms.map((room) => (room as HTMLInputElement).checked)).toEqual([false, false, true]);
    await userEvent.click(rooms[1]!);
    await waitFor(() => expect(rooms[1]).toBeChecked());
    await dialog.findByText(t('order.cancelRoom.rest', { rooms: 2 }));
  },
});
/** The window passed while the dialog was open: it stays, with the cost of now. */
export const CostsMoreNow: StoryObj = pageStory(order, {
  answers: (recorded) => ({
    ...changedOrder((each) => threeRooms(each))(recorded),
    cancelBooking: new Refusal('bk0006'),
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByRole('button', { name: t('order.cancelRoom') }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await dialog.findByRole('button', { name: t('order.cancelRoom.yes') }));
    await screen.findByText(t('error.bk0006'));
    await expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  },
});
/** One room is cancelled: the stay goes on with the others, and says so. */
export const OneRoomCancelled: StoryObj = pageStory(order, {
  answers: changedOrder((recorded) => {
    const three = threeRooms(recorded);
    const [first, , last] = three.roomStates ?? [];
    return {
      ...three,
      roomsCancelled: 1,
      roomStates: first && last ? [first, gone(recorded), last] : [],
      price: {
        ...recorded.orderConfirmed.price,
        deposits: someDeposits(recorded.orderConfirmed.price),
        statedForRooms: 3,
      },
      events: [
        { kind: 'confirmed', at: inMinutes(-90) },
        { kind: 'roomCancelled', at: inMinutes(-60) },
      ],
    };
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByText(t('orders.roomsCancelled', { count: 1 }));
    // in the facts and in the summary
    const ended = new RegExp(`${t('stays.room', { number: 2 })} .* ${t('order.status.cancelled')}$`);
    await expect(page.getAllByText(ended)).toHaveLength(2);
    // with whom the stay goes on: in the cover, and where cancelling it is confirmed
    const left = t('stays.party', { adults: 4, children: 0, rooms: 2 });
    await expect(page.getAllByText(left, { exact: false }).length).toBeGreaterThan(0);
    await userEvent.click(page.getByRole('button', { name: t('order.cancel') }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(left)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: t('order.cancel.no') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(await page.findByText(t('order.record')));
    await waitFor(() => expect(context.canvasElement).toHaveTextContent('C7SKA4S'));
    await expect(context.canvasElement).toHaveTextContent(t('order.audit.left'));
    // The hotel stated them for all rooms, and states nothing anew.
    const stated = t('stays.statedFor', { line: '', rooms: 3 }).trim();
    await expect(context.canvasElement).toHaveTextContent(stated);
    // Breakfasts are those of the rooms that are left.
    const { text } = await fileOf(async () =>
      userEvent.click(await page.findByRole('button', { name: t('order.calendar') })),
    );
    await expect(text).toContain('SEQUENCE:1');
    const named = text.replaceAll('\r\n ', '');
    await expect(named).toContain(t('stays.room', { number: 3 }));
    await expect(named).not.toContain(t('stays.room', { number: 2 }));
    const copy = await fileOf(async () =>
      userEvent.click(await page.findByRole('button', { name: t('order.copy') })),
    );
    await expect(copy.text).toContain(stated);
  },
});
/** The hotel has not answered about a room: it is not offered again, and the page says so. */
export const RoomAsked: StoryObj = pageStory(order, {
  answers: changedOrder((recorded) => {
    const three = threeRooms(recorded);
    const [first, second] = three.roomStates ?? [];
    const asked = { ...booked(partOf(recorded.orderConfirmed), null), cancelAskedAt: inMinutes(-1) };
    return { ...three, roomStates: first && second ? [first, second, asked] : [] };
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByText(t('order.cancelRoom.asked'));
    await userEvent.click(await page.findByRole('button', { name: t('order.cancelRoom') }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(await dialog.findAllByRole('radio')).toHaveLength(2);
  },
});
/** A supplier that cancels all rooms together only: nothing is said of single ones. */
export const RoomsTogether: StoryObj = pageStory(order, {
  answers: changedOrder((recorded) => threeRooms(recorded, false)),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByRole('button', { name: t('order.cancel') });
    await expect(page.queryByRole('button', { name: t('order.cancelRoom') })).toBeNull();
  },
});
