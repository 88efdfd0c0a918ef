import { useLocale } from '@voyage/site-core/context/site-context.ts';
import { href } from '@voyage/routes/href.ts';
import { ExperienceCrumbs } from '../parts/ExperienceCrumbs.tsx';
import { LazyTrainDetails } from '../parts/lazy-details.ts';
import { SplitHero } from '../parts/SplitHero.tsx';
import type { TrainLoad } from './experience-route.ts';

/** A sleeper train. */
export function TrainPage({ content }: { content: TrainLoad }) {
  const { train, picture, title } = content;
  const locale = useLocale();
  return (
    <>
      <ExperienceCrumbs way={[{ name: train.name, href: href.experience(locale, `trains/${train.id}`) }]} />
      <SplitHero
        picture={picture}
        shows={train.shows}
        kind={title}
        title={train.name}
        summary={train.summary}
        about={`${title} · ${train.name}`}
      />
      <LazyTrainDetails content={content} />
    </>
  );
}
