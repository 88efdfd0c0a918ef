import { labelled } from '@voyage/i18n/join.ts';
import { pictureSource } from '@voyage/pictures/pictures.ts';
import { container } from '@voyage/ui/base/layout.css.ts';
import { Picture } from '@voyage/ui/base/Picture.tsx';
import { byPhrase, heading, secondary, text as type } from '@voyage/ui/base/typography.css.ts';
import { Chapter } from './Chapter.tsx';
import { Entries } from './Entries.tsx';
import { Figures } from './Figures.tsx';
import { InterestPrompt } from './InterestPrompt.tsx';
import { LazyShip } from './lazy-drawings.ts';
import { LinkList } from './LinkList.tsx';
import { OtherExperiences } from './OtherExperiences.tsx';
import { RoomList } from './RoomList.tsx';
import { StopPicker } from './StopPicker.tsx';
import { deckNumber, useCruiseWords } from './use-cruise-words.ts';
import { shipFigures } from '../state/ship-figures.ts';
import { ships } from '../state/ships.ts';
import type { ShipLoad } from '../state/loads.ts';
import * as css from './ShipDetails.css.ts';
import * as sections from './sections.css.ts';

/** Lower part of a ship's page: her figures, decks on a drawing, suites, facilities and voyages. */
export function ShipDetails({ load }: { load: ShipLoad }) {
  const { words, line, ship, activities, facilities, voyages, others } = load;
  const known = ships[ship.id];
  if (!known) return null;
  const about = `${line.name} · ${ship.name}`;
  return (
    <>
      <section aria-label={words.facts.title}>
        <Figures figures={shipFigures(known, words.facts)} />
        <div className={container}>
          <p className={`${secondary} ${sections.interest}`}>{words.ask}</p>
        </div>
      </section>
      <Decks load={load} />
      <Suites load={load} />
      <Chapter id="activities" title={words.activities}>
        <Entries items={activities} />
      </Chapter>
      <Chapter id="facilities" title={words.facilities} band>
        <Entries items={facilities} />
      </Chapter>
      <section className={`${container} ${sections.section} ${css.voyages}`} aria-labelledby="voyages">
        <h2 className={`${heading.h2} ${byPhrase}`} id="voyages">
          {words.voyages.title}
        </h2>
        {voyages.length > 0 ? (
          <LinkList items={voyages} below={`${line.id}/${ship.id}/`} direction="column" />
        ) : (
          <p className={type.lead}>{words.voyages.none}</p>
        )}
      </section>
      <OtherExperiences title={words.otherShips} items={others} below={`${line.id}/`} />
      <InterestPrompt about={about} />
    </>
  );
}

function Decks({ load: { words, ship, decks } }: { load: ShipLoad }) {
  const { deck } = useCruiseWords();
  const plan = ships[ship.id]?.plan ?? [];
  return (
    <Chapter id="decks" title={words.plan.title} text={words.plan.text}>
      <StopPicker
        label={words.plan.title}
        stops={plan.map(({ id, levels }) => ({
          id,
          number: deckNumber(levels),
          name: deck(levels),
          text: decks.find((one) => one.id === id)?.text ?? '',
        }))}
        renderPicture={(chosen) => (
          <LazyShip
            id={ship.id}
            chosen={chosen}
            label={labelled(words.plan.figure, ship.name)}
            kinds={words.plan.kinds}
          />
        )}
      />
    </Chapter>
  );
}

function Suites({ load: { words, ship, suites, amenities } }: { load: ShipLoad }) {
  const { size: sizeOf } = useCruiseWords();
  const kinds = ships[ship.id]?.suiteKinds ?? [];
  return (
    <Chapter id="suites" title={words.suites.title} text={words.suites.text} band>
      <div className={sections.rooms}>
        <div className={css.everySuite}>
          <Picture
            source={pictureSource('art-ship-suite')}
            alt={words.suites.shows}
            crop="landscape"
            sizes="(min-width: 68rem) 32rem, 100vw"
          />
          <h3 className={type.title}>{words.suites.all}</h3>
          <ul>
            {amenities.map((amenity) => (
              <li key={amenity}>{amenity}</li>
            ))}
          </ul>
        </div>
        <RoomList
          rooms={suites.map((suite) => {
            const kind = kinds.find(({ id }) => id === suite.id);
            return { ...suite, facts: kind && sizeOf(kind) };
          })}
        />
      </div>
    </Chapter>
  );
}
