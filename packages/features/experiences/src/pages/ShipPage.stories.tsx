import type { Meta, StoryObj } from '@storybook/react-vite';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { shipLoader, type ShipLoad } from './experience-route.ts';
import { ShipPage } from './ShipPage.tsx';

export default { title: 'Pages/Ship', tags: ['!autodocs'] } satisfies Meta;

/** The decks are one radio group: arrow keys move down through them, and one in the drawing is pressed. */
export const Endeavour: StoryObj = pageStory(
  {
    at: 'ultraluxe-experiences/silver-seas/endeavour',
    search: noQuery,
    load: ({ context }: Pick<Parameters<typeof shipLoader>[0], 'context'>) =>
      shipLoader({ context, params: { line: 'silver-seas', shipId: 'endeavour' } }),
    page: ({ load }: { load: ShipLoad }) => <ShipPage load={load} />,
  },
  {
    play: async ({ canvasElement }) => {
      const radios = await within(canvasElement).findAllByRole('radio');
      await expect(radios[0]).toBeChecked();
      await userEvent.click(radios[0] ?? canvasElement);
      await userEvent.keyboard('{ArrowDown}');
      await expect(radios[1]).toBeChecked();
      const deck = await waitFor(() => {
        const found = canvasElement.querySelector('[data-stop="5"] path');
        if (!found) throw new Error('the ship is not drawn yet');
        return found;
      });
      await userEvent.click(deck);
      await waitFor(() => expect(radios[2]).toBeChecked());
    },
  },
);
