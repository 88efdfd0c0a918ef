import type { Meta, StoryObj } from '@storybook/react-vite';
import { hotels, story } from '@voyage/ui/base/story-cards.ts';
import { wordsOf, type StoryWords } from '@voyage/ui/base/story-words.ts';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { InteractiveMap } from './InteractiveMap.tsx';
import type { MapTexts } from './map-props.ts';

const meta: Meta<typeof InteractiveMap> = {
  title: 'Components/Travel/InteractiveMap',
  component: InteractiveMap,
  parameters: {
    docs: {
      description: {
        component: `Places on a map, one button each, in the order of the list beside it. Nothing is loaded until the map is about to scroll into view. If it cannot be drawn, a sentence says so.

**Do** show the same places in a list beside it, and highlight the hovered one in both.

**Do not** show anything on the map that is not in the list, or let the map fill the window: readers must be able to scroll past it.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof InteractiveMap>;

const texts = {
  label: story('Map of the hotels', '飯店地圖', '酒店地图', 'ホテルの地図'),
  automatic: story(
    'Search as the map moves',
    '移動地圖時自動搜尋',
    '移动地图时自动搜索',
    '地図の移動に合わせて検索',
  ),
  area: story('Search this area', '搜尋此區域', '搜索此区域', 'このエリアを検索'),
};
const wordsFrom = ({ t }: StoryWords): MapTexts => ({
  loading: t('site.loading'),
  failed: t('stays.map.failed'),
  retry: t('site.retry'),
  unavailable: t('stays.map.unavailable'),
  zoomIn: t('stays.map.zoomIn'),
  zoomOut: t('stays.map.zoomOut'),
  showAll: t('stays.map.showAll'),
  close: t('site.close'),
  credit: t('stays.map.credit'),
  group: (places) => ({
    mark: t('stays.map.group', { count: places.length }),
    label: t('stays.map.groupLabel', {
      group: t('stays.map.group', { count: places.length }),
    }),
  }),
});
/** A point in each city that the places of a story are around. */
const centres = {
  /** The Trocadéro. */
  paris: { lat: 48.863, lng: 2.2875 },
  /** Shinbashi, between the bay and the palace. */
  tokyo: { lat: 35.6664, lng: 139.7583 },
  /** Bang Rak, on the Chao Phraya. */
  bangkok: { lat: 13.7285, lng: 100.5005 },
};
const offsets = [
  [0, 0],
  [0.004, 0.021],
  [-0.011, 0.034],
  [-0.0108, 0.0345],
  [0.0075, 0.052],
  [-0.003, 0.06],
] as const;
interface Shown {
  words: StoryWords;
  count: number;
  city?: keyof typeof centres;
  /** The card of a place is shown below the map. */
  cardBelow?: boolean;
}
function Shown({ words, count, city = 'paris', cardBelow = false }: Shown) {
  const [picked, setPicked] = useState('1');
  const [active, setActive] = useState<string | null>(null);
  const [automatic, setAutomatic] = useState(false);
  const [asked, setAsked] = useState(0);
  const places = offsets.slice(0, count).map(([lat, lng], i) => {
    const name = words.pick(hotels[i % hotels.length]?.name ?? story('', '', '', ''));
    const price = `US$${280 + i * 65}`;
    return {
      id: String(i),
      mark: price,
      label: `${name}, ${price}`,
      point: { lat: centres[city].lat + lat, lng: centres[city].lng + lng },
    };
  });
  const nameOf = (id: string) => places.find((place) => place.id === id)?.label;
  return (
    <div style={{ height: '30rem' }} data-asked={asked}>
      <InteractiveMap
        label={words.pick(texts.label)}
        locale={words.locale}
        words={wordsFrom(words)}
        places={places}
        {...(cardBelow
          ? { picked: { id: picked, onPick: setPicked } }
          : {
              active,
              onActive: setActive,
              renderCard: (id: string) => <a href={`#hotel-${id}`}>{nameOf(id)}</a>,
            })}
        area={{
          searchLabel: words.pick(texts.area),
          automaticLabel: words.pick(texts.automatic),
          automatic,
          onAutomatic: setAutomatic,
          onSearch: () => setAsked((times) => times + 1),
        }}
      />
    </div>
  );
}
/** A hotel in the middle, with neighbours within a hundred metres, nearest first. */
function Around({ words, at }: { words: StoryWords; at: { lat: number; lng: number } }) {
  const close = [
    [0.0002, 0],
    [0.0009, 0.0003],
    [0.0006, -0.0007],
    [0.0006, -0.0008],
  ] as const;
  const nameOf = (i: number) => words.pick(hotels[i % hotels.length]?.name ?? story('', '', '', ''));
  return (
    <div style={{ height: '18rem' }}>
      <InteractiveMap
        label={words.pick(texts.label)}
        locale={words.locale}
        words={wordsFrom(words)}
        here={{ name: nameOf(0), point: at }}
        places={close.map(([lat, lng], i) => ({
          id: String(i),
          mark: String(i + 1),
          label: `${i + 1} ${nameOf(i + 1)}`,
          point: { lat: at.lat + lat, lng: at.lng + lng },
        }))}
        renderCard={(id) => <span>{id}</span>}
      />
    </div>
  );
}
const drawn: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('[data-drawn]')).not.toBeNull(), {
    timeout: 60_000,
  });
};
/** In Tokyo, between the bay and the palace. */
export const One: Story = {
  render: (_args, context) => <Shown words={wordsOf(context)} count={1} city="tokyo" />,
  play: drawn,
};
export const Many: Story = {
  render: (_args, context) => <Shown words={wordsOf(context)} count={6} />,
  play: drawn,
};
/** Two markers that would overlap are one; pressing it zooms in until they separate. */
export const Group: Story = {
  render: (_args, context) => <Shown words={wordsOf(context)} count={6} />,
  play: async (context) => {
    await drawn(context);
    const { canvasElement, userEvent } = context;
    const group = canvasElement.querySelector<HTMLElement>('[data-group]');
    await expect(group).not.toBeNull();
    if (group) await userEvent.click(group);
    await waitFor(() => expect(canvasElement.querySelector('[data-group]')).toBeNull(), { timeout: 60_000 });
  },
};
/** Markers by keyboard: in list order, Enter opens a card, Escape returns the focus. */
export const ByKeyboard: Story = {
  render: (_args, context) => <Shown words={wordsOf(context)} count={3} />,
  play: async (context) => {
    await drawn(context);
    const { canvas, userEvent } = context;
    const [list] = canvas.getAllByRole('list');
    const markers = [...(list?.querySelectorAll('button') ?? [])];
    await expect(markers).toHaveLength(3);
    markers[0]?.focus();
    await userEvent.tab();
    await expect(markers[1]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(markers[1]).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#hotel-1');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(markers[1]).toHaveFocus();
  },
};
/** The cards are outside the map: the marker of the picked place says its price, another's press picks that. */
export const Picked: Story = {
  render: (_args, context) => <Shown words={wordsOf(context)} count={3} cardBelow />,
  play: async (context) => {
    await drawn(context);
    const { canvas, userEvent } = context;
    await expect(canvas.getByRole('button', { current: true })).toHaveTextContent('US$345');
    const third = canvas.getByRole('button', { name: /US\$410/ });
    await userEvent.click(third);
    await expect(third).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getAllByRole('button', { current: true })).toHaveLength(1);
    await expect(canvas.queryByRole('link')).toBeNull();
    third.blur(); // whether its focus is shown depends on earlier presses
    await userEvent.unhover(third);
  },
};
/** No number covers the hotel's name or another number; a line leads from each to where it belongs. */
export const CloseNeighbours: Story = {
  render: (_args, context) => <Around words={wordsOf(context)} at={{ lat: 13.72011, lng: 100.51511 }} />,
  play: async (context) => {
    await drawn(context);
    const { canvas } = context;
    const numbers = canvas.getAllByRole('button', { name: /^\d/ });
    await expect(numbers).toHaveLength(4);
    const name = canvas.getByText(wordsOf(context).pick(hotels[0]?.name ?? story('', '', '', '')));
    const boxes = [name, ...numbers].map((element) => element.getBoundingClientRect());
    for (const [i, a] of boxes.entries())
      for (const b of boxes.slice(i + 1)) {
        const [right, down] = [
          Math.min(a.right, b.right) - Math.max(a.left, b.left),
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
        ];
        // the corners of two circles may
        await expect(Math.min(right, down)).toBeLessThan(i === 0 ? 1 : 9);
      }
  },
};
/** In the middle of Australia: no street, river or coast is near, and the map opens far away. */
export const NothingDrawnNear: Story = {
  render: (_args, context) => <Around words={wordsOf(context)} at={{ lat: -25.3444, lng: 131.0369 }} />,
  play: async (context) => {
    await drawn(context);
    const [nearer] = context.canvas.getAllByRole('button', { name: wordsOf(context).t('stays.map.zoomIn') });
    await expect(nearer).not.toHaveAttribute('aria-disabled');
  },
};
/** After the map was moved, its area can be searched. */
export const Moved: Story = {
  render: (_args, context) => <Shown words={wordsOf(context)} count={3} city="bangkok" />,
  play: async (context) => {
    await drawn(context);
    const words = wordsOf(context);
    const { canvas, canvasElement, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: words.t('stays.map.zoomOut') }));
    await userEvent.click(
      await canvas.findByRole('button', { name: words.pick(texts.area) }, { timeout: 60_000 }),
    );
    await expect(canvasElement.querySelector('[data-asked="1"]')).not.toBeNull();
    const automatic = canvas.getByRole('checkbox');
    await expect(automatic).toHaveFocus(); // the pressed button has disappeared
    automatic.blur(); // whether its focus is shown depends on earlier presses
  },
};
/** Without WebGL: one sentence, and the list. */
export const CannotBeDrawn: Story = {
  beforeEach: () => {
    const own = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = () => null;
    return () => {
      HTMLCanvasElement.prototype.getContext = own;
    };
  },
  render: (_args, context) => <Shown words={wordsOf(context)} count={3} />,
  play: async (context) => {
    await expect(await context.canvas.findByText(wordsOf(context).t('stays.map.unavailable'))).toBeVisible();
  },
};
/** Its data has not come yet: the prices are on paper, not in the sea. */
export const BeforeItsData: Story = {
  beforeEach: () => {
    const own = globalThis.fetch;
    globalThis.fetch = (input, init) =>
      /\.json\b/.test(String(input)) ? new Promise(() => {}) : own(input, init);
    return () => {
      globalThis.fetch = own;
    };
  },
  render: (_args, context) => <Shown words={wordsOf(context)} count={3} city="tokyo" />,
  play: drawn,
};
