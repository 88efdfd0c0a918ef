import { useLocale } from '@voyage/site-core/context/site-context.ts';
import { ExperienceCrumbs } from '../parts/ExperienceCrumbs.tsx';
import { LazyVoyageDetails } from '../parts/lazy-details.ts';
import { SplitHero } from '../parts/SplitHero.tsx';
import { cruiseCrumbs } from '../state/cruise-crumbs.ts';
import type { VoyageLoad } from './experience-route.ts';

/** A voyage of a ship. */
export function VoyagePage({ load }: { load: VoyageLoad }) {
  const { line, ship, voyage, picture } = load;
  return (
    <>
      <ExperienceCrumbs way={cruiseCrumbs(useLocale(), line, ship, voyage)} />
      <SplitHero
        picture={picture}
        shows={voyage.shows}
        kind={`${ship.name} · ${voyage.name}`}
        title={voyage.title}
        summary={voyage.summary}
        about={`${ship.name} · ${voyage.name}`}
      />
      <LazyVoyageDetails load={load} />
    </>
  );
}
