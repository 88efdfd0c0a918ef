import type { Meta, StoryObj } from '@storybook/react-vite';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import { expect, userEvent, within } from 'storybook/test';
import type { SpaceFlightText } from '../state/content.ts';
import { spaceFlightLoader } from './experience-route.ts';
import { SpaceFlightPage } from './SpaceFlightPage.tsx';

export default { title: 'Pages/Space flight', tags: ['!autodocs'] } satisfies Meta;

const page = {
  at: 'ultraluxe-experiences/virgin-galactic',
  search: noQuery,
  load: spaceFlightLoader,
  page: ({ load }: { load: SpaceFlightText }) => <SpaceFlightPage content={load} />,
};

export const Default: StoryObj = pageStory(page);
/** The stages are one radio group: arrow keys move through them, and a number in the picture is pressed. */
export const AtTheTop: StoryObj = pageStory(page, {
  play: async ({ canvasElement }) => {
    const [stages] = await within(canvasElement).findAllByRole('group');
    const radios = within(stages ?? canvasElement).getAllByRole('radio');
    await expect(radios[0]).toBeChecked();
    await userEvent.click(radios[0] ?? canvasElement);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(radios[2]).toBeChecked();
    const mark = canvasElement.querySelector('[data-stop=weightless] circle');
    await userEvent.click(mark ?? canvasElement);
    await expect(radios[4]).toBeChecked();
  },
});
