import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Button } from './Button.tsx';
import { wordsOf } from '../base/story-words.ts';
import { inline, stack } from '../base/layout.css.ts';

const meta: Meta<typeof Button> = {
  title: 'Components/Forms/Button',
  component: Button,
  argTypes: {
    children: { control: 'text', description: 'The label; in these stories it follows the language.' },
    busy: { control: 'text' },
  },
  render: ({ children, ...args }, context) => (
    <Button {...args}>{children ?? wordsOf(context).t('booking.submit')}</Button>
  ),
  parameters: {
    docs: {
      description: {
        component: `For actions: book, cancel, save. Anything that leads somewhere is a \`ButtonLink\`.

**Do** use one primary button per view; begin the label with a verb; while the action is running, pass \`busy\` the text for it, so that the button keeps its place and the change is announced.

**Do not** disable a submit button until a form is correct: let people press it, and say what is missing. Do not put two primary buttons side by side, or write labels in capitals.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Button>;

export const Primary: Story = {};
/** Repeated by every row of a list: quieter where the action colour is for one action a screen. */
export const Choice: Story = {
  args: { variant: 'choice' },
  render: (args, context) => <Button {...args}>{wordsOf(context).t('stays.detail.choose')}</Button>,
};
export const Secondary: Story = {
  args: { variant: 'secondary' },
  render: (args, context) => <Button {...args}>{wordsOf(context).t('order.again')}</Button>,
};
export const Quiet: Story = {
  args: { variant: 'quiet' },
  render: (args, context) => <Button {...args}>{wordsOf(context).t('stays.filters.clear')}</Button>,
};
/** As wide as its container: on a phone and in a summary. */
export const Block: Story = { args: { block: true } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledSecondary: Story = { args: { disabled: true, variant: 'secondary' } };

/** The label says what is going on; the button stays in place and can keep the focus. */
export const Busy: Story = {
  render: (args, context) => (
    <Button {...args} busy={wordsOf(context).t('booking.submitting')}>
      {wordsOf(context).t('booking.submit')}
    </Button>
  ),
};
export const BusySecondary: Story = {
  render: (args, context) => (
    <Button {...args} variant="secondary" busy={wordsOf(context).t('order.certificate.busy')}>
      {wordsOf(context).t('order.certificate')}
    </Button>
  ),
};

/** When pressed, it is busy for two seconds. */
export const BecomesBusy: Story = {
  render: function Render(args, context) {
    const { t } = wordsOf(context);
    const [busy, setBusy] = useState(false);
    const press = () => {
      setBusy(true);
      setTimeout(() => setBusy(false), 2000);
    };
    return (
      <Button {...args} busy={busy && t('booking.submitting')} onClick={press}>
        {t('booking.submit')}
      </Button>
    );
  },
};

/** The icon repeats the label and is hidden from screen readers. */
export const WithIcon: Story = {
  render: (args, context) => (
    <Button {...args}>
      <Search size={18} aria-hidden />
      <span>{wordsOf(context).t('stays.search')}</span>
    </Button>
  ),
};

/** A label wraps and is never truncated. */
export const LongLabel: Story = {
  render: (args, context) => {
    const { t } = wordsOf(context);
    return (
      <div style={{ maxWidth: '18rem' }}>
        <Button {...args} block>
          {t('booking.agree')}
        </Button>
      </div>
    );
  },
};

/** The safe action first, the final one last. */
export const SideBySide: Story = {
  render: (_args, context) => {
    const { t } = wordsOf(context);
    return (
      <div className={stack.x6}>
        <div className={inline.x3}>
          <Button variant="secondary">{t('order.cancel.no')}</Button>
          <Button>{t('order.cancel.yes')}</Button>
        </div>
        <div className={inline.x3}>
          <Button variant="quiet">{t('stays.filters.clear')}</Button>
          <Button>{t('stays.filters.show', { count: 12 })}</Button>
        </div>
      </div>
    );
  },
};
