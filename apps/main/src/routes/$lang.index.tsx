import { createFileRoute } from '@tanstack/react-router';
import { LazySpacePromotion } from '@voyage/experiences/parts/lazy-promotion.ts';
import { homeHead, homeLoader } from '@voyage/home/pages/home-route.ts';
import { HomePage } from '@voyage/home/pages/HomePage.tsx';
import { wideHero } from '@voyage/home/parts/hero-picture.ts';
import { WideHero } from '@voyage/home/parts/WideHero.tsx';
import { NewsletterSection } from '@voyage/home/parts/NewsletterSection.tsx';
import { redirectQuerySchema } from '@voyage/routes/account-query.ts';
import { SearchBar } from '@voyage/stays/parts/SearchBar.tsx';
import {
  LazyConcierge,
  LazyHomeJournal,
  LazyHotelRail,
  LazyPlacesGrid,
  LazyPromises,
} from '@voyage/home/parts/lazy-parts.ts';

const picture = wideHero('coast');

const concierge = 'lounge-2';
const beside = [picture.id, concierge] as const;

export const Route = createFileRoute('/$lang/')({
  validateSearch: redirectQuerySchema,
  loader: homeLoader(beside),
  head: homeHead(picture),
  component: Page,
  staticData: { overHero: true, hideNewsletter: true },
});

function Page() {
  return (
    <HomePage
      redirect={Route.useSearch().redirect}
      hero={<WideHero picture={picture} />}
      search={<SearchBar />}
    >
      <LazyPlacesGrid />
      <LazyHotelRail city={Route.useLoaderData().city} beside={beside} />
      <LazyPromises />
      <LazySpacePromotion />
      <LazyConcierge picture={concierge} />
      <LazyHomeJournal />
      <NewsletterSection />
    </HomePage>
  );
}
