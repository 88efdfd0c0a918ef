import type { ReactNode } from 'react';
import * as css from './NamePlate.css.ts';

export interface NamePlateProps {
  /** Without it only the frame and mark are shown, for cards with the caption over the picture. */
  name?: string;
  /** District and city. */
  place?: string;
  /** A few facts about the hotel: opening year, number of rooms. */
  line?: string | undefined;
  /** The brand's logo mark. */
  mark?: ReactNode;
  crop?: keyof typeof css.crop;
}

/**
 * Replaces the picture of a hotel that has none, or whose pictures have just been shown. Decorative: the
 * same text is beside it.
 */
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
