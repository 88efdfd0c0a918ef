import { pictureKey, type HotelPicture } from './hotel-picture.ts';

/** How many hotels of a list are between two uses of a picture, if its hotel has another ... */
export const pictureDistance = 24;
/** ... and at the least. */
export const minPictureDistance = 12;

/** What the choice needs to know of a hotel. */
export interface LeadChoice {
  /** Best opening picture first. */
  pictures: readonly HotelPicture[];
  /** How many of the first ones may be used in a list; the rest show the place. */
  leadPictures: number;
}

/**
 * The picture for each hotel of a list, in order: its first one that none of the previous 24 hotels uses, so that
 * most hotels keep the same picture in every list; otherwise the one used longest ago, if that is twelve hotels.
 * `null` if there is none; the hotel's name is shown instead.
 * @param elsewhere ids that the page shows outside the list: never chosen
 */
export function leadPictures(
  hotels: readonly LeadChoice[],
  elsewhere: Iterable<string> = [],
): (HotelPicture | null)[] {
  const never = new Set(elsewhere);
  const chosen: (HotelPicture | null)[] = [];
  /** Of each chosen picture. */
  const keys: (string | null)[] = [];
  for (const hotel of hotels) {
    const own = new Map(
      hotel.pictures
        .slice(0, hotel.leadPictures)
        .map((picture) => [pictureKey(picture), picture] as const)
        .filter(([key]) => !never.has(key)),
    );
    const usedWithin = (distance: number) => new Set(keys.slice(-distance));
    const lately = usedWithin(pictureDistance);
    const justNow = usedWithin(minPictureDistance);
    const key =
      [...own.keys()].find((one) => !lately.has(one)) ??
      keys.slice(-pictureDistance).find((one) => one !== null && own.has(one) && !justNow.has(one)) ??
      null;
    keys.push(key);
    chosen.push(key === null ? null : (own.get(key) ?? null));
  }
  return chosen;
}
