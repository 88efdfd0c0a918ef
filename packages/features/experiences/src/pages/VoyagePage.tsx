import { useLocale } from '@voyage/frame/router/site-context.ts';
import { ExperienceCrumbs } from '../parts/ExperienceCrumbs.tsx';
import { LazyVoyageBelow } from '../parts/lazy-below.ts';
import { TopBeside } from '../parts/TopBeside.tsx';
import { cruiseCrumbs } from '../state/cruise-crumbs.ts';
import type { VoyageLoad } from './experience-route.ts';

/** A voyage of a ship. */
export function VoyagePage({ load }: { load: VoyageLoad }) {
  const { line, ship, voyage, picture } = load;
  return (
    <>
      <ExperienceCrumbs way={cruiseCrumbs(useLocale(), line, ship, voyage)} />
      <TopBeside
        picture={picture}
        shows={voyage.shows}
        kind={`${ship.name} · ${voyage.name}`}
        title={voyage.title}
        summary={voyage.summary}
        about={`${ship.name}: ${voyage.name}`}
      />
      <LazyVoyageBelow load={load} />
    </>
  );
}
