import { labelled } from '@voyage/i18n/join.ts';
import { container } from '@voyage/ui/base/layout.css.ts';
import { useState } from 'react';
import { InterestPrompt } from './InterestPrompt.tsx';
import { LazyRailMap } from './lazy-drawings.ts';
import { Opening } from './Opening.tsx';
import { OtherExperiences } from './OtherExperiences.tsx';
import { StopPicker } from './StopPicker.tsx';
import type { TrainLoad } from '../state/loads.ts';
import * as sections from './sections.css.ts';

/** Lower part of a sleeper train's page: its route on a map, and the other trains. */
export function TrainDetails({ content }: { content: TrainLoad }) {
  const { train, trains, title, route, text, figure, others } = content;
  const [chosen, choose] = useState(train.stops[0]?.id ?? '');
  const about = `${title} · ${train.name}`;
  return (
    <>
      <section className={`${container} ${sections.section}`} aria-labelledby="route">
        <Opening id="route" title={route} text={text} />
        <StopPicker
          label={route}
          stops={train.stops}
          chosen={chosen}
          onChoose={choose}
          picture={<LazyRailMap slug={train.id} chosen={chosen} label={labelled(figure, train.name)} />}
        />
      </section>
      <OtherExperiences title={others} items={trains} below="trains/" />
      <InterestPrompt about={about} />
    </>
  );
}
