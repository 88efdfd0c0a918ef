import type { Meta, StoryObj } from '@storybook/react-vite';
import { dotted } from '@voyage/i18n/join.ts';
import { outage, Refusal, type Answers } from '@voyage/page-stories/fake-service.ts';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import { factorWordsOf, pendingFactor, storyCodes } from '../state/second-factor-stories.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
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

const factorOn = { on: true, since: '2026-11-02T09:10:00.000Z', recoveryCodesLeft: 10, required: false };

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
/** Ends another session, then requests deletion of the account: first rejected because of an upcoming stay, then accepted. */
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
        name: t('security.sessions.end.name', { device: dotted(['Chrome', 'Android']) }),
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
/** An employee sets up the second factor: the app, a wrong code, the correct one, the recovery codes, and the result. */
export const SecondFactor: StoryObj = pageStory(security, {
  answers: (recorded) => ({
    ...usual,
    profile: { ...recorded.profile, roles: ['employee'] },
    secondFactor: { on: false, since: null, recoveryCodesLeft: 0, required: false },
    setUpSecondFactor: (earlier: number) =>
      earlier === 0 ? new Refusal('au0115', { status: 400 }) : pendingFactor,
    confirmSecondFactor: (_: number, sent) =>
      sent?.code === '287082'
        ? { ...factorOn, recoveryCodes: storyCodes }
        : new Refusal('au0116', { status: 400 }),
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const say = await factorWordsOf(context);
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByRole('button', { name: say('begin') }));
    const part = within(page.getByRole('region', { name: say('title') }));
    await waitFor(() => expect(part.getByLabelText(t('password.current'))).toHaveFocus());
    await userEvent.paste('Voyage2026');
    await userEvent.click(part.getByRole('button', { name: say('continue') }));
    await part.findByText(t('error.au0115'));
    await userEvent.click(part.getByRole('button', { name: say('continue') }));
    await part.findByRole('img', { name: say('qr') });
    await userEvent.type(part.getByLabelText(say('thenCode')), '111111');
    await part.findByText(t('error.au0116'));
    await userEvent.type(part.getByLabelText(say('thenCode')), '287082');
    await waitFor(() => expect(part.getByRole('heading', { name: say('codesTitle') })).toHaveFocus());
    await expect(part.getAllByRole('listitem')).toHaveLength(10);
  },
});
/** Required, with few codes left: it cannot be switched off. */
export const SecondFactorRequired: StoryObj = pageStory(security, {
  answers: (recorded) => ({
    ...usual,
    profile: { ...recorded.profile, roles: ['agent'] },
    secondFactor: { ...factorOn, recoveryCodesLeft: 2, required: true },
  }),
  play: async (context) => {
    const say = await factorWordsOf(context);
    const page = within(context.canvasElement);
    await page.findByText(say('required'));
    await expect(page.queryByRole('button', { name: say('remove') })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: say('renew') }));
    await page.findByLabelText(say('anyCode'));
  },
});
export const Failed: StoryObj = pageStory(security, {
  answers: () => ({ sessions: outage, accountRequests: outage }),
});
