import type { Meta, StoryObj } from '@storybook/react-vite';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import { NotFoundPage } from '@voyage/site-core/router/NotFoundPage.tsx';

export default { title: 'Pages/Not found', tags: ['!autodocs'] } satisfies Meta;

export const PageNotFound: StoryObj = pageStory({
  at: '404',
  search: noQuery,
  page: () => <NotFoundPage />,
});
