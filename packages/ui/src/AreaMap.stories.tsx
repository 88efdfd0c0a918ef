import type { Meta, StoryObj } from '@storybook/react-vite';
import AreaMap from './AreaMap.tsx';
import { hotels, story } from './story-cards.ts';
import { wordsOf, type StoryWords } from './story-words.ts';

const meta: Meta<typeof AreaMap> = {
  title: 'Components/Travel/AreaMap',
  component: AreaMap,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '48rem', aspectRatio: '3 / 2' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Where places stand around one: rings of a round distance, the north at the top, marks numbered as in the list beside it. It needs nothing from anywhere.

**Do** show it in a \`MapFrame\`, with the list; say that it is a sketch.

**Do not** use it for more than a town, or where streets matter.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof AreaMap>;

const around = [
  { lat: 48.8672, lng: 2.3012 },
  { lat: 48.8561, lng: 2.2785 },
  { lat: 48.8724, lng: 2.2931 },
];
const Map = ({
  words: { pick },
  points,
}: {
  words: StoryWords;
  points: readonly { lat: number; lng: number }[];
}) => (
  <AreaMap
    label={pick(story('Hotels around the house', '飯店周邊', '酒店周边', 'ホテルの周辺'))}
    centre={{ lat: 48.863, lng: 2.2875 }}
    places={points.map((point, i) => ({
      id: String(i),
      name: pick((hotels[i % hotels.length] ?? hotels[0])?.name ?? story('', '', '', '')),
      point,
      href: `#hotel-${i}`,
    }))}
    distance={(metres) => `${metres} m`}
    north="N"
    onFollow={() => undefined}
  />
);
export const Three: Story = { render: (_args, context) => <Map words={wordsOf(context)} points={around} /> };
/** Neighbours on one street do not cover each other. */
export const Close: Story = {
  render: (_args, context) => (
    <Map
      words={wordsOf(context)}
      points={[0, 1, 2, 3].map((i) => ({ lat: 48.8662 + i * 0.0001, lng: 2.2921 }))}
    />
  ),
};
