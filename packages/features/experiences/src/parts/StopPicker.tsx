import { visuallyHidden } from '@voyage/ui/base/layout.css.ts';
import { smallPrint } from '@voyage/ui/base/typography.css.ts';
import { useId, useState, type MouseEvent, type ReactNode } from 'react';
import type { StopText } from '../state/content.ts';
import * as css from './StopPicker.css.ts';

interface PickableStop extends StopText {
  /** When, how high, or where. */
  meta?: readonly string[];
  /** Replaces its position in the list, if the picture uses another number. */
  number?: string;
}

/**
 * A picture with numbered marks and the list of their stops: one radio group, selected in the list or by
 * pressing a mark, which names its stop in `data-stop`.
 */
export function StopPicker({
  label,
  stops,
  renderPicture,
}: {
  label: string;
  stops: readonly PickableStop[];
  /** With the mark of the chosen stop. */
  renderPicture: (chosen: string) => ReactNode;
}) {
  const [chosen, choose] = useState(stops[0]?.id ?? '');
  const name = useId();
  const pressed = ({ target }: MouseEvent) => {
    const place = target instanceof Element ? target.closest('[data-stop]')?.getAttribute('data-stop') : null;
    if (place) choose(place);
  };
  return (
    <div className={css.picker}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the list beside it has the keys */}
      <div className={css.picture} onClick={pressed}>
        {renderPicture(chosen)}
      </div>
      <fieldset>
        <legend className={visuallyHidden}>{label}</legend>
        {stops.map(({ id, name: stop, meta, number, text }, i) => (
          <div key={id} className={css.stop}>
            <label className={css.head}>
              <input
                type="radio"
                className={css.radio}
                name={name}
                value={id}
                checked={id === chosen}
                onChange={() => choose(id)}
                aria-describedby={`${name}-${id}`}
              />
              <span className={css.number} aria-hidden>
                {number ?? i + 1}
              </span>
              <span className={css.name}>{stop}</span>
              {meta && (
                <span className={`${smallPrint} ${css.meta}`}>
                  {meta.map((line) => (
                    <span key={line}>{`${line} `}</span>
                  ))}
                </span>
              )}
            </label>
            <p id={`${name}-${id}`} className={id === chosen ? css.text : css.folded}>
              {text}
            </p>
          </div>
        ))}
      </fieldset>
    </div>
  );
}
