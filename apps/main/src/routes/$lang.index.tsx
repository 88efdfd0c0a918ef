import { createFileRoute } from '@tanstack/react-router';
import { homeHead, homeLoader } from '@voyage/features/editorial/src/pages/home-route.ts';
import { HomePage } from '@voyage/features/editorial/src/pages/HomePage.tsx';
import { NearConcierge } from '@voyage/features/editorial/src/parts/NearConcierge.ts';
import { wideHero } from '@voyage/features/editorial/src/parts/hero-picture.ts';
import { NearHomeJournal } from '@voyage/features/editorial/src/parts/NearHomeJournal.ts';
import { NearHotelRail } from '@voyage/features/editorial/src/parts/NearHotelRail.ts';
import { NearPlacesGrid } from '@voyage/features/editorial/src/parts/NearPlacesGrid.ts';
import { NearTierTable } from '@voyage/features/editorial/src/parts/NearTierTable.ts';
import { WideHero } from '@voyage/features/editorial/src/parts/WideHero.tsx';
import { NewsletterSection } from '@voyage/features/editorial/src/parts/NewsletterSection.tsx';
import { SearchBar } from '@voyage/features/stays/src/parts/SearchBar.tsx';

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
