import type { Meta, StoryObj } from '@storybook/react-vite';
import { Refusal } from '@voyage/page-stories/fake-service.ts';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { userEvent, within } from 'storybook/test';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

export default { title: 'Pages/Reset password', tags: ['!autodocs'] } satisfies Meta;

const reset = (token?: string) => ({
  at: 'reset-password',
  search: noQuery,
  page: () => <ResetPasswordPage token={token} />,
});
const token = 'a-token-of-more-than-twenty-characters';
const save: NonNullable<StoryObj['play']> = async (context) => {
  const { t } = wordsOf(context);
  const page = within(context.canvasElement);
  await userEvent.type(await page.findByLabelText(t('password.new')), 'Harbour2026k');
  await userEvent.type(page.getByLabelText(t('password.again')), 'Harbour2026k');
  await userEvent.click(page.getByRole('button', { name: t('password.save') }));
};

export const Empty: StoryObj = pageStory(reset(token));
export const BrokenLink: StoryObj = pageStory(reset());
export const Saved: StoryObj = pageStory(reset(token), {
  answers: () => ({ resetPassword: {} }),
  play: async (context) => {
    await save(context);
    await within(context.canvasElement).findByText(wordsOf(context).t('password.reset.done'));
  },
});
export const LinkExpired: StoryObj = pageStory(reset(token), {
  answers: () => ({ resetPassword: new Refusal('au0111', { status: 400 }) }),
  play: async (context) => {
    await save(context);
    await within(context.canvasElement).findByText(wordsOf(context).t('error.au0111'));
  },
});
/** A rule that only the service can check is reported at its field. */
export const BreachedPassword: StoryObj = pageStory(reset(token), {
  answers: () => ({
    resetPassword: new Refusal('rq0001', {
      status: 400,
      details: { issues: [{ path: 'password', code: 'password-breached' }] },
    }),
  }),
  play: async (context) => {
    await save(context);
    await within(context.canvasElement).findByText(wordsOf(context).t('error.password-breached'));
  },
});
