import type { PictureSource } from '@voyage/ui/Picture.tsx';
import made from './pictures.json' with { type: 'json' };

export type PictureId = keyof typeof made;
export const pictureSource = (id: PictureId): PictureSource => ({ base: `/pictures/${id}`, ...made[id] });
const has = (id: string): id is PictureId => id in made;

/** The set that the inventory's picture keys are shown with until an operator's own photographs take their place. */
const exterior: Record<string, PictureId[]> = {
  beach: ['shore', 'pool-1', 'villa-2'], island: ['island', 'pool-1', 'shore'], lakeside: ['lake', 'villa-2', 'lounge-3'], hillside: ['villa-1', 'suite-1', 'villa-2'],
  countryside: ['villa-2', 'villa-1', 'valley'], forest: ['villa-2', 'lounge-1', 'villa-1'], desert: ['suite-2', 'pool-1', 'lounge-3'],
};
const indoors: PictureId[] = ['lounge-2', 'room-1', 'lounge-1', 'suite-1', 'room-2', 'suite-2', 'lounge-3', 'room-3'];

/** The picture of an inventory key (`exterior-beach-2`, `room-1`). A house is never shown as a place that it is not. */
export function hotelPicture(key: string, salt = 0): PictureSource {
  if (has(key)) return pictureSource(key);
  const [kind = '', setting = '', number = '1'] = key.split('-');
  if (kind === 'exterior') {
    const choice = exterior[setting] ?? indoors;
    return pictureSource(choice[(Number(number) - 1 + salt) % choice.length] as PictureId);
  }
  const same = (Object.keys(made) as PictureId[]).filter((id) => id.startsWith(`${kind === 'table' ? 'lounge' : kind}-`));
  return pictureSource((same.length > 0 ? same : indoors)[(Number(setting) || 1) % (same.length || indoors.length)] as PictureId);
}
