import { useLocale } from '@voyage/site-core/context/site-context.ts';
import type { PictureId } from '@voyage/pictures/pictures.ts';
import { ExperienceCrumbs } from '../parts/ExperienceCrumbs.tsx';
import { LazyLineDetails } from '../parts/lazy-details.ts';
import { SplitHero } from '../parts/SplitHero.tsx';
import { cruiseCrumbs } from '../state/cruise-crumbs.ts';
import type { LineLoad } from './experience-route.ts';

const pictures: Readonly<Record<string, PictureId>> = {
  'regent-seven-seas': 'art-ship-deck',
  'silver-seas': 'art-expedition-ship',
};

/** A cruise line. */
export function CruiseLinePage({ load }: { load: LineLoad }) {
  const {
    line,
    content: { name, title, summary, shows },
  } = load;
  return (
    <>
      <ExperienceCrumbs way={cruiseCrumbs(useLocale(), line)} />
      <SplitHero
        picture={pictures[line.id] ?? 'art-ocean-ship'}
        shows={shows}
        kind={name}
        title={title}
        summary={summary}
        about={name}
      />
      <LazyLineDetails load={load} />
    </>
  );
}
