import { pictureSource, type PictureId } from '@voyage/pictures/pictures.ts';
import { LazyLayer } from '@voyage/site-core/errors/LazyLayer.tsx';
import { labelled } from '@voyage/i18n/join.ts';
import { Button } from '@voyage/ui/forms/Button.tsx';
import { Picture } from '@voyage/ui/base/Picture.tsx';
import { heading } from '@voyage/ui/base/typography.css.ts';
import { lazyPart } from '@voyage/ui/feedback/lazy-part.ts';
import { useState } from 'react';
import { Chapter } from './Chapter.tsx';
import { Figures } from './Figures.tsx';
import { InterestPrompt } from './InterestPrompt.tsx';
import { LazyAircraft, LazySouthernMap } from './lazy-drawings.ts';
import { StopPicker } from './StopPicker.tsx';
import type { WhiteDesertText } from '../state/content.ts';
import { stopPlaces, formatPosition } from '../state/southern-stops.ts';
import * as css from './WhiteDesertDetails.css.ts';

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
      <Chapter id="aircraft" title={aircraft.title}>
        <ul className={css.aircraft}>
          {aircraft.items.map(({ id, name, text }) => (
            <li key={id} className={css.plane}>
              <LazyAircraft id={id} />
              <h3 className={heading.h3}>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Chapter>
      <InterestPrompt about={name} />
    </>
  );
}

function Stops({ stops: { title, text, figure, near, items } }: { stops: WhiteDesertText['stops'] }) {
  return (
    <Chapter id="stops" title={title} text={text}>
      <StopPicker
        label={title}
        stops={items.map(({ day, ...stop }) => {
          const place = stopPlaces[stop.id];
          return { ...stop, meta: place ? [day, formatPosition(place)] : [day] };
        })}
        renderPicture={(chosen) => (
          <LazySouthernMap stops={items} chosen={chosen} label={figure} near={near} />
        )}
      />
    </Chapter>
  );
}

function Camps({ camps: { title, more, items } }: { camps: WhiteDesertText['camps'] }) {
  const [open, setOpen] = useState<string | null>(null);
  const camp = items.find(({ id }) => id === open);
  return (
    <Chapter id="camps" title={title} band>
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
      {camp && (
        <LazyLayer onFailed={() => setOpen(null)}>
          <CampDialog camp={camp} onClose={() => setOpen(null)} />
        </LazyLayer>
      )}
    </Chapter>
  );
}
