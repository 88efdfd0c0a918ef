import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../forms/Button.tsx';
import Lightbox from './Lightbox.tsx';
import { galleryWords, picturesIn } from './story-gallery.ts';
import { wordsOf, type StoryWords } from '../base/story-words.ts';

const meta: Meta<typeof Lightbox> = {
  title: 'Components/Content/Lightbox',
  component: Lightbox,
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: `Pictures one at a time, as large as the window: swipe, arrow keys, Home and End, buttons; Escape closes it and returns the focus. Changes of the caption and the number are announced. \`Gallery\` opens it.

**Do** load it lazily.

**Do not** crop a picture here.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Lightbox>;

function Shown({ words, count, first }: { words: StoryWords; count: number; first: number }) {
  const [open, setOpen] = useState(true);
  const { enlarge, ...rest } = galleryWords(words);
  return (
    <div style={{ minHeight: '20rem' }}>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {enlarge}
      </Button>
      {open && (
        <Lightbox
          words={rest}
          pictures={picturesIn(words, count)}
          first={first}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
export const First: Story = {
  render: (_args, context) => <Shown words={wordsOf(context)} count={7} first={0} />,
};
/** A portrait picture. */
export const Portrait: Story = {
  render: (_args, context) => <Shown words={wordsOf(context)} count={7} first={5} />,
};
export const Last: Story = {
  render: (_args, context) => <Shown words={wordsOf(context)} count={7} first={6} />,
};
export const Single: Story = {
  render: (_args, context) => <Shown words={wordsOf(context)} count={1} first={0} />,
};
/** End, then one back: the sixth. */
export const ByKeyboard: Story = {
  render: (_args, context) => <Shown words={wordsOf(context)} count={7} first={0} />,
  play: async ({ canvas, userEvent, ...context }) => {
    const { position } = galleryWords(wordsOf(context));
    const dialog = await canvas.findByRole('dialog');
    // That it takes the focus itself is tested in a separate browser (gallery.spec.ts): here many stories
    // share one.
    dialog.querySelector('button')?.focus();
    // Arrow keys work only once the slides are laid out.
    for (let i = 0; i < 100 && canvas.queryAllByText(position(7, 7)).length === 0; i++) {
      await userEvent.keyboard('{End}');
      await new Promise((moved) => setTimeout(moved, 50));
    }
    await canvas.findAllByText(position(7, 7));
    await userEvent.keyboard('{ArrowLeft}');
    await canvas.findAllByText(position(6, 7));
  },
};
