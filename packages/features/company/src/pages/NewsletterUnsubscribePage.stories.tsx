import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { outage, Refusal, neverAnswers } from '@voyage/page-stories/fake-service.ts';
import { pageStory } from '@voyage/page-stories/page-story.tsx';
import { tokenQuerySchema } from '@voyage/routes/account-query.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { userEvent, within } from 'storybook/test';
import { NewsletterUnsubscribePage } from './NewsletterUnsubscribePage.tsx';

export default { title: 'Pages/Newsletter unsubscribe', tags: ['!autodocs'] } satisfies Meta;

const at = (query: string) => ({
  at: `newsletter/unsubscribe${query}`,
  search: tokenQuerySchema,
  page: ({ search }: { search: { token?: string | undefined } }) => (
    <NewsletterUnsubscribePage token={search.token} />
  ),
});
const fromEmail = at('?token=a-token-of-an-email-long-enough');

const press = async (context: StoryContext) => {
  const { t } = wordsOf(context);
  const page = within(context.canvasElement);
  await userEvent.click(await page.findByRole('button', { name: t('newsletter.leave.action') }));
  return { page, t };
};

/** Opening the link does not unsubscribe; the button does. */
export const Confirmation: StoryObj = pageStory(fromEmail);
export const Ended: StoryObj = pageStory(fromEmail, {
  answers: () => ({ unsubscribe: {} }),
  play: async (context) => {
    const { page, t } = await press(context);
    await page.findByRole('heading', { level: 1, name: t('newsletter.ended.title') });
  },
});
export const LinkExpired: StoryObj = pageStory(fromEmail, {
  answers: () => ({ unsubscribe: new Refusal('nl0001', { status: 404 }) }),
  play: async (context) => {
    const { page, t } = await press(context);
    await page.findByRole('heading', { level: 1, name: t('newsletter.invalid.title') });
  },
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
  answers: () => ({ unsubscribe: neverAnswers }),
  play: async (context) => {
    const { page, t } = await press(context);
    await page.findByRole('button', { name: t('site.loading') });
  },
});
/** The error is shown above the button, which can be pressed again. */
export const Failed: StoryObj = pageStory(fromEmail, {
  answers: () => ({ unsubscribe: outage }),
  play: async (context) => {
    const { page, t } = await press(context);
    await page.findByRole('alert');
    await page.findByRole('button', { name: t('newsletter.leave.action') });
  },
});
