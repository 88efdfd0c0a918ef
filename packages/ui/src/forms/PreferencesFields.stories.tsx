import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { PreferencesFields } from './PreferencesFields.tsx';
import { story } from '../base/story-cards.ts';
import { wordsOf, type StoryWords } from '../base/story-words.ts';

const meta: Meta<typeof PreferencesFields> = {
  title: 'Components/Forms/PreferencesFields',
  component: PreferencesFields,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '32rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Language and currency, for a dialog or a page of settings. A language is a link to the same page in that language, under its own name; a currency is a radio button.

**Do** write the name of each language in that language; say that amounts in another currency are approximate.

**Do not** use flags, or reload the page when the currency changes.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof PreferencesFields>;

const languages = [
  { code: 'zh-tw', name: '繁體中文', lang: 'zh-Hant' },
  { code: 'zh-cn', name: '简体中文', lang: 'zh-Hans' },
  { code: 'ja', name: '日本語', lang: 'ja' },
  { code: 'en', name: 'English', lang: 'en' },
].map((one) => ({ ...one, href: `#${one.code}` }));
const names = {
  TWD: story('New Taiwan dollar', '新台幣', '新台币', '台湾ドル'),
  USD: story('US dollar', '美元', '美元', '米ドル'),
  JPY: story('Japanese yen', '日圓', '日元', '日本円'),
  EUR: story('Euro', '歐元', '欧元', 'ユーロ'),
};

function Preferences({ words: { t, pick, locale } }: { words: StoryWords }) {
  const [currency, setCurrency] = useState<string | null>(null);
  const [locked, setLocked] = useState(false);
  return (
    <PreferencesFields
      languageLabel={t('site.language')}
      currencyLabel={t('site.currency')}
      currencyNote={t('frame.preferences.currency')}
      languages={languages}
      language={locale}
      onLanguage={() => undefined}
      lock={{ label: t('frame.preferences.lock'), checked: locked, onChange: setLocked }}
      noCurrency={t('frame.preferences.currency.hotel', { currency: 'TWD' })}
      currencies={Object.entries(names).map(([code, name]) => ({ code, name: pick(name) }))}
      currency={currency}
      onCurrency={setCurrency}
    />
  );
}
export const Both: Story = { render: (_args, context) => <Preferences words={wordsOf(context)} /> };
export const AnotherCurrency: Story = {
  render: (_args, context) => <Preferences words={wordsOf(context)} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('radio', { name: /JPY/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /TWD$/ }));
  },
};
