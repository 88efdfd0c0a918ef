import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { tailorMadeList } from '@voyage/contracts/tailor-made.ts';
import { addDays, taipeiDay } from '@voyage/domain/stay-date.ts';
import { allParts } from '@voyage/page-stories/all-parts.ts';
import { outage } from '@voyage/page-stories/fake-service.ts';
import { long } from '@voyage/page-stories/long-words.ts';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import type { Recorded } from '@voyage/page-stories/recorded.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { TailorMadePage } from './TailorMadePage.tsx';

export default { title: 'Pages/Tailor-made', tags: ['!autodocs'] } satisfies Meta;

const page = { at: 'tailor-made', search: noQuery, page: () => <TailorMadePage /> };
const member = { ...page, member: true };
type Request = Output<typeof tailorMadeList.data>['requests'][number];

/** A request with an unpaid fee; the order is like any other. */
const asked = ({ payment: { order } }: Recorded, change: Partial<Request> = {}): Request => ({
  requestNumber: 'T7KQ2M9PX',
  destination: 'Peru',
  departure: '2027-05-06',
  days: 12,
  adults: 2,
  children: 1,
  consultingFeeTwd: 20_000,
  stage: 'consulting-fee',
  createdAt: '2026-11-10T02:00:00.000Z',
  reached: [
    { stage: 'inquiry', at: '2026-11-10T02:00:00.000Z' },
    { stage: 'first-contact', at: '2026-11-11T07:00:00.000Z' },
    { stage: 'consulting-fee', at: '2026-11-12T09:00:00.000Z' },
  ],
  due: { who: 'member', day: '2026-11-26' },
  modifications: { made: 0, nextTwd: 0 },
  openOrders: [
    { ...order, kind: 'tailor-made', hotelOrderId: null, amount: { amount: 20_000, currency: 'TWD' } },
  ],
  ...change,
});
const none = () => ({ tailorMadeList: { requests: [] } });

export const ForVisitors: StoryObj = pageStory(page, {
  play: async ({ canvasElement }) => allParts(canvasElement),
});
/** One awaits its fee, one has used its free modifications, one ended without a payment. */
export const OwnJourneys: StoryObj = pageStory(member, {
  answers: (recorded) => ({
    tailorMadeList: {
      requests: [
        asked(recorded),
        asked(recorded, {
          requestNumber: 'T2XW8R4DN',
          destination: long('Patagonia'),
          stage: 'modifications',
          reached: [
            ...asked(recorded).reached,
            { stage: 'basic-plan', at: '2026-11-13T02:00:00.000Z' },
            { stage: 'modifications', at: '2026-11-24T02:00:00.000Z' },
          ],
          due: null,
          modifications: { made: 2, nextTwd: 1500 },
          openOrders: [],
        }),
      ],
    },
  }),
  play: async ({ canvasElement }) => {
    const pay = await within(canvasElement).findByRole('link', { name: /20,000/ });
    await expect(pay.getAttribute('href')).toMatch(/\/payment\/credit-card\/tailor-made\//);
    await allParts(canvasElement);
  },
});
export const OwnJourneysFailed: StoryObj = pageStory(member, {
  answers: () => ({ tailorMadeList: outage }),
  play: async (context) => {
    const { t } = wordsOf(context);
    await within(context.canvasElement).findByText(t('tailorMade.own.failed'));
  },
});
/** A member below the required level sees its price, and a link to its other benefits. */
export const LevelTooLow: StoryObj = pageStory(member, {
  answers: ({ membership }) => ({ ...none(), membership: { ...membership, level: 'basic' } }),
  play: async (context) => {
    const { t } = wordsOf(context);
    await allParts(context.canvasElement);
    await within(context.canvasElement).findByText(t('tailorMade.level.only', { level: t('tier.elite') }));
    await userEvent.click(
      await within(context.canvasElement).findByRole('button', { name: t('tailorMade.ask') }),
    );
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText(/3,000/);
  },
});

async function fieldsOf(context: StoryContext) {
  const { t } = wordsOf(context);
  const form = within(context.canvasElement);
  await allParts(context.canvasElement);
  await form.findByRole('textbox', { name: t('phone.number') });
  return { t, form };
}
/** Every field reports what is missing; a departure that is too soon states the earliest date. */
export const Rejected: StoryObj = pageStory(member, {
  answers: none,
  play: async (context) => {
    const { t, form } = await fieldsOf(context);
    const departure = form.getByLabelText(t('tailorMade.departure'));
    await userEvent.type(departure, addDays(taipeiDay(new Date()), 3));
    await userEvent.type(form.getByLabelText(t('tailorMade.days')), 'a week');
    await userEvent.click(form.getByRole('button', { name: t('tailorMade.send') }));
    await form.findByText(t('error.summary'));
    await form.findByText(t('tailorMade.number'));
    await form.findByText(t('tailorMade.agree.missing'), { selector: 'a' });
  },
});
export const Sent: StoryObj = pageStory(member, {
  answers: () => ({
    ...none(),
    tailorMade: (_, sent) => {
      if (sent.days !== 12 || sent.countries !== 2 || sent.budgetTwd !== 400_000 || sent.phone === '')
        throw new Error(`sent as ${JSON.stringify(sent)}`);
      return { requestNumber: 'T7KQ2M9PX', consultingFeeTwd: 20_000 };
    },
  }),
  play: async (context) => {
    const { t, form } = await fieldsOf(context);
    await userEvent.type(form.getByLabelText(t('tailorMade.destination')), 'Peru and Chile');
    await userEvent.click(
      form.getByRole('button', { name: t('stays.more', { what: t('tailorMade.countries') }) }),
    );
    await userEvent.type(form.getByLabelText(t('tailorMade.departure')), addDays(taipeiDay(new Date()), 60));
    await userEvent.type(form.getByLabelText(t('tailorMade.days')), '12');
    await form.findByText(new RegExp('20,000'), { selector: '[role=status] *' });
    await userEvent.type(form.getByLabelText(new RegExp(t('tailorMade.budget').slice(0, 6))), '400,000');
    await userEvent.click(form.getByRole('checkbox'));
    await userEvent.click(form.getByRole('button', { name: t('tailorMade.send') }));
    const title = await form.findByRole('heading', { name: t('tailorMade.sent.title') });
    await waitFor(() => expect(title).toHaveFocus());
  },
});
