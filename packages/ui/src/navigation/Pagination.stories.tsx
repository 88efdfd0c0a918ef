import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Pagination } from './Pagination.tsx';
import { wordsOf, type StoryWords } from '../base/story-words.ts';

const meta: Meta<typeof Pagination> = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  parameters: {
    docs: {
      description: {
        component: `The pages of a list, as links: the first, the last, and those around the current one. On a phone, only previous and next.

**Do** keep the filters in the addresses; move the focus to the heading of the list when the page changes.

**Do not** show it if there is only one page.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Pagination>;

function Pages({ words: { t }, first, pages }: { words: StoryWords; first: number; pages: number }) {
  const [page, setPage] = useState(first);
  return (
    <div
      onClickCapture={(event) => {
        const to = (event.target as Element).closest('a')?.hash.replace('#', '');
        if (to) {
          event.preventDefault();
          setPage(Number(to));
        }
      }}
    >
      <Pagination
        label={t('stays.page', { page, pages })}
        page={page}
        pages={pages}
        hrefOf={(to) => `#${to}`}
        previousLabel={t('stays.page.previous')}
        nextLabel={t('stays.page.next')}
        pageLabel={(to) => t('stays.page', { page: to, pages })}
      />
    </div>
  );
}
export const First: Story = {
  render: (_args, context) => <Pages words={wordsOf(context)} first={1} pages={12} />,
};
export const Middle: Story = {
  render: (_args, context) => <Pages words={wordsOf(context)} first={6} pages={12} />,
};
export const Last: Story = {
  render: (_args, context) => <Pages words={wordsOf(context)} first={12} pages={12} />,
};
export const Few: Story = {
  render: (_args, context) => <Pages words={wordsOf(context)} first={2} pages={3} />,
};
export const Many: Story = {
  render: (_args, context) => <Pages words={wordsOf(context)} first={128} pages={412} />,
};
