import type { PictureId } from '@voyage/pictures/pictures.ts';

/** The first picture of a page; `sizes` says how wide it is shown, to the page and to the preload alike. */
export interface HeroPicture {
  id: PictureId;
  sizes: string;
}
export const wideHero = (id: PictureId): HeroPicture => ({ id, sizes: '(min-width: 48rem) 100vw, 130vw' });
export const portraitHero = (id: PictureId): HeroPicture => ({
  id,
  sizes: '(min-width: 48rem) 60rem, 150vw',
});
