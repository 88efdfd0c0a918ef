import type { Meta, StoryObj } from '@storybook/react-vite';
import { TabPanels } from './TabPanels.tsx';
import { wordsOf, type StoryWords } from '../base/story-words.ts';
import { text } from '../base/typography.css.ts';

const meta: Meta<typeof TabPanels> = {
  title: 'Components/Navigation/TabPanels',
  component: TabPanels,
  parameters: {
    docs: {
      description: {
        component: `Parts of one page, one of which is shown. Arrow keys, Home and End select immediately.

**Do** use it for parts that are read one at a time, such as the rules of a hotel.

**Do not** hide what people compare, and do not use it for views with an address of their own (\`TabLinks\`).`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof TabPanels>;

const parts = ({ t }: StoryWords) => [
  {
    id: 'privileges',
    label: t('stays.detail.privileges'),
    panel: <p className={text.body}>{`${t('stays.detail.breakfast')}. ${t('stays.detail.credit')}`}</p>,
  },
  {
    id: 'facts',
    label: t('stays.detail.facts'),
    panel: (
      <p className={text.body}>
        {t('stays.detail.times', { in: '15:00', out: '12:00', until: 'anyHour', latest: '' })}
      </p>
    ),
  },
  {
    id: 'policies',
    label: t('stays.detail.policies'),
    panel: <p className={text.body}>{t('booking.quota.kept')}</p>,
  },
];

export const Plain: Story = {
  render: (_args, context) => (
    <TabPanels label={wordsOf(context).t('stays.detail.facts')} tabs={parts(wordsOf(context))} />
  ),
};
export const WithCounts: Story = {
  render: (_args, context) => (
    <TabPanels
      label={wordsOf(context).t('stays.detail.facts')}
      tabs={parts(wordsOf(context)).map((part, i) => ({ ...part, count: i * 4 + 2 }))}
    />
  ),
};
export const OneDisabled: Story = {
  render: (_args, context) => (
    <TabPanels
      label={wordsOf(context).t('stays.detail.facts')}
      tabs={parts(wordsOf(context)).map((part) => ({ ...part, disabled: part.id === 'facts' }))}
    />
  ),
};
/** By keyboard: left arrow on the first selects the last. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('tab')[0] as HTMLElement);
    await userEvent.keyboard('{ArrowLeft}');
    await canvas.findByRole('tab', {
      selected: true,
      name: canvas.getAllByRole('tab').at(-1)?.textContent ?? '',
    });
  },
  render: (_args, context) => (
    <TabPanels label={wordsOf(context).t('stays.detail.facts')} tabs={parts(wordsOf(context))} />
  ),
};
