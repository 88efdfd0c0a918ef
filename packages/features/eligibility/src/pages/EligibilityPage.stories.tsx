import type { Meta, StoryObj } from '@storybook/react-vite';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { userEvent, within } from 'storybook/test';
import { EligibilityPage } from './EligibilityPage.tsx';

export default { title: 'Pages/Eligibility', tags: ['!autodocs'] } satisfies Meta;

const page = { at: 'eligibility', search: noQuery, page: () => <EligibilityPage /> };

export const BothOptions: StoryObj = pageStory(page);
/** A card that does not qualify, and an invitation that does. */
export const Checked: StoryObj = pageStory(page, {
  answers: () => ({
    checkCard: { qualified: false },
    checkInvite: { qualified: true, level: 'noir', complimentary: false },
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    const check = async (section: 'eligibility.card' | 'eligibility.invite', typed: string) => {
      const way = within(await page.findByRole('region', { name: t(section) }));
      await userEvent.clear(way.getByRole('textbox'));
      await userEvent.type(way.getByRole('textbox'), typed);
      await userEvent.click(way.getByRole('button', { name: t('eligibility.check') }));
      return way;
    };
    const card = await check('eligibility.card', '42424242');
    await card.findByText(t('eligibility.card.no', { digits: '42424242' }));
    // Another one can be checked, and the same once more.
    await check('eligibility.card', '35303530');
    await card.findByText(t('eligibility.card.no', { digits: '35303530' }));
    await userEvent.click(card.getByRole('button', { name: t('eligibility.check') }));
    await card.findByText(t('eligibility.card.no', { digits: '35303530' }));
    await card.findByRole('button', { name: t('eligibility.check') });
    const invite = await check('eligibility.invite', 'NOIR-2026');
    await invite.findByText(t('eligibility.invite.yes', { level: t('tier.noir') }));
  },
});
