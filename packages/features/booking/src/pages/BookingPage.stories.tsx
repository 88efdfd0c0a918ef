import type { Meta, StoryObj } from '@storybook/react-vite';
import { outage, Refusal, neverAnswers } from '@voyage/page-stories/fake-service.ts';
import { long } from '@voyage/page-stories/long-words.ts';
import { waitForAddress } from '@voyage/page-stories/wait-for-address.ts';
import { recordedHotelId, recordedIn, type Recorded } from '@voyage/page-stories/recorded.ts';
import { partsOf, wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { book, bookingStory, repriced, ownOrder, noCredits, notAnswered, note } from './booking-stories.tsx';

export default { title: 'Pages/Booking', tags: ['!autodocs'] } satisfies Meta;

/** The slip says which credit the booking uses, as part of its price. */
export const Ready: StoryObj = bookingStory({
  play: async (context) => {
    const { t } = wordsOf(context);
    const slip = await within(context.canvasElement).findByRole('complementary', {
      name: t('booking.summary'),
    });
    await expect(slip).toHaveTextContent(t('booking.summary.credit.free', { granted: 10 }));
  },
});
/** What is agreed to opens in a new tab, which is said: the form and its consent stay as they are. */
export const TermsInNewTab: StoryObj = bookingStory({
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    for (const terms of ['service-terms', 'privacy-policy', 'member-terms']) {
      const name = `${t(`company.${terms}.title`)} ${t('site.newTab')}`;
      await expect(await page.findByRole('link', { name })).toHaveAttribute('target', '_blank');
    }
  },
});
/** To ask for payment in advance, the telephone and a way to write are beside the text. */
export const PrepaymentAsked: StoryObj = bookingStory({
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const [before = ''] = partsOf(t('booking.prepay', { day: '|' }));
    const line = within(
      await page.findByText(
        (_, element) => element?.matches('p') === true && element.textContent.includes(before),
      ),
    );
    line.getByRole('link', { name: /^\+886 / });
    line.getByRole('link', { name: `${t('site.contact')} ${t('site.newTab')}` });
  },
});
export const PaidNow: StoryObj = bookingStory({
  answers: ({ planPrepaid }) => ({ plan: planPrepaid }),
});
export const Loading: StoryObj = bookingStory({ answers: () => ({ plan: neverAnswers }) });
/** Customer service can be called: its telephone number is shown with the error. */
export const Failed: StoryObj = bookingStory({
  answers: () => ({ plan: outage }),
  play: async ({ canvasElement }) => {
    const failure = within(await within(canvasElement).findByRole('alert'));
    failure.getByRole('link', { name: /^\+886 / });
  },
});
/** The price has changed since the offer was made: it must be accepted before booking. */
export const PriceChanged: StoryObj = bookingStory({
  answers: ({ plan }) => ({ plan: repriced(plan) }),
  play: async (context) => {
    const page = within(context.canvasElement);
    const table = within(await page.findByRole('table'));
    await expect(table.getAllByRole('row')).toHaveLength(4); // the heading, one night of three, the tax, the total
  },
});
export const PolicyChanged: StoryObj = bookingStory({
  answers: ({ plan, planPrepaid }) => ({
    plan: {
      ...plan,
      changed: {
        price: null,
        policy: { before: plan.offer.cancellation, after: planPrepaid.offer.cancellation },
      },
    },
  }),
});
/** Other rooms of the hotel and nearby hotels for the same stay, each as a link. */
export const SoldOut: StoryObj = bookingStory({
  answers: () => ({ plan: new Refusal('ht0005') }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByRole('heading', { name: t('booking.other.hotels') });
    const rooms = await page.findAllByRole('link', {
      name: new RegExp(t('booking.other.choose', { room: '.+' })),
    });
    await expect(rooms.map((room) => room.getAttribute('href'))).toContainEqual(
      expect.stringContaining(`&hotel=${recordedHotelId}&offer=offer-`),
    );
  },
});
export const NotBookable: StoryObj = bookingStory({
  answers: () => ({ plan: new Refusal('ht0008') }),
});
/** The hotel has not replied: the page says so where the reader then is, keeps polling, and continues automatically. */
export const Pending: StoryObj = bookingStory({
  answers: ({ orderConfirmed }) => ({
    createBooking: notAnswered(orderConfirmed),
    order: { ...orderConfirmed, status: 'pending', cancelNow: null },
  }),
  play: async (context) => {
    await book(context);
    const { t } = wordsOf(context);
    const title = await within(context.canvasElement).findByRole('heading', {
      name: t('booking.pending.title'),
    });
    await waitFor(() => expect(title).toHaveFocus());
  },
});
export const PendingThenBooked: StoryObj = bookingStory({
  answers: ({ orderConfirmed }) => ({
    createBooking: notAnswered(orderConfirmed),
    order: (earlier) => (earlier === 0 ? { ...orderConfirmed, status: 'pending' } : orderConfirmed),
  }),
  play: async (context) => {
    await book(context);
    await waitForAddress(context.canvasElement, /^user\/hotel-order\/.+booked/);
  },
});
export const FailedAfterPending: StoryObj = bookingStory({
  answers: ({ orderConfirmed }) => ({
    createBooking: notAnswered(orderConfirmed),
    order: { ...orderConfirmed, status: 'failed', ended: 'notConfirmed', cancelNow: null },
  }),
  play: async (context) => {
    await book(context);
    const { t } = wordsOf(context);
    const title = await within(context.canvasElement).findByRole('heading', {
      name: t('booking.failed.title'),
    });
    await expect(title).toHaveFocus();
    await within(context.canvasElement).findByText(t('order.ended.credit'));
  },
});
/** The response was lost: submitting again books once. */
export const Unknown: StoryObj = bookingStory({
  answers: () => ({ createBooking: outage }),
  play: async (context) => {
    await book(context);
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByText(t('booking.unknown.title'));
    await expect(page.getByRole('button', { name: new RegExp(`^${t('booking.submit')}`) })).toBeEnabled();
  },
});
export const OfferExpired: StoryObj = bookingStory({
  answers: () => ({ plan: new Refusal('ht0010') }),
});
export const AlreadyBooked: StoryObj = bookingStory({ answers: () => ({ plan: ownOrder('confirmed') }) });
export const AlreadyHeld: StoryObj = bookingStory({ answers: () => ({ plan: ownOrder('payment') }) });
/** Said at the top too, before the form is filled in: the link leads to what can be done. */
export const NoCreditLeft: StoryObj = bookingStory({
  answers: ({ membership }) => ({ membership: noCredits(membership) }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const title = await page.findByRole('heading', { name: t('booking.none.title') });
    const ahead = page.getByRole('link', { name: t('booking.none.see') });
    await expect(
      ahead.compareDocumentPosition(page.getByLabelText(new RegExp(t('booking.salutation')))),
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(ahead);
    await expect(title.closest('section')).toHaveFocus();
    await page.findByRole('link', { name: t('booking.none.upgrade', { level: t('tier.platinum') }) });
    await expect(page.getByRole('button', { name: new RegExp(`^${t('booking.submit')}`) })).toBeDisabled();
  },
});
/** A credit is ordered and typed text is kept: payment has a separate page. */
export const CreditBought: StoryObj = bookingStory({
  answers: ({ membership }) => ({ membership: noCredits(membership), orderBookingCredits: neverAnswers }),
  play: async (context) => {
    const { t } = wordsOf(context);
    await note(context);
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByRole('button', { name: t('booking.none.buy') }));
    await page.findByRole('button', { name: t('site.loading') });
    await expect(page.getByLabelText(new RegExp(t('booking.note')))).toHaveValue('A cot, please');
  },
});
/** The last free booking is used: a purchased one is next. */
export const PaidCredit: StoryObj = bookingStory({
  answers: ({ membership }) => ({
    membership: { ...membership, credits: { ...noCredits(membership).credits, paid: 2, remaining: 2 } },
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByText(t('booking.quota.paid', { count: 2 }));
    await page.findByText(t('booking.summary.credit.paid', { count: 2 }));
  },
});
/** Two rooms, children who may have a birthday during the stay, and a tax that the hotel collects. */
export const TwoRooms: StoryObj = bookingStory({
  answers: ({ plan }) => ({
    plan: {
      ...plan,
      offer: {
        ...plan.offer,
        price: {
          ...plan.offer.price,
          feesAtHotel: [{ kind: 'cityTax', amount: { amount: 4_680, currency: 'EUR' } }],
        },
      },
      stay: {
        ...plan.stay,
        rooms: [
          { adults: 2, childAges: [2] },
          { adults: 1, childAges: [11] },
        ],
      },
    },
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByText(t('booking.birthday.adult'));
    await page.findAllByText(t('stays.fee.line', { kind: 'cityTax' }));
    const room = within(
      page.getByRole('group', { name: new RegExp(`^${t('stays.room', { number: 2 })}\\s·`) }),
    );
    await userEvent.type(room.getByLabelText(new RegExp(t('booking.lastname'))), 'Ｙａ－Ｔｉｎｇ');
    await userEvent.type(room.getByLabelText(new RegExp(t('booking.firstname'))), 'Chen');
    await room.findByText('YA<TING<<CHEN');
    await userEvent.click(await room.findByRole('button', { name: t('booking.passport.swap') }));
    await room.findByText('CHEN<<YA<TING');
    await expect(room.getByLabelText(new RegExp(t('booking.lastname')))).toHaveValue('Chen');
    await expect(room.getByLabelText(new RegExp(t('booking.firstname')))).toHaveValue('Ya-Ting');
  },
});
/** The visitor's currency first, with the hotel's below it. */
export const ChosenCurrency: StoryObj = bookingStory({
  stored: { activeCurrency: 'JPY' },
  answers: ({ plan }) => ({
    plan: { ...plan, stay: { ...plan.stay, rooms: [...plan.stay.rooms, ...plan.stay.rooms] } },
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const slip = await page.findByRole('complementary', { name: t('booking.summary') });
    await expect(slip).toHaveTextContent(
      new RegExp(`${t('booking.summary.total')}${t('site.approx', { amount: '(?:JPY )?[\\d,]+' })}`),
    );
    await expect(slip).toHaveTextContent(t('stays.card.total', { rooms: 2, nights: 3 }));
    await expect(slip).toHaveTextContent(t('booking.summary.rooms', { rooms: 2, nights: 3 }));
    await expect(slip).toHaveTextContent(/(?:JPY [\d,]+|[\d,]+円)€4,620$/);
  },
});
const nightsBefore = { checkIn: '2027-03-09', checkOut: '2027-03-12' };
/** Another stay at the hotel ends on the day this one begins. */
const stayBefore = ({ plan, orderList, orderConfirmed }: Recorded, creditUsd: number) => ({
  plan: { ...plan, offer: { ...plan.offer, plan: { ...plan.offer.plan, creditUsd: 100, breakfasts: 2 } } },
  orderList: {
    ...orderList,
    orders: orderList.orders.slice(0, 1).map((other) => ({ ...other, ...nightsBefore })),
  },
  order: { ...orderConfirmed, ...nightsBefore, plan: { ...orderConfirmed.plan, creditUsd } },
});
/** The rates of both give the credit: they share it. */
export const CreditShared: StoryObj = bookingStory({
  answers: (recorded) => stayBefore(recorded, 100),
  play: async (context) => {
    const { bookingNumber } = (await recordedIn('en')).orderConfirmed;
    await within(context.canvasElement).findByText(new RegExp(bookingNumber));
  },
});
/** The rate of the other gives none: there is nothing to share. */
export const CreditNotShared: StoryObj = bookingStory({
  answers: (recorded) => stayBefore(recorded, 0),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByText(t('booking.creditOnce', { amount: 100 }));
    const { bookingNumber } = (await recordedIn('en')).orderConfirmed;
    await expect(page.queryByText(new RegExp(bookingNumber))).toBeNull();
  },
});
/** A third begins on the same day as this one: it is another room, and only the stay before is mentioned. */
export const CreditOfAnotherRoom: StoryObj = bookingStory({
  answers: (recorded) => {
    const { orderList, ...before } = stayBefore(recorded, 100);
    const { checkIn, checkOut } = recorded.plan.stay;
    const rooms = orderList.orders.map((other) => ({ ...other, id: 'another-room', checkIn, checkOut }));
    return { ...before, orderList: { ...orderList, orders: [...rooms, ...orderList.orders] } };
  },
  play: async (context) => {
    const { bookingNumber } = (await recordedIn('en')).orderConfirmed;
    const mentions = await within(context.canvasElement).findAllByText(new RegExp(bookingNumber));
    await expect(mentions).toHaveLength(1);
  },
});
export const LongTexts: StoryObj = bookingStory({
  answers: ({ plan }) => ({
    plan: {
      ...plan,
      hotel: { ...plan.hotel, name: long(plan.hotel.name) },
      room: { ...plan.room, name: long(plan.room.name) },
      offer: { ...plan.offer, plan: { ...plan.offer.plan, name: long(plan.offer.plan.name) } },
    },
  }),
});
/** Submitted without agreeing: the checkbox shows an error, and nothing is booked. */
export const NotAgreed: StoryObj = bookingStory({
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const button = await page.findByRole('button', { name: new RegExp(`^${t('booking.submit')}`) });
    await userEvent.click(button);
    await page.findByText(t('error.summary'));
    await expect(page.getAllByText(t('error.agree')).length).toBeGreaterThan(0);
  },
});
/** The summary names the fields in the order in which they appear: family name first. */
export const FaultsInOrder: StoryObj = bookingStory({
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const fields = ['booking.lastname', 'booking.firstname', 'booking.email'].map((id) => t(id));
    for (const field of fields) {
      const input = await page.findByLabelText(new RegExp(`^${field.replaceAll(/[()]/g, String.raw`\$&`)}`));
      await waitFor(() => expect(input).not.toHaveValue('')); // filled in from the profile
      await userEvent.clear(input);
    }
    await userEvent.click(page.getByRole('button', { name: new RegExp(`^${t('booking.submit')}`) }));
    const summary = within(await page.findByRole('group', { name: t('error.summary') }));
    const named = summary.getAllByRole('link').map(({ textContent }) => textContent);
    const inOrder = [...fields, t('error.agree')];
    await expect(named.map((words) => inOrder.find((field) => words.startsWith(field)))).toEqual(inOrder);
  },
});
/** Sold at the last moment: the page says so where the reader then is, and typed text stays. */
export const SoldOutMeanwhile: StoryObj = bookingStory({
  answers: () => ({ createBooking: new Refusal('ht0005') }),
  play: async (context) => {
    const { t } = wordsOf(context);
    await note(context);
    await book(context);
    await within(document.body).findByText(t('error.ht0005'));
    const page = within(context.canvasElement);
    const title = await page.findByText(t('booking.soldOut.title'));
    await waitFor(() => expect(title.closest('[role="alert"]')).toHaveFocus());
    await expect(page.getByLabelText(new RegExp(t('booking.note')))).toHaveValue('A cot, please');
  },
});
/** The price changed meanwhile: the new offer replaces the old one and must be accepted. What changed has the focus. */
export const PriceChangedMeanwhile: StoryObj = bookingStory({
  answers: ({ plan }) => ({ createBooking: new Refusal('ht0006', { details: repriced(plan) }) }),
  play: async (context) => {
    const { t } = wordsOf(context);
    await note(context);
    await book(context);
    const page = within(context.canvasElement);
    const accept = await page.findByRole('button', { name: t('booking.changed.accept') });
    await waitFor(() => expect(accept.closest('[role="alert"]')).toHaveFocus());
    await expect(page.getByRole('button', { name: new RegExp(`^${t('booking.submit')}`) })).toBeDisabled();
    await expect(page.getByLabelText(new RegExp(t('booking.note')))).toHaveValue('A cot, please');
  },
});
/** The new price is accepted: the consent has the focus, and the new offer is booked, not the old one. */
export const NewPriceAccepted: StoryObj = bookingStory({
  answers: ({ plan, orderConfirmed }) => ({
    createBooking: (_, { offerRef }) =>
      offerRef === 'offer-repriced'
        ? {
            orderId: orderConfirmed.id,
            bookingNumber: orderConfirmed.bookingNumber,
            status: 'confirmed',
            reservationNumber: null,
            payment: null,
          }
        : new Refusal('ht0006', { details: repriced(plan) }),
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    await book(context);
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByRole('button', { name: t('booking.changed.accept') }));
    await waitFor(() => expect(page.getByLabelText(t('booking.agree'))).toHaveFocus());
    await userEvent.click(page.getByLabelText(t('booking.agree')));
    await userEvent.click(page.getByRole('button', { name: new RegExp(`^${t('booking.submit')}`) }));
    await waitForAddress(context.canvasElement, /^user\/hotel-order\/.+booked/);
  },
});
export const Booked: StoryObj = bookingStory({
  answers: ({ orderConfirmed }) => ({
    createBooking: {
      orderId: orderConfirmed.id,
      bookingNumber: orderConfirmed.bookingNumber,
      status: 'confirmed',
      reservationNumber: null,
      payment: null,
    },
  }),
  play: async (context) => {
    await book(context);
    await waitForAddress(context.canvasElement, /^user\/hotel-order\/.+booked/);
  },
});
