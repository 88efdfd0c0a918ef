import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { outage, Refusal, neverAnswers } from '@voyage/page-stories/fake-service.ts';
import { pageStory } from '@voyage/page-stories/page-story.tsx';
import { tokenQuerySchema } from '@voyage/routes/account-query.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { NewsletterConfirmPage } from './NewsletterConfirmPage.tsx';

export default { title: 'Pages/Newsletter confirmation', tags: ['!autodocs'] } satisfies Meta;

const at = (query: string) => ({
  at: `newsletter/confirm${query}`,
  search: tokenQuerySchema,
  page: ({ search }: { search: { token?: string | undefined } }) => (
    <NewsletterConfirmPage token={search.token} />
  ),
});
const fromEmail = at('?token=a-token-of-an-email-long-enough');
const email = 'mei.ling.lin@example.test';

/** Presses the button, and finds the resulting title. */
const pressedTo = (title: string) => async (context: StoryContext) => {
  const { t } = wordsOf(context);
  const page = within(context.canvasElement);
  await userEvent.click(await page.findByRole('button', { name: t('newsletter.confirm.action') }));
  await page.findByRole('heading', { level: 1, name: t(title) });
};

/** Opening the link does not subscribe; the button does. */
export const Confirmation: StoryObj = pageStory(fromEmail);
export const Subscribed: StoryObj = pageStory(fromEmail, {
  answers: () => ({ confirmNewsletter: { state: 'subscribed', email } }),
  play: async (context) => {
    await pressedTo('newsletter.subscribed.title')(context);
    await within(context.canvasElement).findByText(new RegExp(email));
  },
});
/** A failed call loses nothing typed; one of the two is enough. */
export const DetailsOnRetry: StoryObj = pageStory(fromEmail, {
  answers: () => ({
    confirmNewsletter: { state: 'subscribed', email },
    describeSubscriber: (earlier: number, sent) => {
      if (sent.name !== 'Mei-Ling' || sent.country !== '') throw new Error('something else was sent');
      return earlier === 0 ? outage : {};
    },
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await pressedTo('newsletter.subscribed.title')(context);
    const name = await page.findByLabelText(t('newsletter.details.name'));
    const save = page.getByRole('button', { name: t('newsletter.details.save') });
    await userEvent.click(save);
    await page.findByText(t('error.required'));
    await userEvent.type(name, 'Mei-Ling');
    await userEvent.click(save);
    await page.findByRole('alert');
    await expect(name).toHaveValue('Mei-Ling');
    await userEvent.click(save);
    await waitFor(() => expect(page.getByText(t('newsletter.details.done'))).toHaveFocus());
  },
});
export const AlreadySubscribed: StoryObj = pageStory(fromEmail, {
  answers: () => ({ confirmNewsletter: { state: 'already-subscribed', email } }),
  play: pressedTo('newsletter.already.title'),
});
export const LinkExpired: StoryObj = pageStory(fromEmail, {
  answers: () => ({ confirmNewsletter: new Refusal('nl0001', { status: 404 }) }),
  play: pressedTo('newsletter.invalid.title'),
});
/** A truncated link from an email is not submitted. */
export const LinkTruncated: StoryObj = pageStory(at('?token=short'), {
  play: async (context) => {
    const { t } = wordsOf(context);
    await within(context.canvasElement).findByRole('heading', {
      level: 1,
      name: t('newsletter.invalid.title'),
    });
  },
});
export const Sending: StoryObj = pageStory(fromEmail, {
  answers: () => ({ confirmNewsletter: neverAnswers }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByRole('button', { name: t('newsletter.confirm.action') }));
    await page.findByRole('button', { name: t('site.loading') });
  },
});
/** The error is shown above the button, which can be pressed again. */
export const Failed: StoryObj = pageStory(fromEmail, {
  answers: () => ({ confirmNewsletter: outage }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByRole('button', { name: t('newsletter.confirm.action') }));
    await page.findByRole('alert');
    await page.findByRole('button', { name: t('newsletter.confirm.action') });
  },
});
export const LongTexts: StoryObj = pageStory(fromEmail, {
  answers: () => ({
    confirmNewsletter: {
      state: 'subscribed',
      email: `${'maria.magdalena.'.repeat(4)}wolfeschlegelsteinhausen@a-rather-long-domain-name.example.test`,
    },
  }),
  play: pressedTo('newsletter.subscribed.title'),
});
