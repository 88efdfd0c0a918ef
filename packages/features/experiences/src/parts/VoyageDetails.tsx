import { labelled } from '@voyage/i18n/join.ts';
import { secondary } from '@voyage/ui/base/typography.css.ts';
import { Chapter } from './Chapter.tsx';
import { InterestPrompt } from './InterestPrompt.tsx';
import { LazyVoyageMap } from './lazy-drawings.ts';
import { OtherExperiences } from './OtherExperiences.tsx';
import { StopPicker } from './StopPicker.tsx';
import { VoyageFacts } from './VoyageFacts.tsx';
import { useCruiseWords } from './use-cruise-words.ts';
import { itineraries } from '../state/itineraries.ts';
import type { VoyageLoad } from '../state/loads.ts';
import * as sections from './sections.css.ts';

/** Lower part of a voyage's page: its ports on a map, day by day, with the daylight hours of each. */
export function VoyageDetails({ load: { words, line, ship, voyage, others } }: { load: VoyageLoad }) {
  const { days, daylight, month } = useCruiseWords();
  const itinerary = itineraries[voyage.id];
  if (!itinerary) return null;
  const about = `${ship.name} · ${voyage.name}`;
  return (
    <>
      <Chapter
        id="ports"
        title={`${words.voyage.title} · ${month(itinerary.month)}`}
        text={words.voyage.text}
      >
        <StopPicker
          label={words.voyage.title}
          stops={voyage.calls.map(({ area, ...call }) => {
            const place = itinerary.calls[call.id];
            return {
              ...call,
              meta: place ? [area, days(place.days), daylight(place, itinerary.month)] : [area],
            };
          })}
          renderPicture={(chosen) => (
            <LazyVoyageMap
              id={voyage.id}
              chosen={chosen}
              label={labelled(words.voyage.figure, voyage.name)}
            />
          )}
        />
        <div className={sections.interest}>
          <VoyageFacts facts={itinerary.operator ?? {}} />
        </div>
        <p className={`${secondary} ${sections.interest}`}>{words.ask}</p>
      </Chapter>
      <OtherExperiences title={words.others} items={others} below={`${line.id}/${ship.id}/`} />
      <InterestPrompt about={about} />
    </>
  );
}
