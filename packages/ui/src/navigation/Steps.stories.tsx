import type { Meta, StoryObj } from '@storybook/react-vite';
import { Steps } from './Steps.tsx';
import { wordsOf, type StoryWords } from '../base/story-words.ts';

const meta: Meta<typeof Steps> = {
  title: 'Components/Navigation/Steps',
  component: Steps,
  parameters: {
    docs: {
      description: {
        component: `The position in a form of several pages. On a phone it is one line of text above a bar with one segment per step.

**Do** use three or four steps with a word or two each; let people go back to completed ones.

**Do not** link to a step that is still to come.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Steps>;

const names = {
  en: ['Account', 'Your details', 'Verify', 'Welcome'],
  'zh-tw': ['建立帳號', '個人資料', '驗證', '完成'],
  'zh-cn': ['建立账号', '个人资料', '验证', '完成'],
  ja: ['アカウント', 'お客様情報', '認証', '完了'],
};
const positions = (current: number) => ({
  en: `Step ${current} of 4`,
  'zh-tw': `第 ${current} 步，共 4 步`,
  'zh-cn': `第 ${current} 步，共 4 步`,
  ja: `4段階中 ${current}段階目`,
});
const At = ({
  words: { t, pick },
  current,
  linked = true,
}: {
  words: StoryWords;
  current: number;
  linked?: boolean;
}) => (
  <Steps
    label={t('site.breadcrumb')}
    current={current}
    steps={pick(names).map((label, i) => ({ label, ...(linked ? { href: `#step-${i}` } : {}) }))}
    position={pick(positions(Math.min(current + 1, 4)))}
    doneLabel={t('stays.done')}
  />
);

export const First: Story = { render: (_args, context) => <At words={wordsOf(context)} current={0} /> };
export const Third: Story = { render: (_args, context) => <At words={wordsOf(context)} current={2} /> };
export const AllDone: Story = { render: (_args, context) => <At words={wordsOf(context)} current={4} /> };
/** What has been sent cannot be changed: no links back. */
export const WithoutBack: Story = {
  render: (_args, context) => <At words={wordsOf(context)} current={2} linked={false} />,
};
export const LongNames: Story = {
  render: (_args, context) => {
    const { t, pick } = wordsOf(context);
    return (
      <Steps
        label={t('site.breadcrumb')}
        current={1}
        steps={['booking.guest', 'booking.requests', 'booking.conditions'].map((id) => ({
          label: `${t(id)}, ${t('booking.summary.deadline')}`,
          href: '#back',
        }))}
        position={pick(positions(2))}
        doneLabel={t('stays.done')}
      />
    );
  },
};
