import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RadioGroup } from './ChoiceGroup.tsx';
import { deadline, wordsOf, type StoryWords } from '../base/story-words.ts';

const meta: Meta<typeof RadioGroup> = {
  title: 'Components/Forms/ChoiceGroup',
  component: RadioGroup,
  parameters: {
    docs: {
      description: {
        component: `A choice between a few options, with the question as the legend.

**Do** ask the question in the legend and answer it in the options; use at most about seven options; state a limit in the hint before it is reached.

**Do not** preselect an option that costs money, or hide two options in a select.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof RadioGroup>;

const purposes = ({ t }: StoryWords) =>
  ['leisure', 'business'].map((value) => ({ value, label: t(`booking.purpose.${value}`) }));
function Radios({
  words,
  first,
  ...rest
}: {
  words: StoryWords;
  first: string | null;
  inline?: boolean;
  error?: string;
  hint?: string;
}) {
  const [value, setValue] = useState(first);
  return (
    <RadioGroup
      label={words.t('booking.purpose')}
      choices={purposes(words)}
      value={value}
      onChange={setValue}
      {...rest}
    />
  );
}
export const SingleChoice: Story = {
  render: (_args, context) => <Radios words={wordsOf(context)} first="leisure" />,
};
export const SideBySide: Story = {
  render: (_args, context) => <Radios words={wordsOf(context)} first="business" inline />,
};
export const NothingChosen: Story = {
  render: (_args, context) => <Radios words={wordsOf(context)} first={null} />,
};
export const SingleChoiceWithError: Story = {
  render: (_args, context) => (
    <Radios words={wordsOf(context)} first={null} error={wordsOf(context).t('error.required')} />
  ),
};

/** Options of one and three lines: the boxes align with the first line. */
export const LongChoices: Story = {
  render: function Render(_args, context) {
    const { t, pick } = wordsOf(context);
    const [value, setValue] = useState<string>('free');
    return (
      <div style={{ maxWidth: '22rem' }}>
        <RadioGroup
          label={t('stays.detail.rateSort')}
          value={value}
          onChange={setValue}
          choices={[
            {
              value: 'free',
              label: `${t('stays.detail.freeUntil', { deadline: pick(deadline) })} · ${t('stays.card.privileges', { amount: 'US$240' })}`,
            },
            { value: 'fixed', label: t('stays.detail.nonRefundable') },
          ]}
        />
      </div>
    );
  },
};
