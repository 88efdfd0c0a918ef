import { useState, type ComponentProps } from 'react';
import * as css from './Picture.css.ts';

export interface PictureSource {
  /** URL without width and extension: `/pictures/coast`. */
  base: string;
  width: number;
  height: number;
  widths: readonly number[];
  /** Of a supplier's picture: its files, one for each of `widths`. `base` is then only what it is recognised by. */
  addresses?: readonly string[];
  /** In place of a supplier's picture that does not load: the brand's mark, a path in 32 by 32. */
  mark?: string;
  /** Position of the subject; centred by default. */
  position?: 'center' | keyof typeof css.position;
}
export interface PictureProps {
  source: PictureSource;
  /** Alternative text; empty for decoration. */
  alt: string;
  /** The language of `alt`, if it is not the page's. */
  lang?: string | undefined;
  crop?: keyof typeof css.crop;
  /** CSS `sizes`: the displayed width. */
  sizes: string;
  /** The first picture of a page: loaded at once. */
  priority?: boolean;
}

/** AVIF and WebP in the available widths, or a supplier's files; reserves its space before it loads. */
export const Picture = (props: PictureProps) =>
  props.source.addresses ? (
    <Addressed key={props.source.base} {...props} addresses={props.source.addresses} />
  ) : (
    <picture className={css.crop[props.crop ?? 'landscape']}>
      <source type="image/avif" srcSet={filesOf(props.source, 'avif')} sizes={props.sizes} />
      <Image
        {...props}
        file={{
          src: `${props.source.base}-${props.source.widths.at(-1)}.webp`,
          srcSet: filesOf(props.source, 'webp'),
        }}
      />
    </picture>
  );
const filesOf = ({ base, widths }: PictureSource, ending: string): string =>
  widths.map((w) => `${base}-${w}.${ending} ${w}w`).join(', ');

/** From a supplier's server, which is told nothing of the page, and may fail. */
function Addressed({ addresses, ...props }: PictureProps & { addresses: readonly string[] }) {
  const { source, crop = 'landscape' } = props;
  const [failed, setFailed] = useState(false);
  const fail = () => setFailed(true);
  return failed ? (
    <span className={`${css.crop[crop]} ${css.plate}`} aria-hidden="true">
      <svg className={css.mark} viewBox="0 0 32 32">
        <path d={source.mark} />
      </svg>
    </span>
  ) : (
    <picture className={css.crop[crop]}>
      <Image
        {...props}
        file={{
          src: addresses.at(-1),
          srcSet: addresses.map((address, i) => `${address} ${source.widths[i]}w`).join(', '),
          className: css.addressed,
          referrerPolicy: 'no-referrer',
          onError: fail,
          // One that failed before this page's script ran reports nothing any more.
          ref: (image) => void (image?.complete && image.currentSrc && image.naturalWidth === 0 && fail()),
        }}
      />
    </picture>
  );
}

function Image({
  source: { width, height, position = 'center' },
  alt,
  lang,
  sizes,
  priority,
  file,
}: PictureProps & { file: ComponentProps<'img'> }) {
  return (
    <img
      {...file}
      className={[css.image, position !== 'center' && css.position[position], file.className]
        .filter(Boolean)
        .join(' ')}
      sizes={sizes}
      alt={alt}
      lang={lang}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
    />
  );
}
