import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlaceCard } from './PlaceCard.tsx';
import { story } from '@voyage/ui/base/story-cards.ts';
import { alts, pictures } from '@voyage/ui/base/story-pictures.ts';
import { wordsOf, type StoryWords } from '@voyage/ui/base/story-words.ts';
import { grid } from '@voyage/ui/base/layout.css.ts';

const meta: Meta<typeof PlaceCard> = {
  title: 'Components/Travel/PlaceCard',
  component: PlaceCard,
  parameters: {
    docs: {
      description: {
        component: `A destination: its picture, its name, and how many hotels it has. The name is the link, and the whole card can be pressed.

**Do** show the place itself.

**Do not** show another place that looks like it.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof PlaceCard>;

const places = [
  {
    picture: pictures.venice,
    alt: alts.venice,
    name: story('Venice', '威尼斯', '威尼斯', 'ヴェネツィア'),
    country: story('Italy', '義大利', '意大利', 'イタリア'),
  },
  {
    picture: pictures.kyoto,
    alt: alts.kyoto,
    name: story('Kyoto', '京都', '京都', '京都'),
    country: story('Japan', '日本', '日本', '日本'),
  },
  {
    picture: pictures.coast,
    alt: alts.coast,
    name: story('Mallorca', '馬約卡', '马略卡', 'マヨルカ'),
    country: story('Spain', '西班牙', '西班牙', 'スペイン'),
  },
];
const Card = ({ words: { t, pick }, at }: { words: StoryWords; at: number }) => {
  const place = places[at] ?? places[0];
  return (
    place && (
      <PlaceCard
        href="#place"
        name={pick(place.name)}
        detail={`${pick(place.country)} · ${t('stays.hotels.count', { count: 24 + at })}`}
        picture={place.picture}
        alt={pick(place.alt)}
        sizes="(min-width: 48rem) 26rem, 100vw"
        priority
      />
    )
  );
};
export const One: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  render: (_args, context) => <Card words={wordsOf(context)} at={0} />,
};
export const InAGrid: Story = {
  render: (_args, context) => (
    <div className={grid.medium}>
      {places.map(({ picture }, at) => (
        <Card key={picture.base} words={wordsOf(context)} at={at} />
      ))}
    </div>
  ),
};
