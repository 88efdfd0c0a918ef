import type { Meta, StoryObj } from '@storybook/react-vite';
import { PictureCard } from './PictureCard.tsx';
import { story } from '../base/story-cards.ts';
import { alts, pictures } from '../base/story-pictures.ts';
import { wordsOf } from '../base/story-words.ts';

const meta: Meta<typeof PictureCard> = {
  title: 'Components/Content/PictureCard',
  component: PictureCard,
  parameters: {
    docs: {
      description: {
        component: `A picture with its caption, below it or over it depending on the brand. Hotels, articles, places and experiences use this card with their own text.

**Do** use the card made for the thing: HotelCard, ArticleCard, PlaceCard, ExperienceCard.

**Do not** put a second link or a button in the caption: the whole card is one link.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof PictureCard>;

const title = story('A week on the canals', '運河邊的一週', '运河边的一周', '運河で過ごす一週間');
const text = story(
  'Seven mornings by boat, before the day visitors come.',
  '七個清晨，趕在遊人之前搭船出門。',
  '七个清晨，赶在游人之前乘船出门。',
  '日帰り客が来る前、舟で出かける七つの朝。',
);
export const Caption: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  render: (_args, context) => {
    const { pick } = wordsOf(context);
    return (
      <PictureCard
        href="#card"
        title={pick(title)}
        text={pick(text)}
        picture={pictures.venice}
        alt={pick(alts.venice)}
        sizes="20rem"
        priority
      />
    );
  },
};
export const Wide: Story = {
  render: (_args, context) => {
    const { pick } = wordsOf(context);
    return (
      <PictureCard
        wide
        href="#card"
        title={pick(title)}
        text={pick(text)}
        picture={pictures.venice}
        alt={pick(alts.venice)}
        sizes="100vw"
        priority
      />
    );
  },
};
