import type { Meta, StoryObj } from '@storybook/react-vite';
import { theme } from '@voyage/themes/contract.css.ts';
import { lazy } from 'react';
import { MapFrame } from './MapFrame.tsx';
import { hotels, story } from './story-cards.ts';
import { wordsOf, type StoryWords } from './story-words.ts';

const meta: Meta<typeof MapFrame> = {
  title: 'Components/Travel/MapFrame',
  component: MapFrame,
  parameters: {
    docs: {
      description: {
        component: `Where a map will be. Until it is asked for, nothing is loaded and nobody is called: lines, a button, and beside it a list that says the same as the map.

**Do** keep the list in the order of the page; give the map as a function that renders a lazily loaded component.

**Do not** open it by itself, or show a place on the map only.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof MapFrame>;

const words4 = {
  label: story('Map of the hotels', '飯店地圖', '酒店地图', 'ホテルの地図'),
  show: story('Show the map', '顯示地圖', '显示地图', '地図を表示'),
  list: story('Hotels on this map', '地圖上的飯店', '地图上的酒店', '地図上のホテル'),
  failed: story(
    'The map could not be loaded.',
    '地圖無法載入。',
    '地图无法加载。',
    '地図を読み込めませんでした。',
  ),
};
const Drawn = () => <div style={{ height: '100%', background: theme.color.panel }} />;
const Coming = lazy(() => new Promise<{ default: typeof Drawn }>(() => undefined));

const Frame = ({ words: { pick, t }, children }: { words: StoryWords; children: () => React.ReactNode }) => (
  <MapFrame
    label={pick(words4.label)}
    showLabel={pick(words4.show)}
    loadingLabel={t('site.loading')}
    failedText={pick(words4.failed)}
    retryLabel={t('site.retry')}
    listLabel={pick(words4.list)}
    places={hotels.map((hotel, i) => ({
      id: String(i),
      name: pick(hotel.name),
      detail: pick(hotel.place),
      href: `#hotel-${i}`,
    }))}
  >
    {children}
  </MapFrame>
);
const pressed: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button'));
};
export const Closed: Story = {
  render: (_args, context) => <Frame words={wordsOf(context)}>{() => <Drawn />}</Frame>,
};
export const Loading: Story = {
  render: (_args, context) => <Frame words={wordsOf(context)}>{() => <Coming />}</Frame>,
  play: pressed,
};
export const Shown: Story = {
  render: (_args, context) => <Frame words={wordsOf(context)}>{() => <Drawn />}</Frame>,
  play: pressed,
};
