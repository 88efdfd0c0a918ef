import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArticleCard } from './ArticleCard.tsx';
import { PictureCard } from './PictureCard.tsx';
import { Rail } from './Rail.tsx';
import { articles, hotels, story } from '../base/story-cards.ts';
import { wordsOf, type StoryWords } from '../base/story-words.ts';
import { heading } from '../base/typography.css.ts';

const meta: Meta<typeof Rail> = {
  title: 'Components/Content/Rail',
  component: Rail,
  parameters: {
    docs: {
      description: {
        component: `A row that slides by touch, wheel, buttons and arrow keys, and snaps to its items. It scrolls before the script has loaded, and never moves automatically. After a button or key press it announces the position.

**Do** let the next item show at the edge; pass the heading of the row as \`heading\`.

**Do not** put anything essential in it, or more than about a dozen items.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Rail>;

const title = story(
  'Houses we return to',
  '我們一再回訪的飯店',
  '我们一再回访的酒店',
  '幾度も訪ねたいホテル',
);
const words = ({ t, pick }: StoryWords) => ({
  label: pick(title),
  previousLabel: t('frame.previous'),
  nextLabel: t('frame.next'),
  position: (number: number, total: number) => t('frame.slide', { number, total }),
});
const hotelCards = ({ pick }: StoryWords, count: number) =>
  Array.from({ length: count }, (_, i) => hotels[i % hotels.length]).map(
    (hotel, i) =>
      hotel && (
        <PictureCard
          key={i}
          href={`#hotel-${i}`}
          title={pick(hotel.name)}
          detail={pick(hotel.place)}
          picture={hotel.picture}
          alt={pick(hotel.alt)}
          sizes="26rem"
          priority
        />
      ),
  );

export const Hotels: Story = {
  render: (_args, context) => (
    <Rail
      {...words(wordsOf(context))}
      width="portrait"
      heading={<h2 className={heading.h2}>{wordsOf(context).pick(title)}</h2>}
    >
      {hotelCards(wordsOf(context), 7)}
    </Rail>
  ),
};
export const Articles: Story = {
  render: (_args, context) => (
    <Rail {...words(wordsOf(context))} width="card">
      {articles.map(({ title, category, note, picture, alt }) => (
        <ArticleCard
          key={picture.base}
          href="#article"
          title={wordsOf(context).pick(title)}
          category={wordsOf(context).pick(category)}
          note={wordsOf(context).pick(note)}
          picture={picture}
          alt={wordsOf(context).pick(alt)}
          sizes="26rem"
          priority
        />
      ))}
    </Rail>
  ),
};
/** Advanced by the button; the previous button is now enabled. */
export const Advanced: Story = {
  render: (_args, context) => (
    <Rail {...words(wordsOf(context))} width="portrait">
      {hotelCards(wordsOf(context), 7)}
    </Rail>
  ),
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getAllByRole('button').at(-1);
    if (next) await userEvent.click(next);
  },
};
/** Everything fits: there are no buttons. */
export const Few: Story = {
  render: (_args, context) => (
    <Rail
      {...words(wordsOf(context))}
      width="portrait"
      heading={<h2 className={heading.h2}>{wordsOf(context).pick(title)}</h2>}
    >
      {hotelCards(wordsOf(context), 1)}
    </Rail>
  ),
};
