import type { Meta, StoryObj } from '@storybook/react-vite';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { WhiteDesertText } from '../state/content.ts';
import { whiteDesertLoader } from './experience-route.ts';
import { WhiteDesertPage } from './WhiteDesertPage.tsx';

export default { title: 'Pages/White desert', tags: ['!autodocs'] } satisfies Meta;

const page = {
  at: 'ultraluxe-experiences/white-desert',
  search: noQuery,
  load: whiteDesertLoader,
  page: ({ load }: { load: WhiteDesertText }) => <WhiteDesertPage content={load} />,
};

export const Default: StoryObj = pageStory(page);
/** A press on the map selects in the list, and a camp opens a dialog that returns the focus. */
export const ACamp: StoryObj = pageStory(page, {
  play: async (context) => {
    const { t } = wordsOf(context);
    const canvas = within(context.canvasElement);
    const radios = await canvas.findAllByRole('radio');
    const mark = await waitFor(() => {
      const found = context.canvasElement.querySelector('[data-stop=penguins] circle');
      if (!found) throw new Error('the map is not drawn yet');
      return found;
    });
    await userEvent.click(mark);
    await waitFor(() => expect(radios[4]).toBeChecked());
    const camps = canvas.getAllByRole('button').filter((button) => /[:：]/.test(button.ariaLabel ?? ''));
    await expect(camps).toHaveLength(2);
    await userEvent.click(camps[0] ?? document.body);
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: t('site.close') }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(camps[0]).toHaveFocus());
    await userEvent.click(camps[1] ?? document.body);
    await screen.findByRole('dialog');
  },
});
