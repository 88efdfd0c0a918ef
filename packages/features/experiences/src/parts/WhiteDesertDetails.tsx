import { pictureSource, type PictureId } from '@voyage/pictures/pictures.ts';
import { LazyLayer } from '@voyage/site-core/errors/LazyLayer.tsx';
import { labelled } from '@voyage/i18n/join.ts';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { container } from '@voyage/ui/base/layout.css.ts';
import { Picture } from '@voyage/ui/base/Picture.tsx';
import { byPhrase, heading } from '@voyage/ui/base/typography.css.ts';
import { lazyPart } from '@voyage/ui/feedback/lazy-part.ts';
import { useState } from 'react';
import { Figures } from './Figures.tsx';
import { InterestPrompt } from './InterestPrompt.tsx';
import { LazyAircraft, LazySouthernMap } from './lazy-drawings.ts';
import { Opening } from './Opening.tsx';
import { StopPicker } from './StopPicker.tsx';
import type { WhiteDesertText } from '../state/content.ts';
import { stopPlaces, formatPosition } from '../state/southern-stops.ts';
import * as css from './WhiteDesertDetails.css.ts';
import * as sections from './sections.css.ts';

const CampDialog = lazyPart(() => import('./CampDialog.tsx'));

const campPictures: Readonly<Record<string, PictureId>> = {
  echo: 'art-antarctic-camp',
  whichaway: 'art-southern-lights',
};

/** Lower part of the Antarctica page: its stops on a polar map, the two camps, and the aircraft. */
export function WhiteDesertDetails({ content }: { content: WhiteDesertText }) {
  const { name, figures, stops, camps, aircraft } = content;
  return (
    <>
      <Figures figures={figures} />
      <Stops stops={stops} />
      <Camps camps={camps} />
      <section className={`${container} ${sections.section}`} aria-labelledby="aircraft">
        <h2 className={`${heading.h2} ${byPhrase} ${sections.alone}`} id="aircraft">
          {aircraft.title}
        </h2>
        <ul className={css.aircraft}>
          {aircraft.items.map(({ id, name, text }) => (
            <li key={id} className={css.plane}>
              <LazyAircraft id={id} />
              <h3 className={heading.h3}>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <InterestPrompt about={name} />
    </>
  );
}

function Stops({ stops: { title, text, figure, near, items } }: { stops: WhiteDesertText['stops'] }) {
  const [chosen, choose] = useState(items[0]?.id ?? '');
  return (
    <section className={`${container} ${sections.section}`} aria-labelledby="stops">
      <Opening id="stops" title={title} text={text} />
      <StopPicker
        label={title}
        stops={items.map(({ day, ...stop }) => {
          const place = stopPlaces[stop.id];
          return { ...stop, meta: place ? [day, formatPosition(place)] : [day] };
        })}
        chosen={chosen}
        onChoose={choose}
        picture={<LazySouthernMap stops={items} chosen={chosen} label={figure} near={near} />}
      />
    </section>
  );
}

function Camps({ camps: { title, more, items } }: { camps: WhiteDesertText['camps'] }) {
  const [open, setOpen] = useState<string | null>(null);
  const camp = items.find(({ id }) => id === open);
  return (
    <section className={sections.band} aria-labelledby="camps">
      <div className={container}>
        <h2 className={`${heading.h2} ${byPhrase} ${sections.alone}`} id="camps">
          {title}
        </h2>
        <ul className={css.camps}>
          {items.map(({ id, title, text, shows }) => (
            <li key={id} className={css.camp}>
              <div className={css.campPicture}>
                <Picture
                  source={pictureSource(campPictures[id] ?? 'art-antarctic-camp')}
                  alt={shows}
                  crop="landscape"
                  sizes="(min-width: 68rem) 38rem, 100vw"
                />
              </div>
              <h3 className={heading.h3}>{title}</h3>
              <p>{text}</p>
              <Button
                variant="secondary"
                aria-haspopup="dialog"
                aria-label={labelled(title, more)}
                onClick={() => setOpen(id)}
              >
                {more}
              </Button>
            </li>
          ))}
        </ul>
      </div>
      {camp && (
        <LazyLayer onFailed={() => setOpen(null)}>
          <CampDialog camp={camp} onClose={() => setOpen(null)} />
        </LazyLayer>
      )}
    </section>
  );
}
