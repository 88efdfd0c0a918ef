import type { Meta, StoryObj } from '@storybook/react-vite';
import { outage, Refusal, type Answers } from '@voyage/page-stories/fake-service.ts';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import { wordsOf } from '@voyage/ui/story-words.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { MemberArea } from '../parts/MemberArea.tsx';
import { SecurityPage } from './SecurityPage.tsx';

export default { title: 'Pages/Password and security', tags: ['!autodocs'] } satisfies Meta;

type Play = NonNullable<StoryObj['play']>;
const security = {
  at: 'user/password',
  search: noQuery,
  page: () => (
    <MemberArea>
      <SecurityPage />
    </MemberArea>
  ),
  member: true,
};
const session = (n: number, browser: string | null, system: string | null, current = false) => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  current,
  browser,
  system,
  startedAt: '2026-11-02T09:10:00.000Z',
  usedAt: '2026-11-21T18:40:00.000Z',
});
const here = session(1, 'Safari', 'macOS', true);
const all = [here, session(2, 'Chrome', 'Android'), session(3, null, null)];
const usual: Answers = { sessions: { sessions: all }, accountRequests: { requests: [] } };

const change: Play = async (context) => {
  const { t } = wordsOf(context);
  const page = within(context.canvasElement);
  await userEvent.type(await page.findByLabelText(t('password.current')), 'Voyage2026');
  await userEvent.type(page.getByLabelText(t('password.new')), 'Harbour2026k');
  await userEvent.type(page.getByLabelText(t('password.again')), 'Harbour2026k');
  await userEvent.click(page.getByRole('button', { name: t('password.save') }));
};

export const Empty: StoryObj = pageStory(security, { answers: () => usual });
export const PasswordSaved: StoryObj = pageStory(security, {
  answers: () => ({ ...usual, changePassword: {} }),
  play: async (context) => {
    await change(context);
    await within(context.canvasElement).findByText(wordsOf(context).t('password.changed'));
  },
});
export const WrongPassword: StoryObj = pageStory(security, {
  answers: () => ({ ...usual, changePassword: new Refusal('au0115', { status: 400 }) }),
  play: async (context) => {
    await change(context);
    await within(context.canvasElement).findByText(wordsOf(context).t('error.au0115'));
  },
});
/** Logged out elsewhere, then the account is to be deleted: a stay is ahead first, then it is not. */
export const LoggedOutAndLeaving: StoryObj = pageStory(security, {
  answers: () => ({
    ...usual,
    accountRequests: {
      requests: [
        {
          kind: 'export',
          requestedAt: '2026-11-20T09:00:00.000Z',
          dueAt: '2026-11-21T09:00:00.000Z',
          ready: true,
          endsAt: '2026-11-28T09:00:00.000Z',
        },
      ],
    },
    endSessions: (_: number, sent) => {
      if (sent?.sessionId !== all[1]?.id) throw new Error('another session was ended');
      return { sessions: [here, session(3, null, null)] };
    },
    makeAccountRequest: (earlier: number) =>
      earlier === 0
        ? new Refusal('us0006')
        : {
            requests: [
              {
                kind: 'deletion',
                requestedAt: '2026-11-22T09:00:00.000Z',
                dueAt: '2026-12-06T09:00:00.000Z',
                ready: false,
                endsAt: null,
              },
            ],
          },
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await userEvent.click(
      await page.findByRole('button', {
        name: t('security.sessions.end.name', { device: 'Chrome · Android' }),
      }),
    );
    await waitFor(() => expect(page.queryByText('Chrome · Android')).toBeNull());
    await page.findByRole('button', { name: t('security.export.download') });
    await userEvent.click(page.getByRole('button', { name: t('security.deletion.ask') }));
    const end = within(page.getByRole('region', { name: t('security.deletion.title') }));
    await userEvent.type(end.getByLabelText(t('password.current')), 'Voyage2026');
    await userEvent.click(end.getByRole('button', { name: t('security.deletion.ask') }));
    await end.findByText(t('error.us0006'));
    await userEvent.click(end.getByRole('button', { name: t('security.deletion.ask') }));
    await waitFor(() =>
      expect(end.getByRole('button', { name: t('security.deletion.withdraw') })).toHaveFocus(),
    );
  },
});
export const Failed: StoryObj = pageStory(security, {
  answers: () => ({ sessions: outage, accountRequests: outage }),
});
