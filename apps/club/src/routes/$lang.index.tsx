import { createFileRoute } from '@tanstack/react-router';
import { homeHead, homeLoader } from '@voyage/home/pages/home-route.ts';
import { HomePage } from '@voyage/home/pages/HomePage.tsx';
import { NearConcierge } from '@voyage/home/parts/NearConcierge.ts';
import { portraitHero } from '@voyage/home/parts/hero-picture.ts';
import { NearHomeJournal } from '@voyage/home/parts/NearHomeJournal.ts';
import { NearHotelRail } from '@voyage/home/parts/NearHotelRail.ts';
import { NearPlacesRow } from '@voyage/home/parts/NearPlacesRow.ts';
import { PortraitHero } from '@voyage/home/parts/PortraitHero.tsx';
import { NearTierCards } from '@voyage/home/parts/NearTierCards.ts';
import { NewsletterSection } from '@voyage/home/parts/NewsletterSection.tsx';
import { SearchBar } from '@voyage/stays/parts/SearchBar.tsx';

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
