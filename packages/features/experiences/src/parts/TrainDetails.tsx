import { dotted, labelled } from '@voyage/i18n/join.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { secondary } from '@voyage/ui/base/typography.css.ts';
import { Chapter } from './Chapter.tsx';
import { InterestPrompt } from './InterestPrompt.tsx';
import { LazyRailMap } from './lazy-drawings.ts';
import { OtherExperiences } from './OtherExperiences.tsx';
import { RoomList } from './RoomList.tsx';
import { StopPicker } from './StopPicker.tsx';
import { TrainFactsList } from './TrainFactsList.tsx';
import { useCruiseWords } from './use-cruise-words.ts';
import type { TrainLoad } from '../state/loads.ts';
import { nightsAndMonths } from '../state/train-season.ts';
import * as sections from './sections.css.ts';

/** Lower part of a sleeper train's page: its route on a map, its cabins and facts, and the other trains. */
export function TrainDetails({ content }: { content: TrainLoad }) {
  const { train, trains, title, route, text, figure, others } = content;
  const page = usePage();
  const about = `${title} · ${train.name}`;
  return (
    <>
      <Chapter id="route" title={route} text={text}>
        <StopPicker
          label={route}
          stops={train.stops}
          renderPicture={(chosen) => (
            <LazyRailMap slug={train.id} chosen={chosen} label={labelled(figure, train.name)} />
          )}
        />
      </Chapter>
      <OnBoard content={content} />
      <OtherExperiences
        title={others}
        items={trains.map((other) => ({ ...other, note: nightsAndMonths(other, page) }))}
        below="trains/"
      />
      <InterestPrompt about={about} />
    </>
  );
}

function OnBoard({ content: { train, facts, cabins, onBoard } }: { content: TrainLoad }) {
  const { t } = usePage();
  const { size } = useCruiseWords();
  return (
    <Chapter className={sections.next} id="on-board" title={onBoard.title} text={onBoard.text}>
      <div className={sections.rooms}>
        <div>
          <TrainFactsList facts={facts} notes={train.notes} />
          <p className={`${secondary} ${sections.interest}`}>{onBoard.ask}</p>
        </div>
        <RoomList
          rooms={cabins.map((cabin) => ({
            ...cabin,
            facts: dotted([t('experiences.guests', { guests: cabin.guests }), size(cabin)]),
          }))}
          note={cabins.some(({ squareMetres }) => squareMetres) ? onBoard.sizes : undefined}
        />
      </div>
    </Chapter>
  );
}
