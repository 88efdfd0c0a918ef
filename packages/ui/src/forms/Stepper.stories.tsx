import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Stepper } from './Stepper.tsx';
import { wordsOf, type StoryWords } from '../base/story-words.ts';

const meta: Meta<typeof Stepper> = {
  title: 'Components/Forms/Stepper',
  component: Stepper,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '26rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `A small number, one step at a time: travellers, rooms, nights.

**Do** name the thing in the labels of the buttons ("More: adults"), since there are several side by side.

**Do not** use it for more than about ten; a field or a select is quicker.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Stepper>;

function Counting({
  words,
  id,
  hint,
  error,
  first,
  min = 0,
  max = 8,
}: {
  words: StoryWords;
  id: string;
  hint?: string;
  error?: string;
  first: number;
  min?: number;
  max?: number;
}) {
  const { t } = words;
  const [value, setValue] = useState(first);
  const label = t(id);
  return (
    <Stepper
      label={label}
      value={value}
      min={min}
      max={max}
      fewerLabel={t('stays.fewer', { what: label })}
      moreLabel={t('stays.more', { what: label })}
      onChange={setValue}
      {...(hint ? { hint: t(hint, { age: 11 }) } : {})}
      error={error}
    />
  );
}

export const Plain: Story = {
  render: (_args, context) => <Counting words={wordsOf(context)} id="stays.rooms" first={2} min={1} />,
};
export const WithHint: Story = {
  render: (_args, context) => (
    <Counting words={wordsOf(context)} id="stays.children" hint="stays.children.hint" first={1} />
  ),
};
export const AtMinimum: Story = {
  render: (_args, context) => (
    <Counting words={wordsOf(context)} id="stays.adults" hint="stays.adults.hint" first={1} min={1} />
  ),
};
export const AtMaximum: Story = {
  render: (_args, context) => (
    <Counting words={wordsOf(context)} id="stays.adults" hint="stays.adults.hint" first={8} min={1} />
  ),
};
export const WithError: Story = {
  render: (_args, context) => (
    <Counting
      words={wordsOf(context)}
      id="stays.adults"
      hint="stays.adults.hint"
      first={1}
      min={1}
      error={wordsOf(context).t('error.no-adult', { limit: 4 })}
    />
  ),
};
/** A label and hint of several lines leave the buttons in place. */
export const LongText: Story = {
  render: (_args, context) => (
    <div style={{ maxWidth: '18rem' }}>
      <Counting words={wordsOf(context)} id="stays.detail.breakfast" hint="stays.detail.credit" first={2} />
    </div>
  ),
};
