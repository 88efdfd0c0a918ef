import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyPanel, type Ornament } from './EmptyPanel.tsx';
import { story } from '../base/story-cards.ts';
import { wordsOf } from '../base/story-words.ts';
import { buttonClass } from '../forms/Button.tsx';

const meta: Meta<typeof EmptyPanel> = {
  title: 'Components/Feedback/EmptyPanel',
  component: EmptyPanel,
  parameters: {
    docs: {
      description: {
        component: `Says that there is nothing to show, why, and what to do: with an engraved ornament framed in the brand's style. The stories below are the empty states of the sites.

| State | Ornament | Action |
|---|---|---|
| no bookings | \`journey\` | find a hotel |
| no saved hotels | \`key\` | find a hotel |
|| no search results || \`compass\` | change the search |
| no gifts, no coupons | \`gift\` | none |
| no letters, no messages | \`letter\` | write to us |

**Do** name what would be here and how it gets here; offer one action.

**Do not** joke, blame the reader, or show it while something loads.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof EmptyPanel>;

const find = (context: Parameters<typeof wordsOf>[0]) => (
  <a className={buttonClass('primary')} href="#hotels">
    {wordsOf(context).t('orders.empty.action')}
  </a>
);
const of = (
  ornament: Ornament,
  title: Record<'en' | 'zh-tw' | 'zh-cn' | 'ja', string>,
  text: Record<'en' | 'zh-tw' | 'zh-cn' | 'ja', string>,
  acts = true,
): Story => ({
  render: (_args, context) => (
    <EmptyPanel
      ornament={ornament}
      title={wordsOf(context).pick(title)}
      text={wordsOf(context).pick(text)}
      {...(acts ? { action: find(context) } : {})}
    />
  ),
});

export const Bookings: Story = {
  render: (_args, context) => (
    <EmptyPanel
      ornament="journey"
      title={wordsOf(context).t('orders.empty.title')}
      text={wordsOf(context).t('orders.empty.text')}
      action={find(context)}
    />
  ),
};
export const WithoutOrnament: Story = {
  render: (_args, context) => <EmptyPanel title={wordsOf(context).t('stays.results.none.title')} />,
};
export const Saved: Story = of(
  'key',
  story('No hotels kept yet', '尚未收藏飯店', '尚未收藏酒店', '保存したホテルはまだありません'),
  story(
    'Press the heart beside a hotel to find it here again.',
    '按下飯店旁的愛心，就能在這裡再次找到它。',
    '点一下酒店旁的爱心，就能在这里再次找到它。',
    'ホテルの横のハートを押すと、ここに並びます。',
  ),
);
export const Search: Story = {
  render: (_args, context) => (
    <EmptyPanel
      ornament="compass"
      title={wordsOf(context).t('stays.results.none.title')}
      text={wordsOf(context).t('stays.results.none.text')}
      action={
        <a className={buttonClass('secondary')} href="#search">
          {wordsOf(context).t('stays.search.label')}
        </a>
      }
    />
  ),
};
export const Gifts: Story = of(
  'gift',
  story(
    'No gifts at the moment',
    '目前沒有禮遇券',
    '目前没有礼遇券',
    '現在ご利用いただけるギフトはありません',
  ),
  story(
    'When there is one for you, we write to you and it appears here.',
    '有適合您的禮遇時，我們會寫信通知，並顯示在這裡。',
    '有适合您的礼遇时，我们会写信通知，并显示在这里。',
    'ご用意ができましたらお便りを差し上げ、こちらに表示します。',
  ),
  false,
);
export const Messages: Story = of(
  'letter',
  story('No letters yet', '尚無信件', '尚无信件', 'お便りはまだありません'),
  story(
    'What we write to you is kept here for a year.',
    '我們寄給您的信件會在此保留一年。',
    '我们寄给您的信件会在此保留一年。',
    'お送りしたお便りはこちらに1年間保管されます。',
  ),
  false,
);
