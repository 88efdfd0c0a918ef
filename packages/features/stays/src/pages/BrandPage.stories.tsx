import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageContext } from '@voyage/site-core/context/site-context.ts';
import { outage, Refusal, neverAnswers } from '@voyage/page-stories/fake-service.ts';
import { long } from '@voyage/page-stories/long-words.ts';
import { waitForAddress } from '@voyage/page-stories/wait-for-address.ts';
import { waitForNotFound } from '@voyage/page-stories/wait-for-not-found.ts';
import { noQuery, pageStory } from '@voyage/page-stories/page-story.tsx';
import { expect, userEvent, within } from 'storybook/test';
import { brandLoader } from './brand-route.ts';
import { BrandPage } from './BrandPage.tsx';

export default { title: 'Pages/Brand', tags: ['!autodocs'] } satisfies Meta;

const params = { name: 'aurelian', brand: 'aurelian-palace' };
const brand = {
  at: 'hotel/group/aurelian/aurelian-palace',
  search: noQuery,
  load: ({ context }: { context: PageContext }) => brandLoader({ context, params }),
  page: () => <BrandPage groupCode={params.name} brandCode={params.brand} />,
};

export const ByRegion: StoryObj = pageStory(brand);
/** Every hotel is listed: there is no link to more of a region. */
export const FewHotels: StoryObj = pageStory(brand, {
  answers: ({ brandHotels }) => ({
    brandHotels: {
      ...brandHotels,
      brand: { ...brandHotels.brand, hotels: 1 },
      regions: brandHotels.regions
        .slice(0, 1)
        .map((region) => ({ ...region, total: 1, hotels: region.hotels.slice(0, 1) })),
    },
  }),
});
export const Loading: StoryObj = pageStory(brand, { answers: () => ({ brandHotels: neverAnswers }) });
export const Failed: StoryObj = pageStory(brand, { answers: () => ({ brandHotels: outage }) });
export const LongTexts: StoryObj = pageStory(brand, {
  answers: ({ brandHotels }) => ({
    brandHotels: {
      ...brandHotels,
      brand: {
        ...brandHotels.brand,
        name: long(brandHotels.brand.name),
        standfirst: long(brandHotels.brand.standfirst),
      },
      group: { ...brandHotels.group, name: long(brandHotels.group.name) },
      regions: brandHotels.regions.map((one) => ({
        ...one,
        region: { ...one.region, name: long(one.region.name) },
        hotels: one.hotels.map((hotel) => ({ ...hotel, name: long(hotel.name) })),
      })),
    },
  }),
});
export const BrandNotFound: StoryObj = pageStory(brand, {
  answers: () => ({ brandHotels: new Refusal('ht0011', { status: 404 }) }),
  play: waitForNotFound,
});
/** All hotels of the brand are a search. */
export const AllHotels: StoryObj = pageStory(brand, {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1 });
    const all = page
      .getAllByRole('link')
      .find((link) => link.getAttribute('href')?.includes('locationType=brand'));
    await expect(all).toBeVisible();
    if (all) await userEvent.click(all);
    await waitForAddress(canvasElement, /^hotel\/search\?code=aurelian-palace&locationType=brand$/);
  },
});
