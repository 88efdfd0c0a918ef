import type { Meta, StoryObj } from '@storybook/react-vite';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import { CruiseLinePage } from './CruiseLinePage.tsx';
import { lineLoader, type LineLoad } from './experience-route.ts';

export default { title: 'Pages/Cruise line', tags: ['!autodocs'] } satisfies Meta;

export const Default: StoryObj = pageStory({
  at: 'ultraluxe-experiences/regent-seven-seas',
  search: noQuery,
  load: ({ context }: Pick<Parameters<typeof lineLoader>[0], 'context'>) =>
    lineLoader({ context, params: { line: 'regent-seven-seas' } }),
  page: ({ load }: { load: LineLoad }) => <CruiseLinePage load={load} />,
});
