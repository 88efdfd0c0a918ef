import * as css from './Picture.css.ts';

export interface PictureSource {
  /** URL without width and extension: `/pictures/coast`. */
  base: string;
  width: number;
  height: number;
  widths: number[];
  /** Position of the subject; centred by default. */
  position?: 'center' | keyof typeof css.position;
}
export interface PictureProps {
  source: PictureSource;
  /** Alternative text; empty for decoration. */
  alt: string;
  crop?: keyof typeof css.crop;
  /** CSS `sizes`: the displayed width. */
  sizes: string;
  /** The first picture of a page: loaded at once. */
  priority?: boolean;
}

/** AVIF and WebP in the available widths; reserves its space before it loads. */
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
