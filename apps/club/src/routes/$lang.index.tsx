import { createFileRoute } from '@tanstack/react-router';
import { homeHead, homeLoader } from '@voyage/features/editorial/src/pages/home-route.ts';
import { HomePage } from '@voyage/features/editorial/src/pages/HomePage.tsx';
import { NearConcierge } from '@voyage/features/editorial/src/parts/NearConcierge.ts';
import { portraitHero } from '@voyage/features/editorial/src/parts/hero-picture.ts';
import { NearHomeJournal } from '@voyage/features/editorial/src/parts/NearHomeJournal.ts';
import { NearHotelRail } from '@voyage/features/editorial/src/parts/NearHotelRail.ts';
import { NearPlacesRow } from '@voyage/features/editorial/src/parts/NearPlacesRow.ts';
import { PortraitHero } from '@voyage/features/editorial/src/parts/PortraitHero.tsx';
import { NearTierCards } from '@voyage/features/editorial/src/parts/NearTierCards.ts';
import { NewsletterSection } from '@voyage/features/editorial/src/parts/NewsletterSection.tsx';
import { SearchBar } from '@voyage/features/stays/src/parts/SearchBar.tsx';

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
      <NearTierCards />
      <NearPlacesRow />
      <NearHotelRail />
      <NearConcierge picture="lounge-1" />
      <NearHomeJournal />
      <NewsletterSection />
    </HomePage>
  );
}
