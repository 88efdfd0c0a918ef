import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { CheckboxGroup, RadioGroup } from './ChoiceGroup.tsx';
import { deadline, wordsOf, type StoryWords } from './story-words.ts';

const meta: Meta<typeof RadioGroup> = {
  title: 'Components/Forms/ChoiceGroup',
  component: RadioGroup,
  subcomponents: { CheckboxGroup: CheckboxGroup as never },
  parameters: {
    docs: {
      description: {
        component: `One of a few (\`RadioGroup\`) or any of a few (\`CheckboxGroup\`), with the question as the legend.

**Do** ask the question in the legend and answer it in the choices; keep to about seven choices; say a limit in the hint before it is met.

**Do not** choose for the guest where the choice has a price, and do not hide two choices in a select.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof RadioGroup>;

const purposes = ({ t }: StoryWords) =>
  ['leisure', 'business'].map((value) => ({ value, label: t(`booking.purpose.${value}`) }));
const requests = {
  en: ['High floor', 'Quiet room', 'Late arrival', 'Feather-free pillows', 'A cot in the room'],
  'zh-tw': ['高樓層', '安靜客房', '深夜抵達', '無羽絨枕頭', '房內加嬰兒床'],
  'zh-cn': ['高楼层', '安静客房', '深夜抵达', '无羽绒枕头', '房内加婴儿床'],
  ja: ['高層階', '静かなお部屋', '深夜の到着', '羽毛不使用の枕', 'ベビーベッド'],
};
const requestsOf = ({ pick }: StoryWords, disabled: readonly string[] = []) =>
  pick(requests).map((label, i) => ({ value: String(i), label, disabled: disabled.includes(String(i)) }));

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
function Boxes({
  words,
  first,
  label,
  disabled,
  ...rest
}: {
  words: StoryWords;
  first: string[];
  label?: ReactNode;
  disabled?: string[];
  inline?: boolean;
  error?: string;
  hint?: string;
}) {
  const [value, setValue] = useState(first);
  return (
    <CheckboxGroup
      label={label ?? words.t('booking.requests')}
      choices={requestsOf(words, disabled)}
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

export const MultipleChoice: Story = {
  render: (_args, context) => (
    <Boxes
      words={wordsOf(context)}
      first={['1']}
      hint={wordsOf(context).t('booking.requests.hint', { limit: 3 })}
    />
  ),
};
export const MultipleChoiceSideBySide: Story = {
  render: (_args, context) => <Boxes words={wordsOf(context)} first={['0', '2']} inline />,
};
export const TooMany: Story = {
  render: (_args, context) => (
    <Boxes
      words={wordsOf(context)}
      first={['0', '1', '2', '3']}
      hint={wordsOf(context).t('booking.requests.hint', { limit: 3 })}
      error={wordsOf(context).t('error.too-many', { limit: 3 })}
    />
  ),
};
/** An unavailable option keeps its place, so that nothing moves. */
export const SomeDisabled: Story = {
  render: (_args, context) => <Boxes words={wordsOf(context)} first={['0']} disabled={['3', '4']} />,
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
