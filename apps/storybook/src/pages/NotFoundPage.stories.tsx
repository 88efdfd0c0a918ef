import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFoundPage } from '@voyage/home/pages/NotFoundPage.tsx';
import { outage } from '@voyage/page-stories/fake-service.ts';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import { SearchBar } from '@voyage/stays/parts/SearchBar.tsx';

export default { title: 'Pages/Not found', tags: ['!autodocs'] } satisfies Meta;

const page = { at: '404', search: noQuery, page: () => <NotFoundPage search={<SearchBar />} /> };

export const PageNotFound: StoryObj = pageStory(page);
/** The search, the way home and the telephone remain. */
export const WithoutDestinations: StoryObj = pageStory(page, {
  answers: () => ({ searchLocation: outage, locations: outage }),
});
