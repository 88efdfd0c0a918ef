import { brand } from '@voyage/brand';
import * as css from './BrandMark.css.ts';

/** The brand's logo mark, in the colour of the surrounding text. */
export function BrandMark({ size = 'alone' }: { size?: keyof typeof css.mark }) {
  return (
    <svg className={css.mark[size]} viewBox="0 0 32 32" aria-hidden="true">
      <path d={brand.mark} />
    </svg>
  );
}

/** Logo mark and name. */
export function Wordmark() {
  return (
    <span className={css.wordmark} lang="en">
      <BrandMark size="beside" />
      <span>{brand.name}</span>
    </span>
  );
}
