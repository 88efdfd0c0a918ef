import { createFileRoute } from '@tanstack/react-router';
import { homeHead, homeLoader } from '@voyage/features/editorial/src/pages/home-route.ts';
import { HomePage } from '@voyage/features/editorial/src/pages/HomePage.tsx';
import { Concierge } from '@voyage/features/editorial/src/parts/Concierge.tsx';
import { wideHero } from '@voyage/features/editorial/src/parts/hero-picture.ts';
import { HotelRail } from '@voyage/features/editorial/src/parts/HotelRail.tsx';
import { PlacesGrid } from '@voyage/features/editorial/src/parts/PlacesGrid.tsx';
import { TierTable } from '@voyage/features/editorial/src/parts/TierTable.tsx';
import { WideHero } from '@voyage/features/editorial/src/parts/WideHero.tsx';
import { SearchBar } from '@voyage/features/stays/src/parts/SearchBar.tsx';

const picture = wideHero('coast');

export const Route = createFileRoute('/$lang/')({ loader: homeLoader, head: homeHead(picture), component: Home, staticData: { overHero: true } });

function Home() {
  return (
    <HomePage hero={<WideHero picture={picture} />} search={<SearchBar />}>
      <PlacesGrid />
      <HotelRail />
      <TierTable />
      <Concierge picture="lounge-2" />
    </HomePage>
  );
}
