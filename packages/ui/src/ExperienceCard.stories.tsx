import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExperienceCard } from './ExperienceCard.tsx';
import { Grid } from './Layout.tsx';
import { journeys, story } from './story-cards.ts';
import { wordsOf, type StoryWords } from './story-words.ts';

const meta: Meta<typeof ExperienceCard> = {
  title: 'Components/Travel/ExperienceCard',
  component: ExperienceCard,
  parameters: {
    docs: {
      description: {
        component: `A journey or an experience: a picture with its words, or wide across a page.

**Do** let the picture show the very thing; write what it costs to whom ("From NT$ … a person").

**Do not** put more than one wide card on a page.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof ExperienceCard>;

const from = story(
  'From NT$380,000 a person',
  '每人 NT$380,000 起',
  '每人 NT$380,000 起',
  'お一人様 NT$380,000 から',
);
const Card = ({
  words: { pick },
  at = 0,
  wide = false,
  bare = false,
}: {
  words: StoryWords;
  at?: number;
  wide?: boolean;
  bare?: boolean;
}) => {
  const journey = journeys[at] ?? journeys[0];
  if (!journey) return null;
  return (
    <ExperienceCard
      level={2}
      wide={wide}
      href="#journey"
      kind={pick(journey.kind)}
      title={pick(journey.title)}
      picture={journey.picture}
      alt={pick(journey.alt)}
      sizes={wide ? '100vw' : '(min-width: 48rem) 26rem, 100vw'}
      priority
      {...(bare ? {} : { text: pick(journey.text), note: pick(from) })}
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
export const Wide: Story = { render: (_args, context) => <Card words={wordsOf(context)} wide /> };
export const InAGrid: Story = {
  render: (_args, context) => (
    <Grid>
      {[0, 1].map((at) => (
        <Card key={at} words={wordsOf(context)} at={at} />
      ))}
    </Grid>
  ),
};
