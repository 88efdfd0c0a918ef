import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { wordsOf, type StoryWords } from '../base/story-words.ts';
import * as css from './Tabs.css.ts';

const meta: Meta = {
  title: 'Components/Navigation/Tabs',
  parameters: {
    docs: {
      description: {
        component: `Styles for a row of links between views of one list (\`tabs\`, \`tab\`). They are links with an address, not an ARIA tab list: back and reload keep the view.

**Do** mark the one that is shown with \`aria-current="page"\`, name the row, and show the count if there is one.

**Do not** use them for consecutive steps, or use more than about six: the row scrolls on a phone.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj;

function Row({
  words,
  label = 'orders.tabs',
  tabs,
  width,
}: {
  words: StoryWords;
  label?: string;
  tabs: readonly { id: string; count?: number }[];
  width?: string;
}) {
  const { t } = words;
  const [current, setCurrent] = useState(tabs[1]?.id);
  return (
    <div style={{ maxWidth: width }}>
      <nav className={css.tabs} aria-label={t(label)}>
        {tabs.map(({ id, count }) => (
          <a
            key={id}
            className={css.tab}
            href={`#${id}`}
            aria-current={id === current ? 'page' : undefined}
            onClick={(event) => {
              event.preventDefault();
              setCurrent(id);
            }}
          >
            {t(id) + (count === undefined ? '' : ` (${count})`)}
          </a>
        ))}
      </nav>
    </div>
  );
}

const orders = ['orders.tab.all', 'orders.tab.confirmed', 'orders.tab.completed', 'orders.tab.cancelled'];
export const Plain: Story = {
  render: (_args, context) => <Row words={wordsOf(context)} tabs={orders.map((id) => ({ id }))} />,
};
export const WithCounts: Story = {
  render: (_args, context) => (
    <Row words={wordsOf(context)} tabs={orders.map((id, i) => ({ id, count: [12, 3, 8, 1][i] ?? 0 }))} />
  ),
};
/** Wider than its container: the row scrolls sideways and no label wraps. */
export const TooWide: Story = {
  render: (_args, context) => (
    <Row
      words={wordsOf(context)}
      width="18rem"
      label="stays.sort"
      tabs={[
        'stays.sort.recommended',
        'stays.sort.price-ascending',
        'stays.sort.price-descending',
        'stays.sort.newest',
      ].map((id) => ({ id }))}
    />
  ),
};
