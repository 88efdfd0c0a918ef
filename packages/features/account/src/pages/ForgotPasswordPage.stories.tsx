import type { Meta, StoryObj } from '@storybook/react-vite';
import { Refusal } from '@voyage/page-stories/fake-service.ts';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { userEvent, within } from 'storybook/test';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';

export default { title: 'Pages/Forgotten password', tags: ['!autodocs'] } satisfies Meta;

const forgotten = { at: 'forgot-password', search: noQuery, page: () => <ForgotPasswordPage /> };
const send: NonNullable<StoryObj['play']> = async (context) => {
  const { t } = wordsOf(context);
  const page = within(context.canvasElement);
  await userEvent.type(await page.findByLabelText(t('login.email')), 'mei.chen@example.test');
  await userEvent.click(page.getByRole('button', { name: t('password.forgot.send') }));
};

export const Empty: StoryObj = pageStory(forgotten);
/** Shows the same whether or not the email address has an account. */
export const Sent: StoryObj = pageStory(forgotten, {
  answers: () => ({ forgotPassword: {} }),
  play: async (context) => {
    await send(context);
    await within(context.canvasElement).findByText(wordsOf(context).t('password.forgot.sent'));
  },
});
export const TooManyAttempts: StoryObj = pageStory(forgotten, {
  answers: () => ({ forgotPassword: new Refusal('au0105', { status: 429 }) }),
  play: async (context) => {
    await send(context);
    await within(context.canvasElement).findByText(wordsOf(context).t('error.au0105'));
  },
});
