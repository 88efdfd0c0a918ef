import { brand } from '@voyage/brand';
import { languageNames } from '@voyage/i18n/dates.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { outage, Refusal, neverAnswers } from '@voyage/page-stories/fake-service.ts';
import { waitForAddress } from '@voyage/page-stories/wait-for-address.ts';
import { pageStory } from '@voyage/page-stories/page-story.tsx';
import { redirectQuerySchema, type RedirectQuery } from '@voyage/routes/account-query.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { factorWordsOf, pendingFactor } from '../state/second-factor-stories.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LoginPage } from './LoginPage.tsx';

export default { title: 'Pages/Login', tags: ['!autodocs'] } satisfies Meta;

const login = {
  at: 'login?redirect=%2Fuser%2Fhotel-order',
  search: redirectQuerySchema,
  page: ({ search }: { search: RedirectQuery }) => <LoginPage redirect={search.redirect} />,
};

/** Types an email address and a password, and submits them. */
const logIn: NonNullable<StoryObj['play']> = async (context) => {
  const { t } = wordsOf(context);
  const page = within(context.canvasElement);
  await userEvent.type(await page.findByLabelText(t('login.email')), 'elite@demo.test');
  await userEvent.type(page.getByLabelText(t('login.password')), 'Voyage2026');
  await userEvent.click(page.getByRole('button', { name: t('login.submit') }));
};

export const Empty: StoryObj = pageStory(login);
/** Submitted empty: each field shows that it is required, and the summary lists both. */
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
export const Sending: StoryObj = pageStory(login, { answers: () => ({ login: neverAnswers }), play: logIn });
/** Staff with a second factor: a wrong code, then a recovery code, which logs in. */
export const SecondStep: StoryObj = pageStory(login, {
  answers: ({ profile }) => ({
    profile: { ...profile, lang: 'ja' },
    setLanguage: { lang: 'ja' },
    login: { secondStep: 'code', challenge: 'c', expiresAt: '2026-11-22T09:10:00.000Z' },
    loginWithCode: (earlier, sent) =>
      earlier > 0 && sent?.code === 'K7MQ-2FXD-9HWN'
        ? { accessToken: 'x.e30.y', refreshToken: 'r' }
        : new Refusal('au0116', { status: 400 }),
  }),
  play: async (context) => {
    const say = await factorWordsOf(context);
    const page = within(context.canvasElement);
    await logIn(context);
    const code = await page.findByLabelText(say('code'));
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.paste('123 456');
    await page.findByText(wordsOf(context).t('error.au0116'));
    await expect(code).toHaveFocus();
    await expect(code).toHaveValue('');
    await userEvent.click(page.getByRole('button', { name: say('useRecovery') }));
    await waitFor(() => expect(page.getByLabelText(say('recovery'))).toHaveFocus());
    await userEvent.paste('k7mq-2fxd-9hwn');
    await userEvent.click(page.getByRole('button', { name: wordsOf(context).t('login.submit') }));
    await waitForAddress(context.canvasElement, /^user\/hotel-order/);
    const { locale } = wordsOf(context);
    // The profile's language, or what a brand without it has instead.
    const offered = brand.locales.find((one) => one === 'ja') ?? brand.defaultLocale;
    if (locale !== offered) await page.findByRole('button', { name: new RegExp(languageNames[offered]) });
  },
});
/** The challenge has expired: the password is required again, and the email address is kept. */
export const SecondStepExpired: StoryObj = pageStory(login, {
  answers: () => ({
    login: { secondStep: 'code', challenge: 'c', expiresAt: '2026-11-22T09:10:00.000Z' },
    loginWithCode: new Refusal('au0117', { status: 400 }),
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const say = await factorWordsOf(context);
    const page = within(context.canvasElement);
    await logIn(context);
    await userEvent.type(await page.findByLabelText(say('code')), '123456');
    await page.findByText(t('error.au0117'));
    await expect(page.getByLabelText(t('login.email'))).toHaveValue('elite@demo.test');
    await expect(page.getByRole('group', { name: t('error.au0117') })).toHaveFocus();
  },
});
/** Staff without the required second factor set it up first. */
export const SetUp: StoryObj = pageStory(login, {
  answers: () => ({
    login: { secondStep: 'set-up', challenge: 'c', expiresAt: '2026-11-22T09:30:00.000Z' },
    setUpAtLogin: pendingFactor,
  }),
  play: async (context) => {
    await logIn(context);
    const say = await factorWordsOf(context);
    await within(context.canvasElement).findByRole('img', { name: say('qr') });
  },
});
/** The set-up is tried again: the focus stays in it, although the pressed button is removed. */
export const SetUpRetried: StoryObj = pageStory(login, {
  answers: () => ({
    login: { secondStep: 'set-up', challenge: 'c', expiresAt: '2026-11-22T09:30:00.000Z' },
    setUpAtLogin: (earlier) => (earlier > 0 ? pendingFactor : outage),
  }),
  play: async (context) => {
    await logIn(context);
    const say = await factorWordsOf(context);
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByRole('button', { name: wordsOf(context).t('site.retry') }));
    await page.findByRole('img', { name: say('qr') });
    await expect(page.getByRole('heading', { name: say('setUpTitle') })).toHaveFocus();
  },
});
const inSimplifiedChinese: Parameters<typeof pageStory>[1] = {
  answers: ({ profile }) => ({
    login: { accessToken: 'x.e30.y', refreshToken: 'r' },
    profile: { ...profile, lang: 'zh-cn' },
    setLanguage: { lang: 'zh-cn' },
  }),
};
/** Returns to the page that required the login, in the language it was asked for; the profile's is offered. */
export const LoggedIn: StoryObj = pageStory(login, {
  ...inSimplifiedChinese,
  play: async (context) => {
    const { t, locale } = wordsOf(context);
    await logIn(context);
    await waitForAddress(context.canvasElement, /^user\/hotel-order/);
    const page = within(context.canvasElement);
    await page.findByText(new RegExp(`→ /${locale}/`));
    await waitFor(() => expect(localStorage.getItem('currentLang')).toBe(locale));
    if (locale === 'zh-cn') return;
    await userEvent.click(
      await page.findByRole('button', { name: t('login.language.use', { language: '简体中文' }) }),
    );
    await page.findByText(/→ \/zh-cn\//);
    await expect(localStorage.getItem('currentLang')).toBe('zh-cn');
  },
});
/** A login that leads nowhere in particular continues in the language of the profile. */
export const LoggedInAtHome: StoryObj = pageStory(
  { ...login, at: 'login' },
  {
    ...inSimplifiedChinese,
    play: async (context) => {
      await logIn(context);
      await within(context.canvasElement).findByText(/→ \/zh-cn/);
      await expect(localStorage.getItem('currentLang')).toBeNull();
    },
  },
);
