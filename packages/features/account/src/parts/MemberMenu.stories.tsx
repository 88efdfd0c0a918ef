import type { Meta, StoryObj } from '@storybook/react-vite';
import { Header } from '@voyage/site-chrome/header/Header.tsx';
import { MemberSummary } from '@voyage/site-chrome/header/MemberSummary.tsx';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import { partsOf, wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';

export default { title: 'Pages/Member menu', tags: ['!autodocs'] } satisfies Meta;

const summary = { at: 'user', search: noQuery, page: () => <MemberSummary />, member: true };

/** The level, the free bookings that are left and when they are renewed; paid ones do not lapse. */
export const BookingsLeft: StoryObj = pageStory(summary, {
  answers: ({ membership: { credits, ...membership } }) => ({
    membership: {
      ...membership,
      credits: { ...credits, unlimited: false, paid: 2, remaining: credits.free.remaining + 2 },
    },
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByText(t('user.quota.paid', { count: 2 }));
    const shown = context.canvasElement;
    await expect(shown).toHaveTextContent(t('frame.member.left', { remaining: 6 }));
    await expect(shown).toHaveTextContent(t('tier.elite'));
    for (const part of partsOf(t('frame.member.renews', { day: '|' })))
      await expect(shown).toHaveTextContent(part);
  },
});
/** No number and no renewal where bookings are unlimited. */
export const Unlimited: StoryObj = pageStory(summary, {
  answers: ({ membership }) => ({
    membership: { ...membership, credits: { ...membership.credits, unlimited: true, paid: 0 } },
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    await within(context.canvasElement).findByText(t('frame.member.unlimited'));
  },
});
/** Inside the window at any width: on a phone below the header, from one edge to the other. */
export const Opened: StoryObj = pageStory(
  { at: 'user', search: noQuery, page: () => <Header />, member: true },
  {
    play: async (context) => {
      const { t } = wordsOf(context);
      const page = within(context.canvasElement);
      const button = await page.findByRole('button', { name: new RegExp(t('site.member')) });
      await userEvent.click(button);
      const { left, right } = await waitFor(() => {
        const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
        if (!panel) throw new Error('it is not open');
        return panel.getBoundingClientRect();
      });
      await expect(left >= 16 && right <= document.documentElement.clientWidth - 16).toBe(true);
    },
  },
);
