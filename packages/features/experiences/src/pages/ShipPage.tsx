import { useLocale } from '@voyage/site-core/context/site-context.ts';
import { ExperienceCrumbs } from '../parts/ExperienceCrumbs.tsx';
import { LazyShipDetails } from '../parts/lazy-details.ts';
import { SplitHero } from '../parts/SplitHero.tsx';
import { cruiseCrumbs } from '../state/cruise-crumbs.ts';
import type { ShipLoad } from './experience-route.ts';

/** A ship of a cruise line. */
export function ShipPage({ load }: { load: ShipLoad }) {
  const { line, ship, picture } = load;
  return (
    <>
      <ExperienceCrumbs way={cruiseCrumbs(useLocale(), line, ship)} />
      <SplitHero
        picture={picture}
        shows={ship.shows}
        kind={`${line.name} · ${ship.type}`}
        title={ship.name}
        summary={ship.summary}
        about={`${line.name} · ${ship.name}`}
      />
      <LazyShipDetails load={load} />
    </>
  );
}
