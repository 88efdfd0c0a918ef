import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStory } from '@voyage/page-stories/page-story.tsx';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { at, days } from './results-stories.tsx';

// Below a wide window the map is a layer over the list.
export default { title: 'Pages/Results map', tags: ['!autodocs'] } satisfies Meta;

const paris = at(`?code=par&locationType=city${days}`);

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
/** Its hotels are cards below the map; a card and its marker are the current ones together. */
export const WithCards: StoryObj = pageStory(paris, {
  answers: ({ hotelSearch }) => ({ hotelSearch: { ...hotelSearch, total: hotelSearch.hotels.length } }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByLabelText(t('stays.sort'));
    const open = page.queryByRole('button', { name: t('stays.map.open') });
    if (!open) return; // it is beside the list
    await userEvent.click(open);
    const layer = await page.findByRole('dialog');
    const slow = { timeout: 60_000 };
    const cards = await within(layer).findByRole('list', { name: t('stays.map.list') }, slow);
    await waitFor(() => expect(layer.querySelector('[data-drawn]')).not.toBeNull(), slow);
    const second = within(cards).getAllByRole('link')[1];
    const isCurrent = async (link: HTMLElement | undefined) => {
      const marker = await within(layer).findByRole('button', { current: true });
      await waitFor(() =>
        expect(marker).toHaveAccessibleName(expect.stringContaining(link?.textContent ?? '')),
      );
    };
    cards.scrollTo({ left: cards.scrollWidth / 6 });
    await waitFor(() => isCurrent(second));
    const [first] = within(cards).getAllByRole('link');
    first?.focus();
    await waitFor(() => expect(cards.scrollLeft).toBe(0));
    second?.focus();
    await waitFor(() => isCurrent(second));
    second?.blur(); // whether its focus is shown depends on earlier presses
  },
});
