import { brand } from '@voyage/brand';
import type { PictureSource } from '@voyage/ui/Picture.tsx';
import made from './pictures.json' with { type: 'json' };

/** Where the subject of a picture stands, for crops: the nine places of `object-position`. */
export type PicturePosition =
  | 'center'
  | 'top'
  | 'bottom'
  | 'left'
  | 'right'
  | 'topLeft'
  | 'topRight'
  | 'bottomLeft'
  | 'bottomRight';
/** What its place is filled with until it arrives (tooling/photos/src/tones.ts). */
export type PictureTone = 'night' | 'slate' | 'sea' | 'sky' | 'forest' | 'earth' | 'dusk' | 'sand' | 'paper';
export interface SitePicture extends PictureSource {
  position: PicturePosition;
  tone: PictureTone;
}

export type PhotographId = keyof typeof made;
/** Posters for empty states, each in both brands' inks; the prints (`art-…` too) are in the catalogue, the same in both. */
export const artNames = [
  'card',
  'favourites',
  'orders',
  'nothing-found',
  'not-found',
  'away',
  'ryokan',
] as const;
export type ArtId = `art-${(typeof artNames)[number]}`;
export type PictureId = PhotographId | ArtId;

// tooling/photos writes the file from its own lists of positions and tones.
const photographs = made as Record<
  PhotographId,
  { width: number; height: number; widths: number[]; position?: PicturePosition; tone: PictureTone }
>;
const isPhotograph = (id: string): id is PhotographId => Object.hasOwn(made, id);
const isArt = (id: string): id is ArtId => artNames.some((name) => id === `art-${name}`);
export type ArtFormat = 'wide' | 'tall';
/** 3:2 and 4:5. */
const artSizes = {
  wide: { width: 1280, height: 853, widths: [640, 1280] },
  tall: { width: 800, height: 1000, widths: [480, 800] },
} satisfies Record<ArtFormat, Omit<PictureSource, 'base'>>;

/** The address of a picture without width and ending, under the path at which the site is published. */
export const pictureBase = (name: string): string => `${import.meta.env.BASE_URL}pictures/${name}`;

/** A picture by its id; a drawing in this brand's inks, 3:2 unless 4:5 is asked for. */
export function pictureSource(id: PictureId, format: ArtFormat = 'wide'): SitePicture {
  if (isPhotograph(id)) return { base: pictureBase(id), position: 'center', ...photographs[id] };
  return {
    base: pictureBase(`${id}${format === 'tall' ? '-tall' : ''}-${brand.id}`),
    position: 'center',
    tone: brand.id === 'club' ? 'night' : 'paper',
    ...artSizes[format],
  };
}
/** The one file of a picture that is at least `width` pixels wide, or its widest: for structured data and previews, which take no `srcset`. */
export const pictureFile = ({ base, widths }: PictureSource, width: number): string =>
  `${base}-${widths.find((w) => w >= width) ?? widths.at(-1)}.webp`;

/** Photographs that truly show a place of the inventory; more than one where the set has more. */
export const placeViews: Record<string, readonly PhotographId[]> = {
  par: ['paris', 'louvre'],
  kyoto: ['kyoto'],
  venice: ['venice', 'burano'],
  nyc: ['new-york', 'brooklyn-bridge', 'new-york-night'],
  beijing: ['beijing'],
  lisbon: ['lisbon'],
  dps: ['bali'],
  budapest: ['budapest', 'danube'],
  ams: ['amsterdam'],
  mallorca: ['coast'],
};
/** The picture of a hotel or a room by its id (the service chose it). `null`: there is none, or the set has no such picture; its name stands there. */
export const hotelPicture = (id: string | null): SitePicture | null =>
  id !== null && (isPhotograph(id) || isArt(id)) ? pictureSource(id) : null;

/** A picture that a page cannot do without, by its id; a drawing where the set has no such picture. */
export const pictureOrDrawing = (id: string): SitePicture =>
  hotelPicture(id) ?? pictureSource('art-tailor-made');
