import { pictureOrDrawing, type SitePicture } from '@voyage/pictures/pictures.ts';

/**
 * The picture of each group until the operator has photographs of its own: its style, not one of its hotels.
 */
const pictures: Record<string, string> = {
  aurelian: 'lounge-2',
  'halcyon-rowe': 'suite-4',
  kitamura: 'lounge-1',
  'maison-alcide': 'room-1',
  'jade-harbour': 'ship-model',
  'al-qamar': 'pool-1',
  caldera: 'coast',
  pelham: 'lounge-3',
  northlight: 'lounge-5',
  'casa-lumbre': 'suite-3',
  samphire: 'shore',
  verrano: 'coffee',
  independent: 'villa-5',
};
export const groupPicture = (group: { code: string; picture: string }): SitePicture =>
  pictureOrDrawing(pictures[group.code] ?? group.picture);
