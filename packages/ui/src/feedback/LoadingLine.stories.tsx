import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingLine } from './LoadingLine.tsx';
import { wordsOf } from '../base/story-words.ts';
import { text } from '../base/typography.css.ts';

const meta: Meta<typeof LoadingLine> = {
  title: 'Components/Feedback/LoadingLine',
  component: LoadingLine,
  parameters: {
    docs: {
      story: { inline: false, height: '120px' },
      description: {
        component: `A thin line at the top of the window while the next page is loading. It appears after 150 ms, so that fast pages never show it.

**Do** show one for the whole page.

**Do not** use it for a part of a page (\`Skeletons\`) or an action (\`Button\`, busy).`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof LoadingLine>;
const page = (active: boolean): Story => ({
  render: (_args, context) => (
    <>
      <LoadingLine active={active} label={wordsOf(context).t('site.loading')} />
      <p className={text.body}>{wordsOf(context).t('stays.landing.intro')}</p>
    </>
  ),
});
export const Loading: Story = page(true);
export const Idle: Story = page(false);
