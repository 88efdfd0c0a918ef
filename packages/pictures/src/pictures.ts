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
/** Our own drawings, for what no photograph shows; each in both brands' inks. */
export const artNames = [
  'river-ship',
  'space',
  'safari',
  'antarctic-camp',
  'white-desert',
  'fast-track',
  'tailor-made',
  'card',
  'favourites',
  'orders',
  'nothing-found',
  'not-found',
  'away',
  'city',
  'old-town',
  'desert',
  'pagoda',
  'palace',
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

/**
 * What a house is shown with until an operator's own photographs take their place, by its setting. A picture here is true of
 * every place with that setting, in any climate: the sea but no cliffs, a wood but no snow, and otherwise rooms.
 */
const exteriors: { urban: readonly PhotographId[]; [setting: string]: readonly PhotographId[] } = {
  beach: ['shore', 'suite-2', 'pool-1', 'room-4', 'red-sunset', 'lounge-5', 'villa-3', 'room-2', 'lounge-4'],
  island: ['red-sunset', 'pool-1', 'room-4', 'shore', 'villa-1', 'suite-2', 'lounge-4', 'room-1', 'villa-3'],
  harbour: [
    'ship-model',
    'suite-3',
    'room-3',
    'lounge-1',
    'room-4',
    'lounge-6',
    'suite-4',
    'room-2',
    'lounge-7',
    'suite-1',
    'lounge-5',
  ],
  riverside: [
    'room-4',
    'lounge-1',
    'suite-3',
    'room-2',
    'lounge-3',
    'suite-2',
    'lounge-7',
    'coffee',
    'room-1',
    'lounge-6',
    'suite-1',
  ],
  lakeside: [
    'villa-4',
    'room-4',
    'lounge-5',
    'villa-1',
    'suite-2',
    'lounge-3',
    'villa-3',
    'room-1',
    'lounge-4',
    'suite-1',
  ],
  hillside: [
    'villa-1',
    'suite-1',
    'villa-4',
    'lounge-1',
    'room-4',
    'villa-5',
    'lounge-4',
    'villa-3',
    'suite-2',
    'lounge-5',
  ],
  countryside: [
    'villa-3',
    'lounge-4',
    'room-4',
    'villa-4',
    'suite-2',
    'pool-1',
    'lounge-5',
    'room-1',
    'coffee',
  ],
  forest: ['forest', 'villa-1', 'lounge-5', 'villa-2', 'suite-1', 'room-4', 'villa-5', 'lounge-4'],
  desert: ['pool-1', 'suite-2', 'room-4', 'villa-5', 'lounge-4', 'room-1'],
  historic: [
    'lounge-2',
    'room-1',
    'lounge-5',
    'suite-1',
    'room-4',
    'lounge-3',
    'lounge-7',
    'suite-3',
    'lounge-4',
    'ship-model',
    'room-2',
  ],
  park: [
    'room-1',
    'lounge-4',
    'suite-1',
    'room-4',
    'lounge-7',
    'room-2',
    'suite-3',
    'lounge-2',
    'coffee',
    'lounge-5',
  ],
  urban: [
    'lounge-2',
    'room-1',
    'suite-3',
    'lounge-6',
    'room-3',
    'lounge-1',
    'suite-4',
    'room-4',
    'lounge-3',
    'room-2',
    'lounge-7',
    'suite-1',
    'coffee',
  ],
};
/** Interiors by the kind of the key, then the few things that coupons are pictured by. */
const kinds: Record<string, readonly PictureId[]> = {
  room: ['room-1', 'room-2', 'room-3', 'room-4'],
  suite: ['suite-1', 'suite-2', 'suite-3', 'suite-4'],
  lounge: ['lounge-1', 'lounge-2', 'lounge-3', 'lounge-4', 'lounge-5', 'lounge-6', 'lounge-7'],
  table: ['lounge-1', 'coffee'],
  villa: ['villa-1', 'villa-2', 'villa-3', 'villa-4', 'villa-5'],
  pool: ['pool-1'],
  spa: ['room-4'],
  dining: ['lounge-1'],
  transfer: ['art-fast-track'],
};
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
const at = <T>(list: readonly T[], index: number): T =>
  list[((Math.trunc(index) % list.length) + list.length) % list.length] as T; // a remainder is within the list, and no list is empty

/**
 * The picture of an inventory key: a picture's id as it is, `exterior-{setting}-{n}`, or a kind with a number (`room-2`, `table-1`).
 * `salt` (the hotel's id) spreads a list over the set; with `place` (its code), some houses open with a view of a city that the set truly shows.
 */
export function hotelPicture(key: string, salt = 0, place = ''): SitePicture {
  if (isPhotograph(key) || isArt(key)) return pictureSource(key);
  const [, kind = '', setting = '', number = ''] = /^([a-z]+)(?:-([a-z]+))?(?:-(\d+))?$/.exec(key) ?? [];
  const turn = (Number(number) || 1) - 1 + salt;
  if (kind !== 'exterior') return pictureSource(at(kinds[kind] ?? exteriors.urban, turn));
  const seen = placeViews[place];
  return pictureSource(
    seen && turn % 4 === 0 ? at(seen, turn / 4) : at(exteriors[setting] ?? exteriors.urban, turn),
  );
}
