import type { Meta, StoryObj } from '@storybook/react-vite';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import type { FilledAbout } from '../state/document.ts';
import { AboutPage } from './AboutPage.tsx';
import { aboutLoader } from './document-route.ts';

export default { title: 'Pages/About', tags: ['!autodocs'] } satisfies Meta;

export const Default: StoryObj = pageStory({
  at: 'about',
  search: noQuery,
  load: aboutLoader,
  page: ({ load }: { load: FilledAbout }) => <AboutPage about={load} />,
});
