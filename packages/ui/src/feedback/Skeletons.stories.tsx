import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListSkeleton, PageSkeleton, TextSkeleton } from './Skeletons.tsx';
import { wordsOf } from '../base/story-words.ts';

const meta: Meta<typeof ListSkeleton> = {
  title: 'Components/Feedback/Skeletons',
  component: ListSkeleton,
  subcomponents: {
    TextSkeleton: TextSkeleton as never,
    PageSkeleton: PageSkeleton as never,
  },
  parameters: {
    docs: {
      description: {
        component: `The shape of the content that is loading: rows of a list, a paragraph, a page. Screen readers announce one word, however many shapes there are.

**Do** show as many as there will be items, so that nothing jumps.

**Do not** flash them briefly, or show them after a failure.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof ListSkeleton>;
export const List: Story = {
  render: (_args, context) => <ListSkeleton count={4} label={wordsOf(context).t('site.loading')} />,
};
export const Page: Story = {
  render: (_args, context) => <PageSkeleton label={wordsOf(context).t('site.loading')} />,
};
export const Paragraph: Story = {
  render: (_args, context) => <TextSkeleton lines={5} label={wordsOf(context).t('site.loading')} />,
};
