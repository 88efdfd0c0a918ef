import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArticleCard } from './ArticleCard.tsx';
import { articles } from '../base/story-cards.ts';
import { wordsOf, type StoryWords } from '../base/story-words.ts';
import { grid } from '../base/layout.css.ts';

const meta: Meta<typeof ArticleCard> = {
  title: 'Components/Content/ArticleCard',
  component: ArticleCard,
  parameters: {
    docs: {
      description: {
        component: `An article of the journal: picture, category, title, a sentence, date and length. The title is the link; the whole card can be pressed.

**Do** write a title that can stand alone; keep the sentence to two lines.

**Do not** repeat the title in the sentence, or write "read more".`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof ArticleCard>;

const Card = ({
  words: { pick },
  at = 0,
  bare = false,
}: {
  words: StoryWords;
  at?: number;
  bare?: boolean;
}) => {
  const article = articles[at] ?? articles[0];
  if (!article) return null;
  return (
    <ArticleCard
      level={2}
      href="#article"
      title={pick(article.title)}
      category={pick(article.category)}
      note={pick(article.note)}
      picture={article.picture}
      alt={pick(article.alt)}
      sizes="(min-width: 48rem) 26rem, 100vw"
      priority
      {...(bare ? {} : { text: pick(article.text) })}
    />
  );
};
const one: Story['decorators'] = [
  (Story) => (
    <div style={{ maxWidth: '26rem' }}>
      <Story />
    </div>
  ),
];
export const Full: Story = { decorators: one, render: (_args, context) => <Card words={wordsOf(context)} /> };
export const TitleOnly: Story = {
  decorators: one,
  render: (_args, context) => <Card words={wordsOf(context)} at={1} bare />,
};
export const InAGrid: Story = {
  render: (_args, context) => (
    <div className={grid.medium}>
      {[0, 1, 2].map((at) => (
        <Card key={at} words={wordsOf(context)} at={at} />
      ))}
    </div>
  ),
};
