import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge.tsx';
import { wordsOf } from '../base/story-words.ts';
import { inline } from '../base/layout.css.ts';

const meta: Meta<typeof Badge> = {
  title: 'Components/Content/Badge',
  component: Badge,
  parameters: {
    docs: {
      description: {
        component: `A word that labels what it is next to: the level of a member, a draft, a hotel we know well.

**Do** keep it to a word or two, next to a name.

**Do not** use it for the state of an order, which is a \`StatusBadge\`, or to create pressure ("only one left").`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Badge>;

export const Levels: Story = {
  render: (_args, context) => (
    <div className={inline.x3}>
      {['basic', 'elite', 'platinum', 'noir', 'employee', 'agent'].map((level) => (
        <Badge key={level}>{wordsOf(context).t(`tier.${level}`)}</Badge>
      ))}
    </div>
  ),
};
/** Within text on a page. */
export const InALine: Story = {
  render: (_args, context) => (
    <p>
      <span>Mei-Ling Chen</span> <Badge>{wordsOf(context).t('tier.noir')}</Badge>
    </p>
  ),
};
export const Flagship: Story = {
  render: (_args, context) => <Badge>{wordsOf(context).t('stays.flagship')}</Badge>,
};
