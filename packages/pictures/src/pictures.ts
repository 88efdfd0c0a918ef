import { brand } from '@voyage/brand';
import type { HotelPicture } from '@voyage/domain/hotel-picture.ts';
import { htmlLang } from '@voyage/domain/locale.ts';
import type { PictureSource } from '@voyage/ui/base/Picture.tsx';
import made from './pictures.json' with { type: 'json' };

/** Where the subject of a picture is, for cropping: the nine positions of `object-position`. */
type PicturePosition =
  | 'center'
  | 'top'
  | 'bottom'
  | 'left'
  | 'right'
  | 'topLeft'
  | 'topRight'
  | 'bottomLeft'
  | 'bottomRight';
/** Background shown until the picture has loaded (tooling/studio/build/tones.ts). */
type PictureTone = 'night' | 'slate' | 'sea' | 'sky' | 'forest' | 'earth' | 'dusk' | 'sand' | 'paper';
export interface SitePicture extends PictureSource {
  position: PicturePosition;
  tone: PictureTone;
  /** What it shows, if its supplier says so; `lang` as an attribute, if it is not in the page's language. */
  caption?: string | undefined;
  lang?: string | undefined;
}

export type PhotographId = keyof typeof made;
/**
 * Posters for empty states, in each brand's colours; the prints (`art-…` too) are in the catalogue
 * and the same in both brands.
 */
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

// tooling/studio generates the file from its own lists of positions and tones.
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

/** The URL of a picture without width and extension, under the site's base path. */
export const pictureBase = (name: string): string => `${import.meta.env.BASE_URL}pictures/${name}`;

/** A picture by its id; a drawing in this brand's colours, 3:2 unless 4:5 is requested. */
export function pictureSource(id: PictureId, format: ArtFormat = 'wide'): SitePicture {
  if (isPhotograph(id)) return { base: pictureBase(id), position: 'center', ...photographs[id] };
  return {
    base: pictureBase(`${id}${format === 'tall' ? '-tall' : ''}-${brand.id}`),
    position: 'center',
    tone: brand.id === 'club' ? 'night' : 'paper',
    ...artSizes[format],
  };
}
/**
 * The smallest file of a picture that is at least `width` pixels wide, or its widest: for
 * structured data and previews, which take no `srcset`.
 */
export function pictureFile({ base, widths, addresses }: PictureSource, width: number): string {
  const at = widths.findIndex((w) => w >= width);
  return addresses?.at(at) ?? `${base}-${widths.at(at)}.webp`;
}
/** The same as an absolute address. */
export const pictureAddress = (origin: string, picture: PictureSource, width: number): string =>
  (picture.addresses ? '' : origin) + pictureFile(picture, width);

/** Photographs that actually show a place of the inventory; several if available. */
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
/**
 * The picture of a hotel or room, which the service chose. `null`: there is none, or it is missing here; the name is
 * shown instead. A supplier states no heights: the frame decides what is seen of its picture.
 */
export function hotelPicture(picture: HotelPicture | null): SitePicture | null {
  if (picture === null) return null;
  if (typeof picture === 'string')
    return isPhotograph(picture) || isArt(picture) ? pictureSource(picture) : null;
  const { sizes, caption, langs } = picture;
  const widest = sizes.at(-1);
  return widest === undefined
    ? null
    : {
        base: widest.address,
        addresses: sizes.map(({ address }) => address),
        widths: sizes.map(({ width }) => width),
        width: widest.width,
        height: Math.round((widest.width * 2) / 3),
        mark: brand.mark,
        position: 'center',
        tone: 'paper',
        caption,
        lang: langs?.caption && htmlLang(langs.caption),
      };
}

/** Width from which a picture may be shown from edge to edge of any desktop window. */
const fullWidth = 1280;
/** Width that suppliers have: enlarged by no more than a half it fills most windows. */
const boundedWidth = 1000;
/**
 * The first of these pictures that is wide enough to be shown across the page, or else the first that is wide enough
 * for 1,500 px (`isBounded`). `null`: all are smaller and would be blurred; the name is shown instead.
 */
export function coverPicture(
  pictures: readonly HotelPicture[],
): { picture: SitePicture; isBounded: boolean } | null {
  const known = pictures.map(hotelPicture).filter((picture) => picture !== null);
  const atLeast = (width: number) => known.find((picture) => picture.width >= width);
  const full = atLeast(fullWidth);
  const picture = full ?? atLeast(boundedWidth);
  return picture ? { picture, isBounded: !full } : null;
}

/** A picture that a page must have; a drawing if it is missing. */
export const pictureOrDrawing = (picture: HotelPicture): SitePicture =>
  hotelPicture(picture) ?? pictureSource('art-tailor-made');
