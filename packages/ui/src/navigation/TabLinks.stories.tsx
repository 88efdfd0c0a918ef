import type { Meta, StoryObj } from '@storybook/react-vite';
import { TabLinks } from './TabLinks.tsx';
import { wordsOf, type StoryWords } from '../base/story-words.ts';

const meta: Meta<typeof TabLinks> = {
  title: 'Components/Navigation/TabLinks',
  component: TabLinks,
  parameters: {
    docs: {
      description: {
        component: `Views of one list, each with an address: back and reload keep the view.

**Do** show the count if there is one, and keep the order.

**Do not** use it for parts of one page (\`TabPanels\`) or for steps (\`Steps\`).`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof TabLinks>;

const orders = ['all', 'confirmed', 'completed', 'cancelled'];
const Row = ({
  words: { t },
  counts,
  ids = orders.map((id) => `orders.tab.${id}`),
  label = 'orders.tabs',
}: {
  words: StoryWords;
  counts?: number[];
  ids?: string[];
  label?: string;
}) => (
  <TabLinks
    label={t(label)}
    current={`#${ids[1]}`}
    links={ids.map((id, i) => ({
      href: `#${id}`,
      label: t(id),
      ...(counts ? { count: counts[i] ?? 0 } : {}),
    }))}
  />
);

export const Plain: Story = { render: (_args, context) => <Row words={wordsOf(context)} /> };
export const WithCounts: Story = {
  render: (_args, context) => <Row words={wordsOf(context)} counts={[12, 3, 8, 1]} />,
};
/** Wider than its container: the row scrolls sideways and no label wraps. */
export const TooWide: Story = {
  render: (_args, context) => (
    <div style={{ maxWidth: '18rem' }}>
      <Row
        words={wordsOf(context)}
        label="stays.sort"
        ids={[
          'stays.sort.recommended',
          'stays.sort.price-ascending',
          'stays.sort.price-descending',
          'stays.sort.newest',
        ]}
      />
    </div>
  ),
};
