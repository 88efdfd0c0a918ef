import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardSkeletons, ListSkeleton, PageSkeleton, TextSkeleton } from './Skeletons.tsx';
import { wordsOf } from './story-words.ts';

const meta: Meta<typeof CardSkeletons> = {
  title: 'Components/Feedback/Skeletons',
  component: CardSkeletons,
  subcomponents: {
    ListSkeleton: ListSkeleton as never,
    TextSkeleton: TextSkeleton as never,
    PageSkeleton: PageSkeleton as never,
  },
  parameters: {
    docs: {
      description: {
        component: `The shape of what is coming: cards in a grid, rows of a list, a paragraph, a page. One word for a screen reader, however many shapes.

**Do** show as many as will come, so that nothing jumps.

**Do not** show them for less than a moment, or for what failed.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof CardSkeletons>;
export const Cards: Story = {
  render: (_args, context) => <CardSkeletons count={3} label={wordsOf(context).t('site.loading')} />,
};
export const List: Story = {
  render: (_args, context) => <ListSkeleton count={4} label={wordsOf(context).t('site.loading')} />,
};
export const Page: Story = {
  render: (_args, context) => <PageSkeleton label={wordsOf(context).t('site.loading')} />,
};
export const Paragraph: Story = {
  render: (_args, context) => <TextSkeleton lines={5} label={wordsOf(context).t('site.loading')} />,
};
