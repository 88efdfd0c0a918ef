/** How many hotels of a list are between two uses of a picture, if its hotel has another ... */
export const pictureDistance = 24;
/** ... and at the least. */
export const minPictureDistance = 12;

/** What the choice needs to know of a hotel. */
export interface LeadChoice {
  /** Picture ids, best opening picture first. */
  pictures: readonly string[];
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
): (string | null)[] {
  const never = new Set(elsewhere);
  const chosen: (string | null)[] = [];
  for (const hotel of hotels) {
    const own = hotel.pictures.slice(0, hotel.leadPictures).filter((id) => !never.has(id));
    const usedWithin = (distance: number) => new Set(chosen.slice(-distance));
    const lately = usedWithin(pictureDistance);
    const justNow = usedWithin(minPictureDistance);
    chosen.push(
      own.find((id) => !lately.has(id)) ??
        chosen.slice(-pictureDistance).find((id) => id !== null && own.includes(id) && !justNow.has(id)) ??
        null,
    );
  }
  return chosen;
}
