import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStory } from '@voyage/page-stories/page-story.tsx';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { resultsAt, days } from './results-stories.tsx';

// Below a wide window the map is a layer over the list.
export default { title: 'Pages/Results map', tags: ['!autodocs'] } satisfies Meta;

const paris = resultsAt(`?code=par&locationType=city${days}`);

/** The layer is in the address. */
export const Closed: StoryObj = pageStory(paris, {
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByLabelText(t('stays.sort'));
    const open = page.queryByRole('button', { name: t('stays.map.open') });
    if (!open) return; // it is beside the list
    await userEvent.click(open);
    const layer = await page.findByRole('dialog');
    const [close] = await within(layer).findAllByRole('button', { name: t('site.close') });
    await userEvent.click(close ?? layer);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(open).toHaveFocus());
    open.blur(); // whether its focus is shown depends on earlier presses
  },
});
/** Its hotels are cards below the map, one at a time; the row follows the focus, and the focus the row. */
export const WithCards: StoryObj = pageStory(paris, {
  answers: ({ hotelSearch }) => ({ hotelSearch: { ...hotelSearch, total: hotelSearch.hotels.length } }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByLabelText(t('stays.sort'));
    const open = page.queryByRole('button', { name: t('stays.map.open') });
    if (!open) return; // it is beside the list
    await userEvent.click(open);
    const layer = within(await page.findByRole('dialog'));
    const cards = await layer.findByRole('list', { name: t('stays.map.list') });
    const [first, second, third] = within(cards)
      .getAllByRole('article')
      .map((card) => within(card).getByRole('link'));
    first?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await waitFor(() => expect(cards.scrollLeft).toBeGreaterThan(0));
    cards.scrollTo({ left: cards.scrollLeft * 2 });
    await waitFor(() => expect(third).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(cards.scrollLeft).toBe(0));
    first?.blur(); // whether its focus is shown depends on earlier presses
  },
});
