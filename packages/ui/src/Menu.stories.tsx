import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, RotateCcw, XCircle } from 'lucide-react';
import Menu from './Menu.tsx';
import { story } from './story-cards.ts';
import { wordsOf } from './story-words.ts';

const meta: Meta<typeof Menu> = {
  title: 'Components/Navigation/Menu',
  component: Menu,
  decorators: [
    (Story) => (
      <div style={{ minHeight: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      story: { inline: false, height: '360px' },
      description: {
        component: `Actions that belong to one thing, behind a button (the APG's menu button): arrow keys, Home, End, first letters, Escape. Heavy, so it is loaded lazily.

**Do** begin each with a verb; put what cannot be undone last.

**Do not** hide the main action in it, or use it for navigation: links in a list are enough there.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Menu>;

const more = story('More', '更多', '更多', 'その他');
const items = (context: Parameters<typeof wordsOf>[0], disabled = false) => {
  const { t } = wordsOf(context);
  return [
    { id: 'certificate', label: t('order.certificate'), icon: <Download size={18} aria-hidden /> },
    { id: 'again', label: t('order.again'), icon: <RotateCcw size={18} aria-hidden />, disabled },
    { id: 'cancel', label: t('order.cancel'), icon: <XCircle size={18} aria-hidden /> },
  ];
};
const opened: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button'));
};
export const Closed: Story = {
  render: (_args, context) => (
    <Menu label={wordsOf(context).pick(more)} items={items(context)} onAction={() => undefined} />
  ),
};
export const Open: Story = { ...Closed, play: opened };
export const OneDisabled: Story = {
  render: (_args, context) => (
    <Menu label={wordsOf(context).pick(more)} items={items(context, true)} onAction={() => undefined} />
  ),
  play: opened,
};
export const WithoutIcons: Story = {
  render: (_args, context) => (
    <Menu
      label={wordsOf(context).pick(more)}
      items={items(context).map(({ id, label }) => ({ id, label }))}
      onAction={() => undefined}
    />
  ),
  play: opened,
};
