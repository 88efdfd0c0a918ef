import * as css from './Picture.css.ts';

export interface PictureSource {
  /** Address without width and ending: `/pictures/coast`. */
  base: string;
  width: number;
  height: number;
  widths: number[];
  /** Where its subject stands; the middle without it. */
  position?: 'center' | keyof typeof css.position;
}
export interface PictureProps {
  source: PictureSource;
  /** What it shows; empty for decoration. */
  alt: string;
  crop?: keyof typeof css.crop;
  /** CSS `sizes`: how wide it is shown. */
  sizes: string;
  /** The first picture of a page: loaded at once. */
  priority?: boolean;
}

/** AVIF and WebP in the widths that exist; the place is kept before it arrives. */
export function Picture({
  source: { base, width, height, widths, position = 'center' },
  alt,
  crop = 'landscape',
  sizes,
  priority,
}: PictureProps) {
  const set = (ending: string) => widths.map((w) => `${base}-${w}.${ending} ${w}w`).join(', ');
  return (
    <picture className={css.crop[crop]}>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <img
        className={position === 'center' ? css.image : `${css.image} ${css.position[position]}`}
        src={`${base}-${widths.at(-1)}.webp`}
        srcSet={set('webp')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  );
}
