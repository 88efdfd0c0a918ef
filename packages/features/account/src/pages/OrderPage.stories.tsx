import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QuestionnaireAnswer } from '@voyage/contracts/questionnaire.ts';
import { outage, Refusal, neverAnswers } from '@voyage/page-stories/fake-service.ts';
import { inMinutes, long } from '@voyage/page-stories/long-words.ts';
import { pageStory } from '@voyage/page-stories/page-story.tsx';
import type { Recorded } from '@voyage/page-stories/recorded.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { orderAt, changedOrder, order } from './order-stories.tsx';

export default { title: 'Pages/Order', tags: ['!autodocs'] } satisfies Meta;

const held = ({ orderHeld }: Recorded) => ({
  ...orderHeld,
  payment: { ...orderHeld.payment, dueAt: inMinutes(12), extendable: true },
});

export const Confirmed: StoryObj = pageStory(order);
/** A phone folds what is secondary: each line states its figure, the keyboard opens it, and paper shows all. */
export const Unfolded: StoryObj = pageStory(order, {
  answers: changedOrder(({ orderConfirmed }) => ({
    plan: { ...orderConfirmed.plan, memberOnly: true, breakfasts: 2, creditUsd: 100 },
    reservationNumber: 'RS-771204',
  })),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const fact = await page.findByText(t('booking.purpose'));
    const lines = [
      ...context.canvasElement.querySelectorAll<HTMLElement>(
        'section [aria-expanded], aside [aria-expanded]',
      ),
    ];
    await expect(lines).toHaveLength(4);
    const folds = lines.some((line) => getComputedStyle(line).display !== 'none');
    if (folds) {
      await expect(fact).not.toBeVisible();
      await expect(page.getByRole('button', { name: t('order.price') })).toHaveAccessibleDescription(/\d/);
      for (const line of lines) {
        line.focus();
        await userEvent.keyboard('{Enter}');
      }
    }
    await expect(fact).toBeVisible();
    await expect(page.getByText(t('order.promise.confirmation'))).toBeVisible();
    const details = [...context.canvasElement.querySelectorAll('details')];
    const open = () => details.filter((one) => one.open).length;
    dispatchEvent(new Event('beforeprint'));
    await expect(open()).toBe(details.length);
    dispatchEvent(new Event('afterprint'));
    await expect(open()).toBe(0);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
});
export const JustBooked: StoryObj = pageStory(orderAt('?booked=1'));
/** Staff read whom the room is for, not their own name. */
export const BookedForAMember: StoryObj = pageStory(orderAt('?booked=1'), {
  answers: changedOrder(() => ({ bookedFor: { name: 'Mei Chen', memberNumber: 'M-20481' } })),
  play: async (context) => {
    const { t } = wordsOf(context);
    await expect(await within(context.canvasElement).findByRole('heading', { level: 1 })).toHaveTextContent(
      t('order.headFor', { status: 'confirmed', rooms: 1, name: 'Mei Chen' }),
    );
  },
});
/** Who stays in which room; a room without a name is under the guest's own. */
export const RoomByRoom: StoryObj = pageStory(order, {
  answers: changedOrder(({ orderConfirmed }) => ({
    guest: { ...orderConfirmed.guest, firstname: 'Haruka', lastname: 'Sato' },
    rooms: 3,
    adults: 4,
    children: 1,
    roomGuests: [
      { firstname: 'Kenji', lastname: 'Tanaka' },
      { firstname: '', lastname: '' },
    ],
    parties: [
      { adults: 2, childAges: [] },
      { adults: 1, childAges: [6] },
      { adults: 1, childAges: [] },
    ],
  })),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const line = (number: number, guest: string, adults: number, children: number) =>
      page.findByText((text) =>
        text.startsWith(
          [t('stays.room', { number }), guest, t('stays.party', { adults, children, rooms: 1 })].join(' · '),
        ),
      );
    await line(1, 'Haruka Sato', 2, 0);
    await line(2, 'Kenji Tanaka', 1, 1);
    await line(3, 'Haruka Sato', 1, 0);
  },
});
/** What the hotel collects stands below the total, in the summary and where the price is made up. */
export const FeesAtTheHotel: StoryObj = pageStory(order, {
  answers: changedOrder(({ orderConfirmed }) => ({
    price: {
      ...orderConfirmed.price,
      feesAtHotel: [
        { kind: 'cityTax', amount: { amount: 4_680, currency: 'EUR' } },
        { kind: 'resortFee', amount: { amount: 9_000, currency: 'USD' } },
      ],
    },
  })),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByRole('heading', { level: 1 });
    for (const kind of ['cityTax', 'resortFee'])
      await expect(page.getAllByText(t('stays.fee.line', { kind })).length).toBeGreaterThan(0);
  },
});
/** A small picture would be blurred across the page: the next one that is wide enough is shown. */
export const SmallFirstPicture: StoryObj = pageStory(order, {
  answers: changedOrder(() => ({ pictures: ['suite-2', 'coast'] })),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 });
    await expect(canvasElement.querySelector('img')?.src).toMatch(/\/coast-/);
  },
});
/** The hotel has not replied yet; the page polls, and offers no second booking of the same stay. */
export const Pending: StoryObj = pageStory(order, {
  answers: changedOrder(({ orderConfirmed }) => ({
    status: 'pending',
    reservationNumber: null,
    hotelConfirmationNumber: null,
    cancelNow: null,
    events: orderConfirmed.events.slice(0, 1),
  })),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByText(t('order.pending.text'));
    await expect(page.queryByRole('link', { name: t('order.again') })).toBeNull();
  },
});
export const Unpaid: StoryObj = pageStory(order, { answers: changedOrder(held) });
/** Returned from the bank's page without an answer: the ways on, and how long the rooms are held. */
export const AtBank: StoryObj = pageStory(order, {
  answers: changedOrder((recorded) => ({
    ...recorded.orderHeld,
    payment: {
      ...held(recorded).payment,
      state: 'processing',
      attempt: { tradeId: 'trade-1', bankUrl: 'https://bank.test/3ds' },
    },
  })),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const back = await page.findByRole('link', { name: t('payment.bank.back') });
    await expect(back).toHaveAttribute('href', 'https://bank.test/3ds');
    page.getByRole('button', { name: t('payment.bank.otherCard') });
    page.getByRole('timer');
  },
});
/** Paid too late: nothing was booked. */
export const Released: StoryObj = pageStory(order, {
  answers: changedOrder((recorded) => ({
    ...recorded.orderHeld,
    status: 'released',
    ended: 'notPaid',
    cancelNow: null,
    payment: { ...recorded.orderHeld.payment, state: 'none', orderId: null, dueAt: null, extendable: false },
  })),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByText(t('order.ended.notPaid', { rooms: 1 }));
    await page.findByText(t('order.ended.notCharged'));
  },
});
/** The hotel no longer has a page: nothing links to it. */
export const HotelNoLongerSold: StoryObj = pageStory(order, {
  answers: changedOrder(() => ({ hotelOpen: false })),
  play: async (context) => {
    const page = within(context.canvasElement);
    await page.findByRole('heading', { level: 1 });
    await expect(context.canvasElement.querySelector('a[href*="/hotel/"]')).toBeNull();
  },
});
export const Cancelled: StoryObj = pageStory(order, {
  answers: changedOrder(({ orderConfirmed }) => ({
    status: 'cancelled',
    cancelNow: null,
    cancelledAt: '2027-01-14T09:30:00.000Z',
    hotelCancellationNumber: 'XC-20418',
    cancellationPenalty: { ...orderConfirmed.total, amount: 0 },
  })),
});
export const Loading: StoryObj = pageStory(order, { answers: () => ({ order: neverAnswers }) });
/** The telephone number is shown with the failure. */
export const Failed: StoryObj = pageStory(order, {
  answers: () => ({ order: outage }),
  play: async ({ canvasElement }) => {
    const failure = within(await within(canvasElement).findByRole('alert'));
    failure.getByRole('link', { name: /^\+886 / });
  },
});
export const OrderNotFound: StoryObj = pageStory(order, {
  answers: () => ({ order: new Refusal('bk0003', { status: 404 }) }),
});
export const LongTexts: StoryObj = pageStory(order, {
  answers: changedOrder(({ orderConfirmed }) => ({
    roomName: long(orderConfirmed.roomName),
    note: long(orderConfirmed.hotelContact.address),
    hotel: { ...orderConfirmed.hotel, name: long(orderConfirmed.hotel.name) },
  })),
});
/** The cost is shown before the cancellation; then the order is shown as the service returns it. */
export const CancelledHere: StoryObj = pageStory(order, {
  answers: ({ orderConfirmed }) => ({
    order: (earlier) =>
      earlier === 0
        ? orderConfirmed
        : { ...orderConfirmed, status: 'cancelled', cancelNow: null, hotelCancellationNumber: 'XC-20418' },
    cancelBooking: {
      orderId: orderConfirmed.id,
      penalty: { ...orderConfirmed.total, amount: 0 },
      hotelCancellationNumber: 'XC-20418',
      refund: null,
    },
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByRole('button', { name: t('order.cancel') }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByText(t('order.cancel.free'));
    await userEvent.click(dialog.getByRole('button', { name: t('order.cancel.yes') }));
    await page.findByText('XC-20418');
    await expect(page.queryByRole('button', { name: t('order.cancel') })).toBeNull();
    // The pressed button is gone: its result has the focus, and is in sight.
    const heading = page.getByRole('heading', { level: 1 });
    await waitFor(() => expect(heading).toHaveFocus());
    const { top, bottom } = heading.getBoundingClientRect();
    await expect(top >= 0 && bottom <= innerHeight).toBe(true);
  },
});
/** Confirmed a day late: it is shown; the points are still to come. */
export const PromisesMissed: StoryObj = pageStory(order, {
  answers: changedOrder(({ orderConfirmed }) => ({
    bookedAt: '2026-11-16T08:00:00.000Z',
    events: [{ kind: 'confirmed', at: '2026-11-18T02:00:00.000Z' }],
    loyalty: { programme: orderConfirmed.hotel.name, number: 'JL-123456' },
    parties: [{ adults: 2, childAges: [1, 6] }],
    childAges: [1, 6],
    children: 2,
    infants: 1,
  })),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 });
    const states = [...canvasElement.querySelectorAll('[data-promise]')].map((one) =>
      [one.getAttribute('data-promise'), one.getAttribute('data-state')].join(' '),
    );
    await expect(states).toEqual(['confirmation missed', 'points due']);
  },
});
/** The rate and its day are said in words, once, where the price is made up. */
export const PriceMadeUp: StoryObj = pageStory(order, {
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const audit = await page.findByText(t('order.audit'));
    const line = page.queryByRole('button', { name: t('order.price') });
    if (line) await userEvent.click(line); // a phone folds it
    await userEvent.click(audit);
    await expect(await page.findByText(/1 = /)).toBeVisible();
  },
});
/** The benefits of the member rate that are still to come; of two stays close together only one has the credit. */
export const Wallet: StoryObj = pageStory(order, {
  answers: changedOrder(({ orderConfirmed }) => ({
    plan: { ...orderConfirmed.plan, memberOnly: true, breakfasts: 2, creditUsd: 100 },
  })),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByRole('heading', { name: t('order.wallet') });
    await page.findByText(t('order.wallet.breakfasts', { count: 6 }), { exact: true, selector: 'h3' });
    await page.findByText(t('booking.creditOnce', { amount: 100 }));
  },
});
export const CreditOfAnotherStay: StoryObj = pageStory(order, {
  answers: changedOrder(({ orderConfirmed }) => ({
    plan: { ...orderConfirmed.plan, memberOnly: true, breakfasts: 2, creditUsd: 100 },
    creditSharedWith: 'VRPP8R4J8J',
  })),
});
/** A completed stay at the member rate. */
const completed = ({ orderConfirmed, planSearch }: Recorded): Recorded['orderConfirmed'] => {
  const plans = planSearch.rooms.flatMap(({ offers }) => offers.map(({ plan }) => plan));
  return {
    ...orderConfirmed,
    status: 'completed',
    cancelNow: null,
    plan: plans.find(({ memberOnly }) => memberOnly) ?? orderConfirmed.plan,
    questionnaire: {
      privileges: ['breakfast', 'credit'],
      open: true,
      answer: null,
      answeredAt: null,
      changeableUntil: null,
    },
  };
};
export const Completed: StoryObj = pageStory(order, {
  answers: (recorded) => ({ order: completed(recorded) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 });
    // What was promised is still said after the stay.
    await expect(canvasElement.querySelector('[data-promise=confirmation]')).not.toBeNull();
  },
});
/** Missing answers are reported; sent ones are shown on the page and can be changed. */
export const Questionnaire: StoryObj = pageStory(order, {
  answers: (recorded) => {
    const over = completed(recorded);
    const answered = (body: QuestionnaireAnswer) => ({
      privileges: ['breakfast', 'credit'],
      open: true,
      answer: body,
      answeredAt: '2027-03-17T08:00:00.000Z',
      changeableUntil: '2027-03-31T08:00:00.000Z',
    });
    let said: QuestionnaireAnswer | null = null;
    return {
      order: () => (said ? { ...over, questionnaire: answered(said) } : over),
      answerQuestionnaire: (_, sent) => {
        said = { ...sent, privileges: { ...sent.privileges } };
        return answered(said);
      },
    };
  },
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const heading = await page.findByRole('heading', { name: t('order.questionnaire') });
    const line = page.queryByRole('button', { name: t('order.questionnaire') });
    if (line) await userEvent.click(line); // a phone folds it
    await expect(heading).toBeVisible();
    const send = await page.findByRole('button', { name: t('order.questionnaire.send') });
    await userEvent.click(send);
    await page.findByText(t('error.summary'));
    const press = async (group: HTMLElement, at: number) => {
      const radio = within(group).getAllByRole('radio')[at];
      if (radio) await userEvent.click(radio);
    };
    for (const [i, group] of page.getAllByRole('radiogroup').entries())
      await press(group, i === 0 ? 1 : i % 3);
    await userEvent.type(page.getByLabelText(t('order.questionnaire.words')), 'The quiet side.');
    await userEvent.click(send);
    await page.findByRole('heading', { name: t('order.questionnaire.yours') });
    await page.findByText(t('order.questionnaire.mark', { mark: '4' }), { selector: 'dd' });
    await userEvent.click(page.getByRole('button', { name: t('order.questionnaire.change') }));
    await expect(await page.findByLabelText(t('order.questionnaire.words'))).toHaveValue('The quiet side.');
    await userEvent.click(page.getByRole('button', { name: t('favourites.cancel') }));
    await expect(page.getByText('The quiet side.')).toBeVisible();
  },
});
