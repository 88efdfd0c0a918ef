import { createFileRoute } from '@tanstack/react-router';
import { homeHead, homeLoader } from '@voyage/home/pages/home-route.ts';
import { HomePage } from '@voyage/home/pages/HomePage.tsx';
import { portraitHero } from '@voyage/home/parts/hero-picture.ts';
import { PortraitHero } from '@voyage/home/parts/PortraitHero.tsx';
import { NewsletterSection } from '@voyage/home/parts/NewsletterSection.tsx';
import { SearchBar } from '@voyage/stays/parts/SearchBar.tsx';
import {
  LazyConcierge,
  LazyHomeJournal,
  LazyHotelRail,
  LazyPlacesRow,
  LazyTierCards,
} from '@voyage/home/parts/lazy-parts.ts';

const picture = portraitHero('louvre');

export const Route = createFileRoute('/$lang/')({
  loader: homeLoader,
  head: homeHead(picture),
  component: Home,
  staticData: { overHero: true, ownNewsletter: true },
});

function Home() {
  return (
    <HomePage hero={<PortraitHero picture={picture} />} search={<SearchBar />}>
      <LazyTierCards />
      <LazyPlacesRow />
      <LazyHotelRail />
      <LazyConcierge picture="lounge-1" />
      <LazyHomeJournal />
      <NewsletterSection />
    </HomePage>
  );
}
