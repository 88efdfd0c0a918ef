import { createFileRoute } from '@tanstack/react-router';
import { homeHead, homeLoader } from '@voyage/features/editorial/src/pages/home-route.ts';
import { HomePage } from '@voyage/features/editorial/src/pages/HomePage.tsx';
import { Concierge } from '@voyage/features/editorial/src/parts/Concierge.tsx';
import { portraitHero } from '@voyage/features/editorial/src/parts/hero-picture.ts';
import { HotelRail } from '@voyage/features/editorial/src/parts/HotelRail.tsx';
import { PlacesRow } from '@voyage/features/editorial/src/parts/PlacesRow.tsx';
import { PortraitHero } from '@voyage/features/editorial/src/parts/PortraitHero.tsx';
import { TierCards } from '@voyage/features/editorial/src/parts/TierCards.tsx';
import { SearchBar } from '@voyage/features/stays/src/parts/SearchBar.tsx';

const picture = portraitHero('louvre');

export const Route = createFileRoute('/$lang/')({ loader: homeLoader, head: homeHead(picture), component: Home, staticData: { overHero: true } });

function Home() {
  return (
    <HomePage hero={<PortraitHero picture={picture} />} search={<SearchBar />}>
      <TierCards />
      <PlacesRow />
      <HotelRail />
      <Concierge picture="lounge-1" />
    </HomePage>
  );
}
