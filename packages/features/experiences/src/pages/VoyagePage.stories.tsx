import type { Meta, StoryObj } from '@storybook/react-vite';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { voyageLoader, type VoyageLoad } from './experience-route.ts';
import { VoyagePage } from './VoyagePage.tsx';

export default { title: 'Pages/Voyage', tags: ['!autodocs'] } satisfies Meta;

const page = (params: Parameters<typeof voyageLoader>[0]['params']) => ({
  at: `ultraluxe-experiences/${params.line}/${params.shipId}/${params.itineraryId}`,
  search: noQuery,
  load: ({ context }: Pick<Parameters<typeof voyageLoader>[0], 'context'>) =>
    voyageLoader({ context, params }),
  page: ({ load }: { load: VoyageLoad }) => <VoyagePage load={load} />,
});

/**
 * The voyage ends where it began: its last port is selected with the arrow keys, and shares the first mark
 * on the map.
 */
export const AroundSvalbard: StoryObj = pageStory(
  page({ line: 'silver-seas', shipId: 'endeavour', itineraryId: 'longYear-longYear' }),
  {
    play: async ({ canvasElement }) => {
      const radios = await within(canvasElement).findAllByRole('radio');
      await userEvent.click(radios[0] ?? canvasElement);
      await userEvent.keyboard('{ArrowUp}');
      await expect(radios.at(-1)).toBeChecked();
      await waitFor(() =>
        expect(canvasElement.querySelectorAll('[data-stop]')).toHaveLength(radios.length - 1),
      );
      const mark = canvasElement.querySelector('[data-stop=moffen] circle');
      await userEvent.click(mark ?? canvasElement);
      await expect(radios[3]).toBeChecked();
    },
  },
);
export const AcrossSeas: StoryObj = pageStory(
  page({ line: 'regent-seven-seas', shipId: 'grandeur', itineraryId: 'istanbul-venice' }),
);
