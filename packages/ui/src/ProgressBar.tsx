import { useId } from 'react';
import * as css from './ProgressBar.css.ts';

/** How much of something there is: nights towards a level, bookings of a month. The words beside it say what the bar shows. */
export function ProgressBar({
  label,
  value,
  max,
  text,
}: {
  label: string;
  value: number;
  max: number;
  /** "7 of 10 nights". */ text: string;
}) {
  const id = useId();
  return (
    <div className={css.progress}>
      <div className={css.words}>
        <label className={css.label} htmlFor={id}>
          {label}
        </label>
        <span className={css.value}>{text}</span>
      </div>
      <progress
        id={id}
        className={css.bar}
        value={Math.min(Math.max(value, 0), max)}
        max={max}
        aria-valuetext={text}
      >
        {text}
      </progress>
    </div>
  );
}
