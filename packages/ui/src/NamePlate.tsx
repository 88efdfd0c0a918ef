import type { ReactNode } from 'react';
import * as css from './NamePlate.css.ts';

export interface NamePlateProps {
  /** Without it the frame and the sign alone, for cards whose caption lies on the picture. */
  name?: string;
  /** District and city. */
  place?: string;
  /** A few words of the hotel's own: when it opened, how many rooms. */
  line?: string | undefined;
  /** The brand's sign. */
  mark?: ReactNode;
  crop?: keyof typeof css.crop;
}

/** Stands where a hotel has no picture that is true of it and has not just been shown. Decoration: what it says stands beside it as text. */
export function NamePlate({ name, place, line, mark, crop = 'landscape' }: NamePlateProps) {
  return (
    <div className={css.crop[crop]} aria-hidden="true">
      <span className={name ? css.mark : css.markAlone}>{mark}</span>
      {name && <span className={css.name}>{name}</span>}
      {place && <span className={css.place}>{place}</span>}
      {line && <span className={css.line}>{line}</span>}
    </div>
  );
}
