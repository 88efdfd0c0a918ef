import type { Meta, StoryObj } from '@storybook/react-vite';
import type { DeskInvitation } from '@voyage/contracts/invitation.ts';
import { fillPlaceholders } from '@voyage/i18n/fill-placeholders.ts';
import { long } from '@voyage/page-stories/long-words.ts';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { screen, userEvent, within } from 'storybook/test';
import { deskFiles, type DeskWord } from '../state/desk-words.ts';
import { DeskPage } from './DeskPage.tsx';

export default { title: 'Pages/Desk invitations', tags: ['!autodocs'] } satisfies Meta;

const invitation: DeskInvitation = {
  code: 'K7MQ-2FXD-9HWN-TB4C',
  level: 'noir',
  complimentary: false,
  recipient: 'Ms Chen, met in Kyoto',
  issuedAt: '2026-11-20T02:00:00.000Z',
  issuedBy: 'Yu-Ting Lin',
  expiresAt: '2026-12-20T15:59:59.999Z',
  state: 'open',
  uses: 0,
  maxUses: 1,
  acceptedBy: [],
};
const used: DeskInvitation = {
  ...invitation,
  code: 'P2XW-8R4D-NA7C-VH3K',
  level: 'platinum',
  complimentary: true,
  recipient: long('Mr Whitfield'),
  state: 'used',
  uses: 1,
  acceptedBy: [{ userId: 'm-1', memberNumber: 'M-20481', name: 'Mei Chen', level: 'platinum' }],
};
const ofAdministrator: DeskInvitation = {
  ...invitation,
  code: 'ELITE-2026-DEMO',
  level: 'elite',
  complimentary: true,
  recipient: null,
  issuedAt: null,
  issuedBy: null,
  expiresAt: null,
  uses: 12,
  maxUses: 1000,
};

/** An invitation is issued and its code shown; an earlier one is withdrawn after confirmation. */
export const Issued: StoryObj = pageStory(
  {
    at: 'user/staff/invitations',
    search: noQuery,
    page: () => <DeskPage section="invitations" />,
    member: true,
  },
  {
    answers: ({ profile }) => ({
      profile: { ...profile, roles: ['employee'] },
      deskWork: {
        pageSize: 50,
        totals: { concierge: 0, fastTrack: 0, tailorMade: 0, ours: 0, refunds: 0 },
        concierge: [],
        fastTrack: [],
        tailorMade: [],
        refunds: [],
      },
      deskInvitations: (earlier) => {
        const invitations = [
          ...(earlier > 0 ? [{ ...invitation, code: 'H9HB-3C5V-K2QM-77TD', recipient: 'Dr Sato' }] : []),
          { ...invitation, state: earlier > 1 ? ('withdrawn' as const) : ('open' as const) },
          used,
          ofAdministrator,
        ];
        return { total: invitations.length, page: 1, pageSize: 10, invitations };
      },
      issueInvitation: (_, { recipient }) => ({
        invitation: { ...invitation, code: 'H9HB-3C5V-K2QM-77TD', recipient },
      }),
      withdrawInvitation: { invitation: { ...invitation, state: 'withdrawn' } },
    }),
    play: async (context) => {
      const { t, locale } = wordsOf(context);
      const words = (await deskFiles[locale]()).default;
      const say = (word: DeskWord, values: Record<string, string> = {}) =>
        fillPlaceholders(words[word], values);
      const page = within(context.canvasElement);
      const submit = await page.findByRole('button', { name: say('invitations.submit') });
      await userEvent.click(submit);
      await page.findByText(t('error.summary'));
      await userEvent.type(page.getByLabelText(say('invitations.recipient')), 'Dr Sato');
      await userEvent.click(submit);
      await page.findByText(say('invitations.done', { recipient: 'Dr Sato' }));
      const withdraw = say('invitations.withdraw.name', { recipient: 'Ms Chen, met in Kyoto' });
      await userEvent.click(await page.findByRole('button', { name: withdraw }));
      const dialog = within(await screen.findByRole('alertdialog', { name: withdraw }));
      await userEvent.click(dialog.getByRole('button', { name: say('invitations.withdraw') }));
      // In the list; the notice has the word too.
      await page.findAllByText(new RegExp(say('invitations.state.withdrawn')));
    },
  },
);
