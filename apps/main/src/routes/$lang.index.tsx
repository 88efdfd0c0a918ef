import { createFileRoute } from '@tanstack/react-router';
import { homeHead, homeLoader } from '@voyage/home/pages/home-route.ts';
import { HomePage } from '@voyage/home/pages/HomePage.tsx';
import { NearConcierge } from '@voyage/home/parts/NearConcierge.ts';
import { wideHero } from '@voyage/home/parts/hero-picture.ts';
import { NearHomeJournal } from '@voyage/home/parts/NearHomeJournal.ts';
import { NearHotelRail } from '@voyage/home/parts/NearHotelRail.ts';
import { NearPlacesGrid } from '@voyage/home/parts/NearPlacesGrid.ts';
import { NearTierTable } from '@voyage/home/parts/NearTierTable.ts';
import { WideHero } from '@voyage/home/parts/WideHero.tsx';
import { NewsletterSection } from '@voyage/home/parts/NewsletterSection.tsx';
import { SearchBar } from '@voyage/stays/parts/SearchBar.tsx';

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
      <NearPlacesGrid />
      <NearHotelRail />
      <NearTierTable />
      <NearConcierge picture="lounge-2" />
      <NearHomeJournal />
      <NewsletterSection />
    </HomePage>
  );
}
