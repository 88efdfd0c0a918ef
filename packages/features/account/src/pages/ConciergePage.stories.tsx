import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ConciergeMessage } from '@voyage/contracts/concierge.ts';
import type { Part } from '@voyage/contracts/endpoint.ts';
import type { Endpoints } from '@voyage/contracts/endpoints.ts';
import { outage, Refusal, type Answers } from '@voyage/page-stories/fake-service.ts';
import { long } from '@voyage/page-stories/long-words.ts';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import type { Recorded } from '@voyage/page-stories/recorded.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { MemberArea } from '../parts/MemberArea.tsx';
import { ConciergePage } from './ConciergePage.tsx';

export default { title: 'Pages/Concierge', tags: ['!autodocs'] } satisfies Meta;

const concierge = {
  at: 'user/concierge',
  search: noQuery,
  page: () => (
    <MemberArea>
      <ConciergePage />
    </MemberArea>
  ),
  member: true,
};
const message = (n: number, change: Partial<ConciergeMessage>): ConciergeMessage => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  from: 'member',
  name: null,
  text: '',
  order: null,
  at: `2026-11-20T0${n}:30:00.000Z`,
  ...change,
});
const messages: ConciergeMessage[] = [
  message(1, {
    text: 'Would a second bed fit into our room?\nOur daughter is seven.',
    order: { kind: 'stay', id: '00000000-0000-4000-8000-000000000009', number: 'B7KQ2M9P' },
  }),
  message(2, {
    from: 'concierge',
    name: 'Yi-Chun',
    text: 'It does, and there is no charge for a child of seven. The hotel makes it up before you arrive.',
  }),
  message(3, { text: long('Thank you. A quiet table for three on the first evening would be lovely.') }),
];
const data = (change: object = {}): Part<Endpoints['concierge'], 'data'> => ({
  available: true,
  chat: false,
  person: 'Yi-Chun',
  messages,
  ...change,
});
const answers =
  (more: Answers = {}) =>
  ({ orderList, payment }: Recorded): Answers => ({
    concierge: data(),
    orderList,
    productOrders: { total: 1, page: 1, pageSize: 20, orders: [payment.order] },
    ...more,
  });

/** A rejected message stays in the field; sent again it is appended, and the field is empty and focused. */
export const SentOnRetry: StoryObj = pageStory(concierge, {
  answers: answers({
    concierge: (earlier) =>
      earlier === 0 ? data() : data({ messages: [...messages, message(4, { text: 'At eight, please.' })] }),
    writeToConcierge: (earlier, sent) => {
      if (sent.text !== 'At eight, please.') throw new Error('another text was sent');
      return earlier === 0 ? new Refusal('au0105', { status: 429 }) : { id: message(4, {}).id };
    },
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const field = await page.findByLabelText(t('concierge.text'));
    await userEvent.type(field, 'At eight, please.');
    await userEvent.click(page.getByRole('button', { name: t('concierge.send') }));
    await page.findByText(t('error.au0105'));
    await expect(field).toHaveValue('At eight, please.');
    await userEvent.click(page.getByRole('button', { name: t('concierge.send') }));
    await waitFor(() => expect(page.getAllByRole('listitem').at(-1)).toBeDefined());
    await page.findByText('At eight, please.', { selector: 'p' });
    await waitFor(() => expect(page.getByLabelText(t('concierge.text'))).toHaveValue(''));
    await waitFor(() => expect(page.getByLabelText(t('concierge.text'))).toHaveFocus());
  },
});
/** No messages yet; chat is available. */
export const Empty: StoryObj = pageStory(concierge, {
  answers: answers({ concierge: data({ chat: true, messages: [] }) }),
});
/** A beginning fills the empty field, in which the member writes on; then the others go. */
export const Begun: StoryObj = pageStory(concierge, {
  answers: answers({ concierge: data({ messages: [] }) }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByRole('button', { name: t('concierge.starter.car') }));
    const field = page.getByLabelText(t('concierge.text'));
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('18:40');
    await expect(field).toHaveDisplayValue(new RegExp(`^${t('concierge.starter.car.text')} ?18:40$`));
    await expect(page.queryByRole('list', { name: t('concierge.starters') })).toBeNull();
  },
});
/** A level without a concierge: other ways to contact us. */
export const NotIncluded: StoryObj = pageStory(concierge, {
  answers: answers({ concierge: data({ available: false, person: null, messages: [] }) }),
});
export const Failed: StoryObj = pageStory(concierge, { answers: answers({ concierge: outage }) });
