import { useId } from 'react';
import * as css from './ProgressBar.css.ts';

/**
 * A share of something: nights towards a level, bookings in a month. The text beside it says what the bar
 * shows.
 */
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
