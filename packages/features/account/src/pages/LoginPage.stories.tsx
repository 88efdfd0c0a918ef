import type { Meta, StoryObj } from '@storybook/react-vite';
import { Refusal, neverAnswers } from '@voyage/page-stories/fake-service.ts';
import { waitForAddress } from '@voyage/page-stories/wait-for-address.ts';
import { pageStory } from '@voyage/page-stories/page-story.tsx';
import { redirectQuerySchema, type RedirectQuery } from '@voyage/routes/account-query.ts';
import { wordsOf } from '@voyage/ui/story-words.ts';
import { expect, userEvent, within } from 'storybook/test';
import { LoginPage } from './LoginPage.tsx';

export default { title: 'Pages/Login', tags: ['!autodocs'] } satisfies Meta;

const login = {
  at: 'login?redirect=%2Fuser%2Fhotel-order',
  search: redirectQuerySchema,
  page: ({ search }: { search: RedirectQuery }) => <LoginPage redirect={search.redirect} />,
};

/** Types an address and a password, and presses. */
const logIn: NonNullable<StoryObj['play']> = async (context) => {
  const { t } = wordsOf(context);
  const page = within(context.canvasElement);
  await userEvent.type(await page.findByLabelText(t('login.email')), 'elite@demo.test');
  await userEvent.type(page.getByLabelText(t('login.password')), 'Voyage2026');
  await userEvent.click(page.getByRole('button', { name: t('login.submit') }));
};

export const Empty: StoryObj = pageStory(login);
/** Pressed with nothing typed: each field says what it misses, and the summary names both. */
export const NothingTyped: StoryObj = pageStory(login, {
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByRole('button', { name: t('login.submit') }));
    await page.findByText(t('error.summary'));
    await expect(page.getByLabelText(t('login.email'))).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabelText(t('login.password'))).toHaveAttribute('aria-invalid', 'true');
  },
});
export const WrongPassword: StoryObj = pageStory(login, {
  answers: () => ({ login: new Refusal('au0101', { status: 401 }) }),
  play: async (context) => {
    await logIn(context);
    await within(context.canvasElement).findByText(wordsOf(context).t('error.au0101'));
  },
});
export const OnItsWay: StoryObj = pageStory(login, { answers: () => ({ login: neverAnswers }), play: logIn });
/** Back to the page that asked for it. */
export const LoggedIn: StoryObj = pageStory(login, {
  answers: () => ({ login: { accessToken: 'x.e30.y', refreshToken: 'r' } }),
  play: async (context) => {
    await logIn(context);
    await waitForAddress(context.canvasElement, /^user\/hotel-order/);
  },
});
