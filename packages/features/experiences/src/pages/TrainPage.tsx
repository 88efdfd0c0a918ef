import { useLocale } from '@voyage/frame/router/site-context.ts';
import { href } from '@voyage/routes/href.ts';
import { ExperienceCrumbs } from '../parts/ExperienceCrumbs.tsx';
import { LazyTrainBelow } from '../parts/lazy-below.ts';
import { TopBeside } from '../parts/TopBeside.tsx';
import type { TrainLoad } from './experience-route.ts';

/** A sleeper train. */
export function TrainPage({ content }: { content: TrainLoad }) {
  const { train, picture, title } = content;
  const locale = useLocale();
  return (
    <>
      <ExperienceCrumbs way={[{ name: train.name, href: href.experience(locale, `trains/${train.id}`) }]} />
      <TopBeside
        picture={picture}
        shows={train.shows}
        kind={title}
        title={train.name}
        summary={train.summary}
        about={`${title}: ${train.name}`}
      />
      <LazyTrainBelow content={content} />
    </>
  );
}
