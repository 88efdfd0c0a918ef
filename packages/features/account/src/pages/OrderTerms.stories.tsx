import type { Meta, StoryObj } from '@storybook/react-vite';
import { outage, Refusal } from '@voyage/page-stories/fake-service.ts';
import { cancellableUntil } from '@voyage/page-stories/cancellable-until.ts';
import { inMinutes } from '@voyage/page-stories/long-words.ts';
import { pageStory } from '@voyage/page-stories/page-story.tsx';
import type { Recorded } from '@voyage/page-stories/recorded.ts';
import { orderQuerySchema } from '@voyage/routes/account-query.ts';
import { partsOf, wordsOf } from '@voyage/ui/base/story-words.ts';
import { onlineManager } from '@tanstack/react-query';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { OrderPage } from './OrderPage.tsx';

export default { title: 'Pages/Order terms', tags: ['!autodocs'] } satisfies Meta;

const id = '75f91582-f49a-491a-a823-577a7449d974';
const order = {
  at: `user/hotel-order/${id}`,
  search: orderQuerySchema,
  page: () => <OrderPage id={id} isNew={false} />,
  member: true,
};
const day = 24 * 60;
type Order = Recorded['orderConfirmed'];
const of = (change: (recorded: Recorded) => Partial<Order>) => (recorded: Recorded) => ({
  order: { ...recorded.orderConfirmed, ...change(recorded) },
});
/** The states of the promises, as 'refund due'. */
const promises = (page: HTMLElement) =>
  [...page.querySelectorAll('[data-promise]')].map((one) =>
    [one.getAttribute('data-promise'), one.getAttribute('data-state')].join(' '),
  );

/** The deadline of free cancellation has passed: nothing is said to be free. */
export const DeadlinePassed: StoryObj = pageStory(order, {
  answers: of(({ orderConfirmed }) => {
    const cancellation = cancellableUntil(inMinutes(-day), orderConfirmed);
    const penalty = cancellation.windows[1]?.penalty ?? orderConfirmed.total;
    return { cancellation, cancelNow: { free: false, penalty, refund: null } };
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    await within(context.canvasElement).findByRole('heading', { level: 1 });
    const terms = [...context.canvasElement.querySelectorAll('aside dt')].find(
      (term) => term.textContent === t('booking.summary.deadline'),
    )?.nextElementSibling;
    for (const part of partsOf(t('booking.deadline.passed', { deadline: '|' })))
      await expect(terms).toHaveTextContent(part);
    const free = t('booking.deadline.hotel', { deadline: '' }).trim();
    await expect(terms).not.toHaveTextContent(free);
  },
});
/** Less than a day before the deadline the calendar's first reminder is two hours before it. */
export const DeadlineSoon: StoryObj = pageStory(order, {
  answers: of(({ orderConfirmed }) => ({
    cancellation: cancellableUntil(inMinutes(5 * 60), orderConfirmed),
    cancelNow: { free: true, penalty: { ...orderConfirmed.total, amount: 0 }, refund: null },
  })),
  play: async (context) => {
    const { t } = wordsOf(context);
    await within(context.canvasElement).findByRole('heading', { level: 1 });
    for (const part of partsOf(t('order.next.calendar.deadline', { deadline: '|', reminder: 'hours' })))
      await expect(context.canvasElement).toHaveTextContent(part);
  },
});
/** A booking that used no credit says nothing of one when it is cancelled. */
export const CancelledWithoutCredit: StoryObj = pageStory(order, {
  answers: of(() => ({ creditUsed: 'unlimited' })),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByRole('button', { name: t('order.cancel') }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByText(t('order.cancel.free'));
    await expect(dialog.queryByText(t('order.cancel.credit'))).toBeNull();
  },
});
/** A paid stay that the hotel could not provide: its refund is promised, and its credit is back. */
const notAvailable = ({ orderHeld }: Recorded): Partial<Order> => ({
  ...orderHeld,
  status: 'released',
  ended: 'notAvailable',
  cancelNow: null,
  creditUsed: 'free',
  payment: {
    ...orderHeld.payment,
    state: 'refunding',
    orderId: null,
    dueAt: null,
    extendable: false,
    refund: orderHeld.payment.charge && {
      amount: orderHeld.payment.charge.amount,
      workingDays: { from: 14, to: 30 },
    },
    refundQueuedAt: inMinutes(-70),
  },
  events: [
    { kind: 'held', at: inMinutes(-90) },
    { kind: 'paid', at: inMinutes(-80) },
    { kind: 'released', at: inMinutes(-70) },
  ],
});
export const NotAvailable: StoryObj = pageStory(order, {
  answers: of(notAvailable),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByText(t('order.ended.notAvailable', { rooms: 1 }));
    await page.findByText(t('order.ended.credit'));
    await expect(promises(context.canvasElement)).toEqual(['refund due']);
  },
});
export const NotAvailableWithoutCredit: StoryObj = pageStory(order, {
  answers: of((recorded) => ({ ...notAvailable(recorded), creditUsed: 'ignored' })),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByText(t('order.ended.notAvailable', { rooms: 1 }));
    await expect(page.queryByText(t('order.ended.credit'))).toBeNull();
  },
});
/**
 * The money arrived after the rooms had been given up: nothing says that it was not charged, and the days of
 * its refund count from its arrival, though those from the release are long over.
 */
export const PaidAfterwards: StoryObj = pageStory(order, {
  answers: of((recorded) => {
    const { payment, ...released } = notAvailable(recorded);
    return {
      ...released,
      ended: 'givenUp',
      payment: payment && { ...payment, refundQueuedAt: inMinutes(-day) },
      events: [
        { kind: 'held', at: inMinutes(-60 * day) },
        { kind: 'released', at: inMinutes(-60 * day + 10) },
      ],
    };
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByText(t('order.ended.givenUp', { rooms: 1 }));
    await expect(page.queryByText(t('order.ended.notCharged'))).toBeNull();
    for (const part of partsOf(t('order.payment.refunding', { amount: '|', from: 14, to: 30 })))
      await expect(context.canvasElement).toHaveTextContent(part);
    await expect(promises(context.canvasElement)).toEqual(['refund due']);
  },
});
/** A refund later than 30 working days is in the history, and was not in time. */
export const RefundedLate: StoryObj = pageStory(order, {
  answers: of(({ orderConfirmed, orderHeld: { payment } }) => ({
    status: 'cancelled',
    cancelNow: null,
    bookedAt: '2026-07-01T08:00:00.000Z',
    cancelledAt: '2026-07-10T08:00:00.000Z',
    hotelCancellationNumber: 'XC-20418',
    cancellationPenalty: { ...orderConfirmed.total, amount: 0 },
    payment: {
      ...payment,
      state: 'refunded',
      orderId: null,
      dueAt: null,
      extendable: false,
      refund: payment.charge && { amount: payment.charge.amount, workingDays: { from: 14, to: 30 } },
      refundQueuedAt: '2026-07-10T08:00:00.000Z',
    },
    events: [
      { kind: 'held', at: '2026-07-01T08:00:00.000Z' },
      { kind: 'paid', at: '2026-07-01T08:05:00.000Z' },
      { kind: 'confirmed', at: '2026-07-01T08:05:02.000Z' },
      { kind: 'cancelled', at: '2026-07-10T08:00:00.000Z' },
      { kind: 'refunded', at: '2026-09-15T02:00:00.000Z' },
    ],
  })),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByRole('heading', { level: 1 });
    await expect(promises(context.canvasElement)).toContain('refund missed');
    await expect(page.getAllByText(t('order.event.refunded')).length).toBeGreaterThan(0);
  },
});
/** A promotion that was withdrawn since: its discount still has a name, and the lines add up. */
export const PromotionWithdrawn: StoryObj = pageStory(order, {
  answers: of(({ orderConfirmed: { price } }) => ({
    promotion: null,
    price: {
      ...price,
      subtotal: { ...price.subtotal, amount: price.subtotal.amount + 10_000 },
      discount: { ...price.subtotal, amount: 10_000 },
    },
  })),
  play: async (context) => {
    const { t } = wordsOf(context);
    await within(context.canvasElement).findByRole('heading', { level: 1 });
    const price = context.canvasElement.querySelector('aside');
    if (!price) throw new Error('the price is missing');
    await expect(within(price).getAllByText(t('booking.summary.discount'))).toHaveLength(2);
    for (const row of price.querySelectorAll('th')) await expect(row.textContent).not.toBe('');
  },
});
/** Without a network: what fails says so at once, is not sent once there is one, and the stay remains. */
export const Offline: StoryObj = pageStory(order, {
  answers: ({ orderConfirmed }) => ({
    order: (earlier) => (earlier === 0 ? orderConfirmed : outage),
    orderPdf: outage,
    cancelBooking: outage,
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const title = await page.findByRole('heading', { level: 1 });
    onlineManager.setOnline(false);
    try {
      await userEvent.click(page.getByRole('button', { name: t('order.certificate') }));
      await expect(await page.findByRole('alert')).toHaveTextContent(t('order.certificate.failed'));
      await userEvent.click(page.getByRole('button', { name: t('order.cancel') }));
      const dialog = within(await screen.findByRole('alertdialog'));
      await userEvent.click(dialog.getByRole('button', { name: t('order.cancel.yes') }));
      await waitFor(() => expect(screen.getByText(t('error.sy0001'))).toBeVisible());
      await userEvent.click(dialog.getByRole('button', { name: t('order.cancel.no') }));
      await expect(title).toBeVisible();
    } finally {
      onlineManager.setOnline(true);
    }
  },
});
/** The chosen currency comes first, also where the cost of cancelling is said. The tab names the stay. */
export const ChosenCurrency: StoryObj = pageStory(order, {
  stored: { activeCurrency: 'JPY' },
  answers: of(({ orderConfirmed: { price } }) => ({
    cancelNow: { free: false, penalty: price.total, refund: null },
  })),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByRole('button', { name: t('order.cancel') }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const [before = ''] = t('order.cancel.costs', { amount: '|' }).split('|');
    const cost = await dialog.findByText((words) => words.includes(before.trim()), { selector: 'strong' });
    await waitFor(() => expect(cost).toHaveTextContent(/JPY|円/));
    await expect(document.title).toMatch(/ · V\w+ \| /);
  },
});
/** One room is one room, in every sentence about it. */
export const OneRoomHeld: StoryObj = pageStory(order, {
  answers: of(({ orderHeld }) => ({
    ...orderHeld,
    payment: { ...orderHeld.payment, dueAt: inMinutes(12), extendable: true },
  })),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByRole('timer', { name: t('payment.time.rooms', { rooms: 1 }) });
    await userEvent.click(page.getByRole('button', { name: t('order.giveUp', { rooms: 1 }) }));
    await screen.findByRole('alertdialog', { name: t('order.giveUp.title', { rooms: 1 }) });
    await expect(screen.getByRole('alertdialog')).toHaveTextContent(t('order.party'));
  },
});
/** Somebody else's order, or none: a page with its heading. */
export const Missing: StoryObj = pageStory(order, {
  answers: () => ({ order: new Refusal('bk0003', { status: 404 }) }),
  play: async (context) => {
    const { t } = wordsOf(context);
    await within(context.canvasElement).findByRole('heading', { level: 1, name: t('order.missing.title') });
  },
});
