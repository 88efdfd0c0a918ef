import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import type { DeskConversation } from '@voyage/contracts/concierge.ts';
import type { DeskOrder } from '@voyage/contracts/desk.ts';
import type { Part } from '@voyage/contracts/endpoint.ts';
import type { Endpoints } from '@voyage/contracts/endpoints.ts';
import { fillPlaceholders } from '@voyage/i18n/fill-placeholders.ts';
import { Refusal, type Answers } from '@voyage/page-stories/fake-service.ts';
import { long } from '@voyage/page-stories/long-words.ts';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import type { Recorded } from '@voyage/page-stories/recorded.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { deskFiles, type DeskWord } from '../state/desk-words.ts';
import { isOurTurn } from '../state/due.ts';
import { DeskPage } from './DeskPage.tsx';
import { member, record, request } from './desk-request.ts';

export default { title: 'Pages/Desk', tags: ['!autodocs'] } satisfies Meta;

const at = (section?: string, id?: string) => ({
  at: ['user/staff', section, id].filter(Boolean).join('/'),
  search: noQuery,
  page: () => <DeskPage section={section} id={id} />,
  member: true,
});
/** The texts of the desk, in the language of the toolbar. */
async function deskWordsOf(context: StoryContext) {
  const words = (await deskFiles[wordsOf(context).locale]()).default;
  return (word: DeskWord, values: Record<string, string> = {}) => fillPlaceholders(words[word], values);
}

const twd = (amount: number) => ({ amount, currency: 'TWD' });
/** A paid fast-track order, written by hand because there is no recording of it. */
const fastTrack = ({ payment, fastTrackAirport }: Recorded, change: object = {}): DeskOrder => ({
  order: {
    ...payment.order,
    id: 'fast-track-1',
    orderNumber: 'P7KQ2M9PX4',
    kind: 'fast-track',
    status: 'awaiting-confirmation',
    title: `${fastTrackAirport.name} · ${fastTrackAirport.products[0]?.name}`,
    lines: [
      { term: 'BR198', value: '2026-12-20 09:15' },
      { term: '1–2', value: 'Mei Chen, Yui Chen' },
    ],
    amount: twd(13_600),
    hotelOrderId: null,
    ...change,
  },
  member,
  actions: [
    { action: 'confirm', refund: null, partial: false },
    { action: 'refund', refund: twd(13_600), partial: false },
  ],
});
const written = '2026-11-20T01:30:00.000Z';
const conversation: DeskConversation = {
  waitingSince: written,
  messages: [
    {
      id: '00000000-0000-4000-8000-000000000001',
      from: 'member',
      name: null,
      text: 'Would a second bed fit into our room?\nOur daughter is seven.',
      order: { kind: 'stay', id: '00000000-0000-4000-8000-000000000002', number: 'B7KQ2M9P' },
      at: written,
    },
  ],
};
type Work = Part<Endpoints['deskWork'], 'data'>;
const lists = (recorded: Recorded): Omit<Work, 'pageSize' | 'totals'> => ({
  concierge: [
    { member, since: written, messages: 1, text: conversation.messages[0]?.text ?? '' },
    {
      member: { ...member, userId: 'm-2', name: long('Yui Chen') },
      since: written,
      messages: 3,
      text: long('Thank you'),
    },
  ],
  fastTrack: [
    fastTrack(recorded),
    fastTrack(recorded, { id: 'fast-track-2', orderNumber: 'P2XW8R4DNA', amount: twd(6_800) }),
  ],
  tailorMade: [
    request(),
    request({
      requestNumber: 'T2XW8R4DN',
      destination: long('Patagonia'),
      stage: 'modifications',
      due: null,
      modifications: { made: 2, nextTwd: 1_500 },
      next: 'contract',
      modifiable: true,
    }),
    request({
      requestNumber: 'T9HB3C5VK',
      destination: 'Hokkaido',
      stage: 'consulting-fee',
      due: { who: 'member', day: '2099-11-26' },
      next: null,
      openOrders: [{ ...fastTrack(recorded).order, kind: 'tailor-made', amount: twd(20_000) }],
    }),
  ],
  refunds: [
    {
      ...fastTrack(recorded, { id: 'refund-1', status: 'completed' }),
      amount: twd(6_800),
      since: '2026-11-18T02:00:00.000Z',
      refusals: 3,
      nextAttemptAt: '2026-11-18T09:00:00.000Z',
    },
  ],
});
const work = (recorded: Recorded, change: Partial<Work> = {}): Work => {
  const all = { ...lists(recorded), ...change };
  return {
    ...all,
    pageSize: 50,
    totals: {
      concierge: all.concierge.length,
      fastTrack: all.fastTrack.length,
      tailorMade: all.tailorMade.length,
      ours: all.tailorMade.filter(isOurTurn).length,
      refunds: all.refunds.length,
    },
  };
};
const desk = (
  roles: string[],
  more: (recorded: Recorded) => Answers = () => ({}),
): { answers: (recorded: Recorded) => Answers } => ({
  answers: (recorded) => ({
    profile: { ...recorded.profile, roles },
    deskWork: work(recorded),
    ...more(recorded),
  }),
});
const employee = (more?: (recorded: Recorded) => Answers) => desk(['employee'], more);

/** Open work: an overdue journey, and a refund that was rejected three times. */
export const Overview: StoryObj = pageStory(at(), {
  ...employee(),
  play: async (context) => {
    const say = await deskWordsOf(context);
    const page = within(context.canvasElement);
    await page.findByRole('heading', { name: say('overview.tailorMade') });
    // The one that awaits its member's payment is not counted.
    await expect(page.queryByText(/Hokkaido/)).toBeNull();
    await expect(page.getAllByText(/Peru|Patagonia/)).toHaveLength(2);
  },
});

/** A member is found only by a complete email address, number or telephone; agents can book for them, but do not see orders. */
export const MemberFound: StoryObj = pageStory(at(), {
  ...desk(['agent'], (recorded) => ({
    findMember: (_, { query }) => ({ members: query === 'M-20481' ? [record(recorded)] : [] }),
  })),
  play: async (context) => {
    const { t } = wordsOf(context);
    const say = await deskWordsOf(context);
    const page = within(context.canvasElement);
    const field = await page.findByRole('searchbox', { name: t('booking.staff.search') });
    await userEvent.type(field, 'M-2048{Enter}');
    await page.findByText(t('booking.staff.none'));
    await userEvent.type(field, '1{Enter}');
    await page.findByRole('button', { name: say('member.book', { name: 'Mei Chen' }) });
    await expect(page.queryByRole('link', { name: say('member.orders', { name: 'Mei Chen' }) })).toBeNull();
    await page.findByText('mei.chen@example.test');
  },
});

/** The message to the member is shown with the required reason. */
export const FastTrackConfirmed: StoryObj = pageStory(at('fast-track'), {
  ...employee((recorded) => {
    const [first, ...rest] = work(recorded).fastTrack;
    return {
      deskWork: (earlier) => work(recorded, earlier === 0 ? {} : { fastTrack: rest }),
      settleProductOrder: (_, sent) =>
        sent.action === 'confirm' && sent.message === 'Gate 4' && first
          ? { order: { ...first.order, status: 'confirmed' } }
          : new Refusal('py0003'),
    };
  }),
  play: async (context) => {
    const say = await deskWordsOf(context);
    const page = within(context.canvasElement);
    const [button] = await page.findAllByRole('button', { name: new RegExp(`^${say('confirm')}`) });
    if (!button) throw new Error('nothing to confirm');
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: say('confirm.title') }));
    await userEvent.click(dialog.getByRole('button', { name: say('confirm') }));
    const reason = dialog.getByLabelText(say('reason'));
    await waitFor(() => expect(reason).toHaveAccessibleDescription());
    await userEvent.type(dialog.getByLabelText(say('confirm.message')), 'Gate 4');
    await userEvent.type(reason, 'By telephone');
    await userEvent.click(dialog.getByRole('button', { name: say('confirm') }));
    // It is no longer listed: the focus moves to the heading.
    await waitFor(() => expect(page.getAllByRole('article')).toHaveLength(1));
    await waitFor(() => expect(page.getByRole('heading', { name: say('overview.fastTrack') })).toHaveFocus());
  },
});

/** A step requires a reason, and states what follows; one that awaits a payment cannot be taken. */
export const TailorMade: StoryObj = pageStory(at('tailor-made'), {
  ...employee(),
  play: async (context) => {
    const say = await deskWordsOf(context);
    const page = within(context.canvasElement);
    await page.findByText(say('tailorMade.waits'));
    await userEvent.click(page.getByRole('button', { name: new RegExp(`^${say('advance.contract')}`) }));
    const dialog = within(await screen.findByRole('dialog', { name: say('advance.contract') }));
    await userEvent.type(
      dialog.getByLabelText(new RegExp(say('advance.contract.amount').slice(0, 4))),
      'much',
    );
    await userEvent.click(dialog.getByRole('button', { name: say('advance.contract') }));
    await dialog.findAllByText(say('whole'), { exact: false });
  },
});

/** An empty answer is rejected; an answer is sent with the last message that was read. */
export const MemberAnswered: StoryObj = pageStory(at('members', member.userId), {
  ...employee((recorded) => {
    const answered = {
      ...conversation.messages[0],
      id: '00000000-0000-4000-8000-000000000003',
      from: 'concierge' as const,
      name: 'Yi-Chun',
      text: 'It does.',
      order: null,
      at: written,
    };
    const page = (said: DeskConversation) => ({
      member: record(recorded),
      stays: [],
      conversation: said,
      customOrders: 0,
      total: 0,
      page: 1,
      pageSize: 10,
      orders: [],
    });
    return {
      deskMemberOrders: (earlier) =>
        page(
          earlier === 0
            ? conversation
            : { waitingSince: null, messages: [...conversation.messages, answered] },
        ),
      answerConversation: (_, { text, upTo }) =>
        text === 'It does.' && upTo === conversation.messages[0]?.id ? { waiting: 0 } : new Refusal('us0002'),
    };
  }),
  play: async (context) => {
    const say = await deskWordsOf(context);
    const page = within(context.canvasElement);
    const field = await page.findByLabelText(say('conversation.answer'));
    await userEvent.click(page.getByRole('button', { name: say('conversation.send') }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/\S+ \S+|。.+/));
    await userEvent.type(field, 'It does.');
    // Stored for a reload, until it is sent.
    const draft = () => sessionStorage.getItem(`deskAnswer:${member.userId}`);
    await expect(draft()).toContain('It does.');
    await userEvent.click(page.getByRole('button', { name: say('conversation.send') }));
    await page.findByText('It does.', { selector: 'p' });
    await expect(draft()).toBeNull();
    await waitFor(() => expect(page.getByRole('heading', { name: say('conversation') })).toHaveFocus());
    await expect(page.queryByRole('button', { name: say('conversation.close') })).toBeNull();
  },
});

/** Questionnaires of stays: first the unanswered, of which there are none, then all. */
export const Questionnaires: StoryObj = pageStory(at('reviews'), {
  ...employee(({ orderHeld: { hotel, bookingNumber, checkIn, checkOut } }) => {
    const review = { bookingNumber, checkIn, checkOut, hotel: { id: hotel.id, name: hotel.name }, member };
    const answer = {
      overall: 4,
      privileges: [{ name: long(hotel.name), verdict: 'partly' as const }],
      roomAsDescribed: 'yes' as const,
      text: 'The quiet side, as promised.\nBreakfast was late on Sunday.',
      mayQuote: true,
      answeredAt: written,
    };
    const all = [answer, null].map((one, i) => ({ ...review, orderId: `stay-${i}`, answer: one }));
    return {
      deskReviews: (_, { answered }) => {
        const reviews = answered === false ? [] : all;
        return { hotels: [review.hotel], total: reviews.length, page: 1, pageSize: 10, reviews };
      },
    };
  }),
  play: async (context) => {
    const say = await deskWordsOf(context);
    const page = within(context.canvasElement);
    const which = await page.findByLabelText(say('reviews.which'));
    await userEvent.selectOptions(which, 'unanswered');
    await page.findByText(say('reviews.empty'));
    await userEvent.selectOptions(which, 'all');
    await waitFor(() => expect(page.getAllByRole('article')).toHaveLength(2));
  },
});

/** A refund takes two steps: amount and reason, then confirmation. */
export const MemberRefund: StoryObj = pageStory(at('members', member.userId), {
  ...employee((recorded) => ({
    deskMemberOrders: {
      member: record(recorded),
      stays: recorded.orderList.orders.slice(0, 2).map((stay) => ({ ...stay, cancelledRooms: [] })),
      conversation: { waitingSince: null, messages: [] },
      customOrders: 0,
      total: 1,
      page: 1,
      pageSize: 10,
      orders: [
        {
          order: { ...recorded.payment.order, id: 'custom-1', kind: 'custom', status: 'paid' },
          member,
          actions: [
            { action: 'complete', refund: null, partial: false },
            { action: 'refund', refund: twd(35_000), partial: true },
          ],
        },
      ],
    },
    settleProductOrder: () => {
      throw new Error('asked once only');
    },
  })),
  play: async (context) => {
    const say = await deskWordsOf(context);
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByRole('button', { name: new RegExp(`^${say('refund')}`) }));
    const dialog = within(await screen.findByRole('alertdialog', { name: say('refund.title') }));
    const howMuch = dialog.getByLabelText(say('refund.amount'));
    await userEvent.clear(howMuch);
    await userEvent.type(howMuch, '40000');
    await userEvent.type(dialog.getByLabelText(say('reason')), 'The car came late');
    await userEvent.click(dialog.getByRole('button', { name: say('refund.next') }));
    // An amount above what was paid is rejected before the confirmation.
    await waitFor(() => expect(howMuch).toHaveAccessibleDescription());
    await userEvent.clear(howMuch);
    await userEvent.type(howMuch, '1500');
    await userEvent.click(dialog.getByRole('button', { name: say('refund.next') }));
    const amount = 'NT$1,500';
    const sure = await dialog.findByText(say('refund.sure', { amount, name: 'Mei Chen' }));
    await waitFor(() => expect(sure).toHaveFocus());
    await dialog.findByRole('button', { name: say('refund.submit', { amount }) });
  },
});

/** An existing member is reported as an error, which links to that member. */
export const NewMemberKnown: StoryObj = pageStory(at('new-member'), {
  ...employee(() => ({ createUser: new Refusal('us0003') })),
  play: async (context) => {
    const { t } = wordsOf(context);
    const say = await deskWordsOf(context);
    const page = within(context.canvasElement);
    const type = async (label: string, words: string) =>
      userEvent.type(await page.findByLabelText(label), words);
    const title = await page.findByLabelText(t('register.title'));
    await waitFor(() => expect(title.querySelector('[value=ms]')).not.toBeNull());
    await userEvent.selectOptions(title, 'ms');
    await page.findByLabelText(t('phone.number'));
    await type(t('booking.lastname'), 'Chen');
    await type(t('booking.firstname'), 'Mei');
    await type(t('login.email'), 'mei.chen@example.test');
    await type(t('phone.number'), '912345670');
    await type(say('new.reason'), 'By telephone');
    await userEvent.click(page.getByRole('button', { name: say('new.submit') }));
    await page.findByText(t('error.us0003'));
  },
});

/** A member who opens the address sees that the page is for staff. */
export const NotForMembers: StoryObj = pageStory(at('fast-track'), {
  ...desk([]),
  play: async (context) => {
    const say = await deskWordsOf(context);
    await within(context.canvasElement).findByRole('heading', { name: say('notStaff.title') });
  },
});
