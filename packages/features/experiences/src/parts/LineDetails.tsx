import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { useLocale } from '@voyage/site-core/context/site-context.ts';
import { labelled } from '@voyage/i18n/join.ts';
import { href } from '@voyage/routes/href.ts';
import { heading, secondary, smallPrint } from '@voyage/ui/base/typography.css.ts';
import { Chapter } from './Chapter.tsx';
import { Entries } from './Entries.tsx';
import { InterestPrompt } from './InterestPrompt.tsx';
import { LazyShip } from './lazy-drawings.ts';
import { LinkList } from './LinkList.tsx';
import { useCruiseWords } from './use-cruise-words.ts';
import { voyagesOf } from '../state/itineraries.ts';
import { ships } from '../state/ships.ts';
import type { LineLoad } from '../state/loads.ts';
import * as css from './LineDetails.css.ts';
import * as sections from './sections.css.ts';

/** Why we book a line, its ships with their voyages, and the suites on board. */
export function LineDetails({ load: { words, line, content } }: { load: LineLoad }) {
  const locale = useLocale();
  const { size: sizeOf } = useCruiseWords();
  const { name, why, suites } = content;
  return (
    <>
      <Chapter id="why" title={why.title}>
        <Entries items={why.items} />
      </Chapter>
      <Chapter id="ships" title={words.ships.title} band>
        <ul className={css.ships}>
          {content.ships.map((ship) => (
            <li key={ship.id} className={css.ship}>
              <div className={css.drawing}>
                <LazyShip id={ship.id} label={labelled(words.plan.profile, ship.name)} />
              </div>
              <h3 className={heading.h3}>{ship.name}</h3>
              <p className={smallPrint}>{`${ship.type} · ${ships[ship.id]?.year ?? ''}`}</p>
              <p>{ship.summary}</p>
              <Voyages
                voyages={content.voyages.filter(({ id }) => voyagesOf(ship.id).includes(id))}
                below={`${line.id}/${ship.id}/`}
              />
              <ButtonLink
                variant="secondary"
                href={href.experience(locale, `${line.id}/${ship.id}`)}
                aria-label={labelled(words.ship, ship.name)}
              >
                {words.ship}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter id="suites" title={words.suites.title}>
        <Entries
          items={suites.map(({ id, title, text }) => {
            const kind = content.ships
              .flatMap((ship) => ships[ship.id]?.suiteKinds ?? [])
              .find((one) => one.id === id);
            const size = kind ? sizeOf(kind) : '';
            return { title: size ? `${title} · ${size}` : title, text };
          })}
        />
        <p className={`${secondary} ${sections.interest}`}>{words.ask}</p>
      </Chapter>
      <InterestPrompt about={name} />
    </>
  );
}

const Voyages = ({ voyages, below }: { voyages: readonly { id: string; name: string }[]; below: string }) =>
  voyages.length > 0 && <LinkList items={voyages} below={below} direction="column" />;
