import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fireEvent, waitFor } from 'storybook/test';
import Combobox, { type ComboboxOption } from './Combobox.tsx';
import { check } from '../base/story-check.ts';
import { wordsOf, type StoryWords } from '../base/story-words.ts';

const meta: Meta<typeof Combobox> = {
  title: 'Components/Forms/Combobox',
  component: Combobox,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '26rem', minHeight: '22rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      story: { inline: false, height: '460px' },
      description: {
        component: `A choice from many options, found by typing. Case, accents and full-width letters do not matter. It is large, so the sites load it when it is needed.

**Do** use it for more than about fifteen options; pass other spellings and codes as \`keywords\`; say in the list if nothing matches.

**Do not** use it for a few options, which a \`RadioGroup\` or a select shows at once, or for free text.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Combobox>;

const cities: Record<StoryWords['locale'], ComboboxOption[]> = {
  en: [
    { id: 'par', text: 'Paris', detail: 'France' },
    { id: 'mil', text: 'Milan', detail: 'Italy', keywords: 'Milano' },
    { id: 'kyo', text: 'Kyoto', detail: 'Japan' },
    { id: 'bjv', text: 'Bodrum', detail: 'Türkiye' },
    { id: 'dps', text: 'Bali', detail: 'Indonesia', disabled: true },
  ],
  'zh-tw': [
    { id: 'par', text: '巴黎', detail: '法國', keywords: 'Paris' },
    { id: 'mil', text: '米蘭', detail: '義大利', keywords: 'Milano' },
    { id: 'kyo', text: '京都', detail: '日本', keywords: 'Kyoto' },
    { id: 'bjv', text: '博德魯姆', detail: '土耳其', keywords: 'Bodrum' },
    { id: 'dps', text: '峇里島', detail: '印尼', keywords: 'Bali', disabled: true },
  ],
  'zh-cn': [
    { id: 'par', text: '巴黎', detail: '法国', keywords: 'Paris' },
    { id: 'mil', text: '米兰', detail: '意大利', keywords: 'Milano' },
    { id: 'kyo', text: '京都', detail: '日本', keywords: 'Kyoto' },
    { id: 'bjv', text: '博德鲁姆', detail: '土耳其', keywords: 'Bodrum' },
    { id: 'dps', text: '巴厘岛', detail: '印度尼西亚', keywords: 'Bali', disabled: true },
  ],
  ja: [
    { id: 'par', text: 'パリ', detail: 'フランス', keywords: 'Paris' },
    { id: 'mil', text: 'ミラノ', detail: 'イタリア', keywords: 'Milano' },
    { id: 'kyo', text: '京都', detail: '日本', keywords: 'Kyoto' },
    { id: 'bjv', text: 'ボドルム', detail: 'トルコ', keywords: 'Bodrum' },
    { id: 'dps', text: 'バリ島', detail: 'インドネシア', keywords: 'Bali', disabled: true },
  ],
};

function Choosing({
  words,
  first = null,
  options = words.pick(cities),
  ...rest
}: {
  words: StoryWords;
  first?: string | null;
  options?: ComboboxOption[];
  hint?: string;
  error?: string;
  disabled?: boolean;
  labelHidden?: boolean;
  busy?: string;
  onSearch?: (text: string) => void;
}) {
  const [value, setValue] = useState<string | null>(first);
  const { t } = words;
  return (
    <Combobox
      label={t('stays.destination')}
      placeholder={t('stays.destination.placeholder')}
      options={options}
      value={value}
      onChange={setValue}
      emptyText={t('stays.destination.none')}
      openLabel={t('stays.destination.cities')}
      {...rest}
    />
  );
}

export const Empty: Story = { render: (_args, context) => <Choosing words={wordsOf(context)} /> };
export const Chosen: Story = {
  render: (_args, context) => <Choosing words={wordsOf(context)} first="mil" />,
};
/** The list, with a disabled option. */
export const Open: Story = {
  // The second line describes an option and is not part of its name: axe takes all visible text for the
  // name.
  parameters: { a11y: { config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
  render: (_args, context) => <Choosing words={wordsOf(context)} first="par" />,
};
/** The Enter with which Safari commits a conversion is none of the list's: nothing is chosen yet. */
export const Converting: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'Kyo{ArrowDown}');
    await waitFor(() => check(box.getAttribute('aria-activedescendant'), 'no option is highlighted'));
    await fireEvent.keyDown(box, { key: 'Enter', code: 'Enter', keyCode: 229 });
    check(box.getAttribute('aria-expanded') === 'true', 'a conversion has selected an option');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      check(box.getAttribute('aria-expanded') === 'false', 'Enter has not selected the option'),
    );
  },
  render: (_args, context) => <Choosing words={wordsOf(context)} />,
};
export const NoMatches: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
  },
  render: (_args, context) => <Choosing words={wordsOf(context)} />,
};
/** While the service searches, the list says so. */
export const Busy: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Lis');
  },
  render: (_args, context) => (
    <Choosing
      words={wordsOf(context)}
      options={[]}
      onSearch={() => undefined}
      busy={wordsOf(context).t('site.loading')}
    />
  ),
};
export const WithError: Story = {
  render: (_args, context) => (
    <Choosing words={wordsOf(context)} error={wordsOf(context).t('error.required')} />
  ),
};
export const WithHint: Story = {
  render: (_args, context) => (
    <Choosing words={wordsOf(context)} hint={wordsOf(context).t('stays.results.missing.text')} />
  ),
};
export const Disabled: Story = {
  render: (_args, context) => <Choosing words={wordsOf(context)} first="kyo" disabled />,
};
