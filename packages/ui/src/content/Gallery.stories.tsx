import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from './Gallery.tsx';
import { galleryWords, picturesIn } from './story-gallery.ts';
import { wordsOf } from '../base/story-words.ts';

const meta: Meta<typeof Gallery> = {
  title: 'Components/Content/Gallery',
  component: Gallery,
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: `One large picture and four small ones; on a phone a row to swipe, with a counter. Each opens enlarged, in a layer that is loaded when it is first needed.

**Do** put the best picture first; describe what each shows; write captions that add something.

**Do not** let it move automatically, or show a room that is not in this hotel.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Gallery>;

const of = (count: number): Story => ({
  render: (_args, context) => (
    <Gallery words={galleryWords(wordsOf(context))} pictures={picturesIn(wordsOf(context), count)} priority />
  ),
});
export const Seven: Story = of(7);
export const Five: Story = of(5);
export const Three: Story = of(3);
export const Two: Story = of(2);
export const One: Story = of(1);
/** The second picture enlarged. Arrow keys, Home, End and Escape. */
export const Opened: Story = {
  ...of(7),
  play: async ({ canvas, userEvent }) => {
    const second = canvas.getAllByRole('button')[1];
    if (second) await userEvent.click(second);
    await canvas.findByRole('dialog');
  },
};
