import type { Meta, StoryObj } from '@storybook/react-vite';
import { outage, neverAnswers } from '@voyage/page-stories/fake-service.ts';
import { long } from '@voyage/page-stories/long-words.ts';
import { waitForAddress } from '@voyage/page-stories/wait-for-address.ts';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, userEvent, within } from 'storybook/test';
import { groupsLoader } from './groups-route.ts';
import { GroupsPage } from './GroupsPage.tsx';

export default { title: 'Pages/Groups', tags: ['!autodocs'] } satisfies Meta;

const groups = { at: 'hotel/group', search: noQuery, load: groupsLoader, page: () => <GroupsPage /> };

/** Three that differ most come first, each with its reason; then the others. */
export const All: StoryObj = pageStory(groups, {
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await page.findByRole('heading', { level: 2, name: t('groups.featured') });
    for (const id of ['largest', 'home', 'smallest'] as const)
      await expect(page.getByText(t(`groups.featured.${id}`, { countries: 1 }))).toBeVisible();
    await expect(page.getAllByRole('heading', { level: 3 })).toHaveLength(13);
  },
});
/** The title is shown with an empty list. */
export const None: StoryObj = pageStory(groups, { answers: () => ({ tpGroups: { groups: [] } }) });
export const Loading: StoryObj = pageStory(groups, { answers: () => ({ tpGroups: neverAnswers }) });
export const Failed: StoryObj = pageStory(groups, { answers: () => ({ tpGroups: outage }) });
export const LongTexts: StoryObj = pageStory(groups, {
  answers: ({ tpGroups }) => ({
    tpGroups: {
      groups: tpGroups.groups.slice(0, 3).map((group) => ({
        ...group,
        name: long(group.name),
        standfirst: long(group.standfirst),
        brands: group.brands.map((brand) => ({ ...brand, name: long(brand.name) })),
      })),
    },
  }),
});
/** The service could not be reached; the retry succeeds. */
export const Retried: StoryObj = pageStory(groups, {
  answers: ({ tpGroups }) => ({ tpGroups: (earlier) => (earlier === 0 ? outage : tpGroups) }),
  play: async (context) => {
    const { t } = wordsOf(context);
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByRole('button', { name: t('site.retry') }));
    await page.findByRole('heading', { level: 1, name: t('groups.heading') });
  },
});
/** A brand in the list links to its own page. */
export const BrandChosen: StoryObj = pageStory(groups, {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1 });
    const brand = page
      .getAllByRole('link')
      .find((link) => link.getAttribute('href')?.endsWith('/aurelian/aurelian-palace'));
    await expect(brand).toBeVisible();
    if (brand) await userEvent.click(brand);
    await waitForAddress(canvasElement, /^hotel\/group\/aurelian\/aurelian-palace$/);
  },
});
