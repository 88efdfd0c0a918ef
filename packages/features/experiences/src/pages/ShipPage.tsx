import { useLocale } from '@voyage/frame/router/site-context.ts';
import { ExperienceCrumbs } from '../parts/ExperienceCrumbs.tsx';
import { LazyShipBelow } from '../parts/lazy-below.ts';
import { TopBeside } from '../parts/TopBeside.tsx';
import { cruiseCrumbs } from '../state/cruise-crumbs.ts';
import type { ShipLoad } from './experience-route.ts';

/** A ship of a cruise line. */
export function ShipPage({ load }: { load: ShipLoad }) {
  const { line, ship, picture } = load;
  return (
    <>
      <ExperienceCrumbs way={cruiseCrumbs(useLocale(), line, ship)} />
      <TopBeside
        picture={picture}
        shows={ship.shows}
        kind={`${line.name} · ${ship.type}`}
        title={ship.name}
        summary={ship.summary}
        about={`${line.name}: ${ship.name}`}
      />
      <LazyShipBelow load={load} />
    </>
  );
}
