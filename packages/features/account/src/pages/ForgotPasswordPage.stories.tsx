import type { Meta, StoryObj } from '@storybook/react-vite';
import { Refusal } from '@voyage/page-stories/fake-service.ts';
import { pageStory } from '@voyage/page-stories/page-story.tsx';
import { redirectQuerySchema, type RedirectQuery } from '@voyage/routes/account-query.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, userEvent, within } from 'storybook/test';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';

export default { title: 'Pages/Forgotten password', tags: ['!autodocs'] } satisfies Meta;

const forgotten = {
  at: 'forgot-password?redirect=%2Fen%2Fuser%2Fcoupon',
  search: redirectQuerySchema,
  page: ({ search }: { search: RedirectQuery }) => <ForgotPasswordPage {...search} />,
};
const send: NonNullable<StoryObj['play']> = async (context) => {
  const { t } = wordsOf(context);
  const page = within(context.canvasElement);
  await userEvent.type(await page.findByLabelText(t('login.email')), 'mei.chen@example.test');
  await userEvent.click(page.getByRole('button', { name: t('password.forgot.send') }));
};

/** The way back still leads to what the visitor wanted. */
export const Empty: StoryObj = pageStory(forgotten, {
  play: async (context) => {
    const { t } = wordsOf(context);
    const back = await within(context.canvasElement).findByRole('link', { name: t('password.backToLogin') });
    await expect(back.getAttribute('href')).toMatch(/\/login\?redirect=%2Fen%2Fuser%2Fcoupon$/);
  },
});
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
