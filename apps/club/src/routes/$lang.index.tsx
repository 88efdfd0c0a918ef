import { createFileRoute } from '@tanstack/react-router';
import { homeHead, homeWithLevelsLoader } from '@voyage/home/pages/home-route.ts';
import { HomePage } from '@voyage/home/pages/HomePage.tsx';
import { portraitHero } from '@voyage/home/parts/hero-picture.ts';
import { PortraitHero } from '@voyage/home/parts/PortraitHero.tsx';
import { NewsletterSection } from '@voyage/home/parts/NewsletterSection.tsx';
import { redirectQuerySchema } from '@voyage/routes/account-query.ts';
import { SearchBar } from '@voyage/stays/parts/SearchBar.tsx';
import {
  LazyConcierge,
  LazyHomeJournal,
  LazyHotelRail,
  LazyPlacesRow,
  LazyTierCards,
} from '@voyage/home/parts/lazy-parts.ts';

const picture = portraitHero('louvre');

const concierge = 'lounge-1';
const beside = [picture.id, concierge] as const;

export const Route = createFileRoute('/$lang/')({
  validateSearch: redirectQuerySchema,
  loader: homeWithLevelsLoader(beside),
  head: homeHead(picture),
  component: Page,
  staticData: { overHero: true, hideNewsletter: true },
});

function Page() {
  return (
    <HomePage
      redirect={Route.useSearch().redirect}
      hero={<PortraitHero picture={picture} />}
      search={<SearchBar />}
    >
      <LazyTierCards />
      <LazyPlacesRow />
      <LazyHotelRail city={Route.useLoaderData().city} beside={beside} />
      <LazyConcierge picture={concierge} />
      <LazyHomeJournal />
      <NewsletterSection />
    </HomePage>
  );
}
