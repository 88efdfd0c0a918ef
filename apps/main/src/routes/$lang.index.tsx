import { createFileRoute } from '@tanstack/react-router';
import { homeHead, homeLoader } from '@voyage/home/pages/home-route.ts';
import { HomePage } from '@voyage/home/pages/HomePage.tsx';
import { wideHero } from '@voyage/home/parts/hero-picture.ts';
import { WideHero } from '@voyage/home/parts/WideHero.tsx';
import { NewsletterSection } from '@voyage/home/parts/NewsletterSection.tsx';
import { SearchBar } from '@voyage/stays/parts/SearchBar.tsx';
import {
  LazyConcierge,
  LazyHomeJournal,
  LazyHotelRail,
  LazyPlacesGrid,
  LazyTierTable,
} from '@voyage/home/parts/lazy-parts.ts';

const picture = wideHero('coast');

export const Route = createFileRoute('/$lang/')({
  loader: homeLoader,
  head: homeHead(picture),
  component: Home,
  staticData: { overHero: true, ownNewsletter: true },
});

function Home() {
  return (
    <HomePage hero={<WideHero picture={picture} />} search={<SearchBar />}>
      <LazyPlacesGrid />
      <LazyHotelRail />
      <LazyTierTable />
      <LazyConcierge picture="lounge-2" />
      <LazyHomeJournal />
      <NewsletterSection />
    </HomePage>
  );
}
