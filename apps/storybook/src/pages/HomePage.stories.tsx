import type { Meta, StoryObj } from '@storybook/react-vite';
import { brand } from '@voyage/brand';
import { formatMoney } from '@voyage/domain/money.ts';
import { LazySpacePromotion } from '@voyage/experiences/parts/lazy-promotion.ts';
import { homeLoader, homeWithLevelsLoader } from '@voyage/home/pages/home-route.ts';
import { HomePage } from '@voyage/home/pages/HomePage.tsx';
import { portraitHero, wideHero } from '@voyage/home/parts/hero-picture.ts';
import {
  LazyConcierge,
  LazyHomeJournal,
  LazyHotelRail,
  LazyPlacesGrid,
  LazyPlacesRow,
  LazyPromises,
  LazyTierCards,
} from '@voyage/home/parts/lazy-parts.ts';
import { NewsletterSection } from '@voyage/home/parts/NewsletterSection.tsx';
import type { HomeLoad } from '@voyage/home/state/load-home.ts';
import { PortraitHero } from '@voyage/home/parts/PortraitHero.tsx';
import { WideHero } from '@voyage/home/parts/WideHero.tsx';
import { allParts } from '@voyage/page-stories/all-parts.ts';
import { Refusal, outage, neverAnswers } from '@voyage/page-stories/fake-service.ts';
import { waitForAddress } from '@voyage/page-stories/wait-for-address.ts';
import { long } from '@voyage/page-stories/long-words.ts';
import { pageStory } from '@voyage/page-stories/page-story.tsx';
import { recordedHotelId, recordedIn } from '@voyage/page-stories/recorded.ts';
import { redirectQuerySchema, type RedirectQuery } from '@voyage/routes/account-query.ts';
import { SearchBar } from '@voyage/stays/parts/SearchBar.tsx';
import { wordsOf } from '@voyage/ui/base/story-words.ts';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

export default { title: 'Pages/Home', tags: ['!autodocs'] } satisfies Meta;

/** As in the route of the brand's app: its picture, and its sections in order. */
const sections = {
  main: {
    load: homeLoader(['coast', 'lounge-2']),
    hero: <WideHero picture={wideHero('coast')} />,
    below: (city: string) => (
      <>
        <LazyPlacesGrid />
        <LazyHotelRail city={city} beside={['coast', 'lounge-2']} />
        <LazyPromises />
        <LazySpacePromotion />
        <LazyConcierge picture="lounge-2" />
        <LazyHomeJournal />
        <NewsletterSection />
      </>
    ),
  },
  club: {
    load: homeWithLevelsLoader(['louvre', 'lounge-1']),
    hero: <PortraitHero picture={portraitHero('louvre')} />,
    below: (city: string) => (
      <>
        <LazyTierCards />
        <LazyPlacesRow />
        <LazyHotelRail city={city} beside={['louvre', 'lounge-1']} />
        <LazyConcierge picture="lounge-1" />
        <LazyHomeJournal />
        <NewsletterSection />
      </>
    ),
  },
}[brand.id];

const at = (query: string) => ({
  at: query,
  search: redirectQuerySchema,
  load: sections.load,
  page: ({ search, load }: { search: RedirectQuery; load: HomeLoad }) => (
    <HomePage redirect={search.redirect} hero={sections.hero} search={<SearchBar />}>
      {sections.below(load.city)}
    </HomePage>
  ),
});
const home = at('');

export const Visitor: StoryObj = pageStory(home, { play: ({ canvasElement }) => allParts(canvasElement) });
export const Member: StoryObj = pageStory(
  { ...home, member: true },
  { play: ({ canvasElement }) => allParts(canvasElement) },
);
/** Types an address and a password into the login over the page. */
const logIn: NonNullable<StoryObj['play']> = async (context) => {
  const { t } = wordsOf(context);
  const dialog = within(await screen.findByRole('dialog', { name: t('login.dialog.title') }));
  await userEvent.type(dialog.getByLabelText(t('login.email')), 'elite@demo.test');
  await userEvent.type(dialog.getByLabelText(t('login.password')), 'Voyage2026');
  await userEvent.click(dialog.getByRole('button', { name: t('login.submit') }));
};
/**
 * A visitor redirected from a member's page finds the login open; closed, the page explains why and can
 * reopen it.
 */
export const LoginNeeded: StoryObj = pageStory(at('?redirect=/en/user/hotel-order'), {
  play: async (context) => {
    const { t } = wordsOf(context);
    const dialog = within(await screen.findByRole('dialog', { name: t('login.dialog.title') }));
    await dialog.findByText(t('login.dialog.page'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const page = within(context.canvasElement);
    await expect(page.getByText(t('site.loginNeeded'))).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: t('site.login') }));
    await screen.findByRole('dialog', { name: t('login.dialog.title') });
  },
});
/** The dialog reports a wrong password and stays open. */
export const LoginRejected: StoryObj = pageStory(at('?redirect=/en/user/hotel-order'), {
  answers: () => ({ login: new Refusal('au0101', { status: 401 }) }),
  play: async (context) => {
    await logIn(context);
    const { t } = wordsOf(context);
    await within(screen.getByRole('dialog', { name: t('login.dialog.title') })).findByText(t('error.au0101'));
  },
});
/** After login, the requested page. */
export const LoginContinued: StoryObj = pageStory(at('?redirect=/en/user/hotel-order'), {
  answers: ({ profile, membership }) => ({
    profile,
    membership,
    login: { accessToken: 'x.e30.y', refreshToken: 'r' },
  }),
  play: async (context) => {
    await logIn(context);
    await waitForAddress(context.canvasElement, /^user\/hotel-order/);
  },
});
/**
 * After choosing a room the login is over Home, with the stay beside the form and a link back to the rooms.
 */
export const LoginToBook: StoryObj = pageStory(
  at(
    `?redirect=${encodeURIComponent(`/en/hotel/booking?adults=2&checkIn=2027-03-12&checkOut=2027-03-15&hotel=${recordedHotelId}&offer=offer-1`)}`,
  ),
  {
    play: async (context) => {
      const { t } = wordsOf(context);
      const dialog = within(
        await within(document.body).findByRole('dialog', { name: t('booking.login.title') }),
      );
      const { plan } = await recordedIn('en');
      const total = formatMoney(plan.offer.price.total, 'en');
      await dialog.findAllByText((text) => text.includes(total));
      await expect(dialog.getByRole('link', { name: new RegExp(t('booking.back')) })).toHaveAttribute(
        'href',
        expect.stringMatching(new RegExp(`hotel/${recordedHotelId}\\?adults=2`)),
      );
      await userEvent.click(dialog.getByRole('button', { name: t('site.close') }));
      await within(context.canvasElement).findByText(t('site.loginNeeded'));
    },
  },
);
/** Nothing is sent before consent. */
export const Newsletter: StoryObj = pageStory(home, {
  answers: () => ({ subscribe: {} }),
  play: async (context) => {
    const { t } = wordsOf(context);
    await allParts(context.canvasElement);
    const form = within(
      await within(context.canvasElement).findByRole('region', { name: t('brand.newsletter') }),
    );
    await userEvent.type(await form.findByLabelText(t('frame.newsletter.email')), 'wen@example.test{Enter}');
    await form.findByText(t('error.required'));
    const subscribe = form.getByRole('button', { name: t('frame.newsletter.submit') });
    await userEvent.click(form.getByRole('checkbox'));
    await userEvent.click(subscribe);
    await expect(await form.findByText(t('frame.newsletter.done'))).toHaveFocus();
  },
});
/** Without articles the journal section is omitted. */
export const WithoutJournal: StoryObj = pageStory(home, {
  answers: ({ blogList }) => ({ blogList: { ...blogList, total: 0, articles: [] } }),
  play: ({ canvasElement }) => allParts(canvasElement, 1),
});
export const Loading: StoryObj = pageStory(home, { answers: () => ({ searchLocation: neverAnswers }) });
export const Failed: StoryObj = pageStory(home, { answers: () => ({ hotelSearch: outage }) });
export const LongTexts: StoryObj = pageStory(home, {
  answers: ({ hotelSearch, blogList, locations }) => ({
    hotelSearch: {
      ...hotelSearch,
      place: { ...hotelSearch.place, name: long(hotelSearch.place.name) },
      hotels: hotelSearch.hotels.map((hit) => ({
        ...hit,
        hotel: { ...hit.hotel, name: long(hit.hotel.name), district: long(hit.hotel.district) },
      })),
    },
    blogList: {
      ...blogList,
      articles: blogList.articles
        .slice(0, 3)
        .map((one) => ({ ...one, title: long(one.title), standfirst: long(one.standfirst) })),
    },
    locations: {
      ...locations,
      regions: locations.regions.map((region) => ({
        ...region,
        places: region.places.map((place) => ({ ...place, name: long(place.name) })),
      })),
    },
  }),
  play: ({ canvasElement }) => allParts(canvasElement),
});
