import { Link } from '@voyage/frame/layout/Link.tsx';
import { useLocale } from '@voyage/frame/router/site-context.ts';
import { href } from '@voyage/routes/href.ts';
import { container } from '@voyage/ui/layout.css.ts';
import { heading } from '@voyage/ui/typography.css.ts';
import { useState } from 'react';
import { ExperienceCrumbs } from '../parts/ExperienceCrumbs.tsx';
import { InterestPrompt } from '../parts/InterestPrompt.tsx';
import { LazyRailMap } from '../parts/lazy-parts.ts';
import { Opening } from '../parts/Opening.tsx';
import { StopPicker } from '../parts/StopPicker.tsx';
import { TopBeside } from '../parts/TopBeside.tsx';
import { trainRoutes } from '../state/train-routes.ts';
import type { TrainLoad } from './experience-route.ts';
import * as css from './TrainPage.css.ts';

/** A sleeper train: its print, its way on a map, and the other trains. */
export function TrainPage({ content }: { content: TrainLoad }) {
  const { train, trains, title, route, text, figure, others } = content;
  const locale = useLocale();
  const [chosen, choose] = useState(train.stops[0]?.id ?? '');
  const about = `${title}: ${train.name}`;
  return (
    <>
      <ExperienceCrumbs name={train.name} path={href.experience(locale, `trains/${train.id}`)} />
      <TopBeside
        picture={trainRoutes[train.id]?.picture ?? 'art-train'}
        shows={train.shows}
        kind={title}
        title={train.name}
        summary={train.summary}
        about={about}
      />
      <section className={`${container} ${css.section}`} aria-labelledby="route">
        <Opening id="route" title={route} text={text} />
        <StopPicker
          label={route}
          stops={train.stops}
          chosen={chosen}
          onChoose={choose}
          picture={<LazyRailMap slug={train.id} chosen={chosen} label={`${figure}: ${train.name}`} />}
        />
      </section>
      <section className={`${container} ${css.others}`} aria-labelledby="others">
        <h2 className={heading.h3} id="others">
          {others}
        </h2>
        <ul className={css.list}>
          {trains.map(({ id, name }) => (
            <li key={id}>
              <Link className={css.train} href={href.experience(locale, `trains/${id}`)}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <InterestPrompt about={about} />
    </>
  );
}
