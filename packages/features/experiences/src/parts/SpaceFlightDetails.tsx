import { pictureSource } from '@voyage/pictures/pictures.ts';
import { Picture } from '@voyage/ui/base/Picture.tsx';
import { figure, heading, secondary, text as type } from '@voyage/ui/base/typography.css.ts';
import { Chapter } from './Chapter.tsx';
import { AltitudePicture } from './AltitudePicture.tsx';
import { Figures } from './Figures.tsx';
import { InterestPrompt } from './InterestPrompt.tsx';
import { PlaceMark } from './PlaceMark.tsx';
import { StopPicker } from './StopPicker.tsx';
import type { SpaceFlightText } from '../state/content.ts';
import { spaceportPlaces } from '../state/spaceport-places.ts';
import * as css from './SpaceFlightDetails.css.ts';

/**
 * Lower part of the space flight page: its stages on an altitude chart, the year and days before it, and the
 * spaceport.
 */
export function SpaceFlightDetails({ content }: { content: SpaceFlightText }) {
  const { name, figures, stages, timeline, programme, spaceport } = content;
  return (
    <>
      <Figures figures={figures} />
      <Stages stages={stages} />
      <Chapter id="timeline" title={timeline.title} band>
        <ol className={css.timeline}>
          {timeline.items.map(({ value, unit, title, text }) => (
            <li key={`${value} ${unit}`} className={css.moment}>
              <p className={secondary}>
                <span className={`${heading.h1} ${figure} ${css.count}`}>{value}</span>
                <span>{` ${unit}`}</span>
              </p>
              <h3 className={type.title}>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Chapter>
      <Chapter id="programme" title={programme.title} text={programme.text}>
        <ol className={css.days}>
          {programme.items.map(({ title, text }, i) => (
            <li key={title} className={css.day}>
              <span className={`${heading.h3} ${figure} ${secondary}`} aria-hidden>
                {i + 1}
              </span>
              <h3 className={type.title}>{title}</h3>
              <p className={css.dayText}>{text}</p>
            </li>
          ))}
        </ol>
      </Chapter>
      <Spaceport spaceport={spaceport} />
      <InterestPrompt about={name} />
    </>
  );
}

function Stages({ stages: { title, text, figure: label, items } }: { stages: SpaceFlightText['stages'] }) {
  return (
    <Chapter id="stages" title={title} text={text}>
      <StopPicker
        label={title}
        stops={items.map(({ meta, ...stage }) => ({ ...stage, meta: [meta] }))}
        renderPicture={(chosen) => <AltitudePicture stages={items} chosen={chosen} label={label} />}
      />
    </Chapter>
  );
}

function Spaceport({
  spaceport: { title, text, figure: shows, items },
}: {
  spaceport: SpaceFlightText['spaceport'];
}) {
  return (
    <Chapter id="spaceport" title={title} text={text}>
      <StopPicker
        label={title}
        stops={items}
        renderPicture={(chosen) => (
          <div className={css.marked}>
            <Picture
              source={pictureSource('art-spaceport')}
              alt={shows}
              crop="landscape"
              sizes="(min-width: 68rem) 46rem, 100vw"
            />
            {/* Like the print's crop: 3:2. */}
            <svg className={css.marks} viewBox="0 0 150 100" aria-hidden>
              {items.map(({ id }, i) => {
                const place = spaceportPlaces[id];
                return (
                  place && (
                    <PlaceMark
                      key={id}
                      id={id}
                      number={i + 1}
                      x={place.x * 1.5}
                      y={place.y}
                      chosen={id === chosen}
                      size={5.4}
                    />
                  )
                );
              })}
            </svg>
          </div>
        )}
      />
    </Chapter>
  );
}
