import type { Meta, StoryObj } from '@storybook/react-vite';
import { HotelCard } from './HotelCard.tsx';
import { hotelCard, type HotelOfStory } from './story-hotels.tsx';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { grid } from '@voyage/ui/base/layout.css.ts';

const meta: Meta<typeof HotelCard> = {
  title: 'Components/Travel/HotelCard',
  component: HotelCard,
  parameters: {
    docs: {
      description: {
        component: `One hotel in a grid or a rail; a list has \`HotelRow\`: picture, name, place, three facts, what a membership adds, and the price. The name is the link; the whole card can be pressed.

**Do** state what the price is for; give the value of a privilege in money; give the place as a district and a city.

**Do not** write "only one left", add a second link other than the brand's, or show a picture of another hotel.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof HotelCard>;

const Card = (of: HotelOfStory) => <HotelCard {...hotelCard(of)} />;
const one: Story['decorators'] = [
  (Story) => (
    <div style={{ maxWidth: '26rem' }}>
      <Story />
    </div>
  ),
];
export const Full: Story = { decorators: one, render: (_args, context) => <Card words={wordsOf(context)} /> };
/** Without dates there is no price. */
export const WithoutPrice: Story = {
  decorators: one,
  render: (_args, context) => <Card words={wordsOf(context)} at={1} bare />,
};
export const LongName: Story = {
  decorators: one,
  render: (_args, context) => <Card words={wordsOf(context)} long />,
};
/** No picture shows this hotel, or the list has just used all of them. */
export const WithPlate: Story = {
  decorators: one,
  render: (_args, context) => <Card words={wordsOf(context)} plate />,
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
