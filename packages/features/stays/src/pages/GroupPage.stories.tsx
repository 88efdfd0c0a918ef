import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageContext } from '@voyage/site-core/context/site-context.ts';
import { allParts } from '@voyage/page-stories/all-parts.ts';
import { outage, Refusal, neverAnswers } from '@voyage/page-stories/fake-service.ts';
import { long } from '@voyage/page-stories/long-words.ts';
import { waitForNotFound } from '@voyage/page-stories/wait-for-not-found.ts';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, within } from 'storybook/test';
import { groupLoader } from './group-route.ts';
import { GroupPage } from './GroupPage.tsx';

export default { title: 'Pages/Group', tags: ['!autodocs'] } satisfies Meta;

const group = {
  at: 'hotel/group/aurelian',
  search: noQuery,
  load: ({ context }: { context: PageContext }) => groupLoader({ context, params: { name: 'aurelian' } }),
  page: () => <GroupPage code="aurelian" />,
};

export const WithBrands: StoryObj = pageStory(group, {
  play: ({ canvasElement }) => allParts(canvasElement),
});
/** A group with one brand has no list of brands, but a link to its hotels by region. */
export const OneBrand: StoryObj = pageStory(group, {
  answers: ({ ownGroups }) => ({
    ownGroups: { groups: ownGroups.groups.map((one) => ({ ...one, brands: one.brands.slice(0, 1) })) },
  }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByRole('link', { name: t('groups.byRegion') });
    await allParts(context.canvasElement);
    await expect(page.queryByRole('heading', { name: t('groups.brands.title') })).toBeNull();
  },
});
export const WithoutFlagships: StoryObj = pageStory(group, {
  answers: ({ ownGroups }) => ({
    ownGroups: { groups: ownGroups.groups.map((one) => ({ ...one, flagships: [] })) },
  }),
});
export const Loading: StoryObj = pageStory(group, { answers: () => ({ ownGroups: neverAnswers }) });
export const Failed: StoryObj = pageStory(group, { answers: () => ({ ownGroups: outage }) });
export const LongTexts: StoryObj = pageStory(group, {
  answers: ({ ownGroups }) => ({
    ownGroups: {
      groups: ownGroups.groups.map((one) => ({
        ...one,
        name: long(one.name),
        standfirst: long(one.standfirst),
        story: long(one.story),
        brands: one.brands.map((brand) => ({ ...brand, name: long(brand.name) })),
        flagships: one.flagships.map((hotel) => ({ ...hotel, name: long(hotel.name) })),
      })),
    },
  }),
  play: ({ canvasElement }) => allParts(canvasElement),
});
/** A group that does not exist shows the not-found page, whichever way the service reports it. */
export const GroupNotFound: StoryObj = pageStory(group, {
  answers: () => ({ ownGroups: { groups: [] } }),
  play: waitForNotFound,
});
export const InvalidCode: StoryObj = pageStory(group, {
  answers: () => ({ ownGroups: new Refusal('rq0001', { status: 400 }) }),
  play: waitForNotFound,
});
