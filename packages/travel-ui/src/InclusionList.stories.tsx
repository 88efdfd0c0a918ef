import type { Meta, StoryObj } from '@storybook/react-vite';
import { InclusionList } from './InclusionList.tsx';
import { wordsOf } from '@voyage/ui/base/story-words.ts';

const meta: Meta<typeof InclusionList> = {
  title: 'Components/Travel/InclusionList',
  component: InclusionList,
  parameters: {
    docs: {
      description: {
        component: `What the price of a voyage includes.

**Do** name each thing in a word or two.

**Do not** list what costs extra.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof InclusionList>;

export const Voyage: Story = {
  render: (_args, context) => {
    const { pick } = wordsOf(context);
    const [meals = '', drinks = '', tips = ''] = pick({
      en: ['Meals', 'Drinks', 'Gratuities'],
      'zh-tw': ['餐食', '飲品', '小費'],
      'zh-cn': ['餐食', '饮品', '小费'],
      ja: ['お食事', 'お飲み物', 'チップ'],
    });
    return (
      <InclusionList
        items={[
          { icon: 'meals', name: meals },
          { icon: 'drinks', name: drinks },
          { icon: 'gratuities', name: tips },
        ]}
      />
    );
  },
};
