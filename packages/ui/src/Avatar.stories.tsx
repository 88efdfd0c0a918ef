import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './Avatar.tsx';
import { Inline } from './Layout.tsx';

const meta: Meta<typeof Avatar> = {
  title: 'Components/Content/Avatar',
  component: Avatar,
  parameters: {
    docs: {
      description: {
        component: `The initials of a member: first letters in Latin script, the family name in Chinese or Japanese. No file is needed.

**Do** write the name beside it; then it says nothing to a screen reader.

**Do not** use it alone without \`label\`.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Avatar>;
const names = [
  'Mei-Ling Chen',
  '陳美玲',
  '歐陽娜娜',
  '佐藤 花子',
  'Maximiliana Featherstonehaugh',
  'Éloïse de la Tour',
  'x',
];
export const Small: Story = {
  render: () => (
    <Inline gap="x2">
      <Avatar name="Mei-Ling Chen" size="small" />
      <span>Mei-Ling Chen</span>
    </Inline>
  ),
};
export const Medium: Story = { render: () => <Avatar name="Mei-Ling Chen" label="Mei-Ling Chen" /> };
export const Large: Story = { render: () => <Avatar name="陳美玲" size="large" label="陳美玲" /> };
export const Names: Story = {
  render: () => (
    <Inline gap="x3">
      {names.map((name) => (
        <Avatar key={name} name={name} label={name} />
      ))}
    </Inline>
  ),
};
