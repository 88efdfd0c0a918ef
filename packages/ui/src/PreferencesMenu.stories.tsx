import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { PreferencesMenu } from './PreferencesMenu.tsx';
import { story } from './story-cards.ts';
import { wordsOf, type StoryWords } from './story-words.ts';

const meta: Meta<typeof PreferencesMenu> = {
  title: 'Components/PreferencesMenu',
  component: PreferencesMenu,
  decorators: [
    (Story) => (
      <div style={{ minHeight: '34rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `Language and currency behind one button. A language is a link to the same page in it, by its own name; a currency is a radio button.

**Do** write each language in itself; say that amounts in another currency are approximate.

**Do not** use flags, or reload the page for a currency.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof PreferencesMenu>;

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

function Preferences({ words: { say, pick, locale } }: { words: StoryWords }) {
  const [currency, setCurrency] = useState('TWD');
  return (
    <PreferencesMenu
      label={say('frame.preferences')}
      languageLabel={say('site.language')}
      currencyLabel={say('site.currency')}
      currencyNote={say('frame.preferences.currency')}
      languages={languages}
      language={locale}
      currencies={Object.entries(names).map(([code, name]) => ({ code, name: pick(name) }))}
      currency={currency}
      onCurrency={setCurrency}
    />
  );
}
export const Closed: Story = { render: (_args, context) => <Preferences words={wordsOf(context)} /> };
export const Open: Story = {
  render: (_args, context) => <Preferences words={wordsOf(context)} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findAllByRole('radio');
  },
};
