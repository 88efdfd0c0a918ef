import type { Meta, StoryObj } from '@storybook/react-vite';
import { PictureStrip } from './PictureStrip.tsx';
import { story } from '@voyage/ui/base/story-cards.ts';
import { check, until } from '@voyage/ui/base/story-check.ts';
import { pictures } from '@voyage/ui/base/story-pictures.ts';
import { wordsOf } from '@voyage/ui/base/story-words.ts';

const meta: Meta<typeof PictureStrip> = {
  title: 'Components/Travel/PictureStrip',
  component: PictureStrip,
  decorators: [
    (Story) => (
      // The card gives the strip its size.
      <div style={{ display: 'grid', maxWidth: '30rem', aspectRatio: '3 / 2', overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `A few pictures of one thing, in a card: swiped on a touch screen, changed by buttons with a mouse, scrolled by the arrow keys. All but the first are fetched when they are asked for, so that a list of twenty hotels does not load a hundred pictures.

**Do** show two to six, the most important first; give it the card's own link.

**Do not** change pictures automatically, or use it where pictures are the subject of the page: use \`Gallery\`.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof PictureStrip>;

const label = story('Pictures of the hotel', '飯店照片', '酒店照片', 'ホテルの写真');
const basics = { href: '#hotel', sizes: '30rem', priority: true };
function checkImages(element: HTMLElement, wanted: number): void {
  const count = element.querySelectorAll('img').length;
  check(count === wanted, `${count} pictures are there and not ${wanted}`);
}
const turnOf = (element: HTMLElement, to: 'previous' | 'next') =>
  element.querySelector<HTMLElement>(`button[data-to=${to}]`);

/** Before any interaction only one picture is fetched. */
export const Initial: Story = {
  render: (_args, context) => (
    <PictureStrip
      {...basics}
      label={wordsOf(context).pick(label)}
      pictures={[pictures.villa, pictures.bedroom, pictures.pool, pictures.salon]}
    />
  ),
  play: ({ canvasElement }) => {
    checkImages(canvasElement, 1);
  },
};
/** There is no previous button at the first picture, and no next button at the last. */
export const Paged: Story = {
  render: (_args, context) => (
    <PictureStrip
      {...basics}
      label={wordsOf(context).pick(label)}
      pictures={[pictures.villa, pictures.bedroom, pictures.pool]}
    />
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(canvas.getByRole('group'));
    checkImages(canvasElement, 3);
    check(!turnOf(canvasElement, 'previous'), 'there is something before the first');
    const row = canvas.getByRole('group');
    for (const at of [1, 2]) {
      const next = turnOf(canvasElement, 'next');
      check(next, 'there is no button to the next picture');
      await userEvent.click(next);
      await until(() => Math.round(row.scrollLeft / row.clientWidth) === at, `picture ${at} is not reached`);
      await until(
        () => canvasElement.querySelectorAll('i')[at]?.dataset['now'] !== undefined,
        `the dots do not say that picture ${at} is shown`,
      );
    }
    check(!turnOf(canvasElement, 'next'), 'there is something after the last');
    check(turnOf(canvasElement, 'previous'), 'there is no way back');
  },
};
/** By keyboard: focus loads the other pictures, and the arrow keys scroll. */
export const Focused: Story = {
  render: (_args, context) => (
    <PictureStrip
      {...basics}
      label={wordsOf(context).pick(label)}
      pictures={[pictures.hall, pictures.armchair, pictures.coast]}
    />
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    check(document.activeElement === canvas.getByRole('group'), 'the keyboard does not reach the pictures');
    checkImages(canvasElement, 3);
  },
};
/** Pictures of other aspect ratios are cropped to the card's. */
export const UprightAndSquare: Story = {
  render: (_args, context) => (
    <PictureStrip
      {...basics}
      label={wordsOf(context).pick(label)}
      pictures={[pictures.armchair, pictures.salon]}
    />
  ),
};
