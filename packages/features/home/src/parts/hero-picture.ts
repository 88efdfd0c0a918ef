import type { PictureId } from '@voyage/pictures/pictures.ts';

/** The first picture of a page; `sizes` is its displayed width, for both the page and the preload. */
export interface HeroPicture {
  id: PictureId;
  sizes: string;
}
export const wideHero = (id: PictureId): HeroPicture => ({ id, sizes: '(min-width: 48rem) 100vw, 130vw' });
export const portraitHero = (id: PictureId): HeroPicture => ({
  id,
  sizes: '(min-width: 48rem) 60rem, 150vw',
});
