import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenLoader } from '@voyage/home/pages/screen-route.ts';
import { ScreenPage } from '@voyage/home/pages/ScreenPage.tsx';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, userEvent, within } from 'storybook/test';

export default { title: 'Pages/Screen', tags: ['!autodocs'] } satisfies Meta;

/** Another place by its button; the rotation then stops. */
export const AnotherPlace: StoryObj = pageStory(
  {
    at: 'screen',
    search: noQuery,
    load: screenLoader,
    page: ({ load }: { load: { city: string } }) => <ScreenPage city={load.city} />,
  },
  {
    play: async (context) => {
      const { t } = wordsOf(context);
      const page = within(context.canvasElement);
      await userEvent.click(await page.findByRole('button', { name: t('screen.pause') }));
      const first = context.canvasElement.querySelector('[data-display]')?.textContent;
      await userEvent.click(page.getByRole('button', { name: t('screen.next') }));
      await expect(context.canvasElement.querySelector('[data-display]')?.textContent).not.toBe(first);
      await page.findByRole('button', { name: t('screen.resume') });
    },
  },
);
