import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import PhoneField, { type PhoneCountry } from './PhoneField.tsx';
import { wordsOf, type StoryWords } from '../base/story-words.ts';

const meta: Meta<typeof PhoneField> = {
  title: 'Components/Forms/PhoneField',
  component: PhoneField,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '30rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `A country code and a number. A number with its code, pasted or filled in by the browser, selects its country automatically.

**Do** accept spaces, brackets and a leading 0; say why the number is needed.

**Do not** split the number into groups, or reject a number because of its format.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof PhoneField>;

const countries: Record<StoryWords['locale'], [string, string, string, string]> = {
  en: ['Taiwan', 'Japan', 'France', 'United Kingdom'],
  'zh-tw': ['台灣', '日本', '法國', '英國'],
  'zh-cn': ['台湾', '日本', '法国', '英国'],
  ja: ['台湾', '日本', 'フランス', 'イギリス'],
};
const listed = ({ pick }: StoryWords): PhoneCountry[] =>
  [
    ['TW', '886'],
    ['JP', '81'],
    ['FR', '33'],
    ['GB', '44'],
  ].map(([code = '', callingCode = ''], i) => ({ code, callingCode, name: pick(countries)[i] ?? code }));
const labels = {
  en: {
    code: 'Country code',
    number: 'Number',
    open: 'Show the countries',
    empty: 'No country fits',
    why: 'The hotel calls only if your room cannot be kept.',
  },
  'zh-tw': {
    code: '國碼',
    number: '號碼',
    open: '顯示國家清單',
    empty: '沒有符合的國家',
    why: '僅在無法保留您的客房時，飯店才會致電。',
  },
  'zh-cn': {
    code: '国家代码',
    number: '号码',
    open: '显示国家列表',
    empty: '没有符合的国家',
    why: '仅在无法保留您的客房时，酒店才会致电。',
  },
  ja: {
    code: '国番号',
    number: '電話番号',
    open: '国の一覧を表示',
    empty: '該当する国がありません',
    why: 'お部屋をご用意できない場合に限り、ホテルよりお電話します。',
  },
};

function Calling({
  words,
  first,
  ...rest
}: {
  words: StoryWords;
  first: { country: string; number: string };
  hint?: string;
  error?: string;
  disabled?: boolean;
}) {
  const [value, setValue] = useState(first);
  const { code, number, open, empty } = words.pick(labels);
  return (
    <PhoneField
      label={words.t('booking.phone')}
      codeLabel={code}
      numberLabel={number}
      openLabel={open}
      emptyText={empty}
      countries={listed(words)}
      value={value}
      onChange={setValue}
      {...rest}
    />
  );
}

export const Empty: Story = {
  render: (_args, context) => <Calling words={wordsOf(context)} first={{ country: 'TW', number: '' }} />,
};
export const Filled: Story = {
  render: (_args, context) => (
    <Calling words={wordsOf(context)} first={{ country: 'TW', number: '0912 345 678' }} />
  ),
};
export const WithHint: Story = {
  render: (_args, context) => (
    <Calling
      words={wordsOf(context)}
      first={{ country: 'JP', number: '' }}
      hint={wordsOf(context).pick(labels).why}
    />
  ),
};
export const WithError: Story = {
  render: (_args, context) => (
    <Calling
      words={wordsOf(context)}
      first={{ country: 'FR', number: '12' }}
      error={wordsOf(context).t('error.phone')}
    />
  ),
};
export const Disabled: Story = {
  render: (_args, context) => (
    <Calling words={wordsOf(context)} first={{ country: 'GB', number: '020 7946 0018' }} disabled />
  ),
};
/** A number with a calling code selects its country when the field is left. */
export const CountryDetected: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '+81 90-1234-5678');
    await userEvent.tab();
    await canvas.findByDisplayValue(/\+81/);
  },
  render: (_args, context) => <Calling words={wordsOf(context)} first={{ country: 'TW', number: '' }} />,
};
/** When pasted, it selects it at once. */
export const Pasted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('+44 (0)20 7946 0018');
    await canvas.findByDisplayValue(/\+44/);
  },
  render: (_args, context) => <Calling words={wordsOf(context)} first={{ country: 'TW', number: '' }} />,
};
