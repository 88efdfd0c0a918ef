/** Minimum number of hotels in a list between two uses of a picture. */
export const minPictureDistance = 24;

/** What the choice needs to know of a hotel. */
export interface LeadChoice {
  /** Picture ids, best opening picture first. */
  pictures: readonly string[];
  /** How many of the first ones may be used in a list; the rest show the place. */
  leadPictures: number;
}

/**
 * The picture for each hotel of a list, in order: its first one that none of the previous 24
 * hotels uses, so that most hotels keep the same picture in every list. `null` if there is none;
 * the hotel's name is shown instead.
 * @param elsewhere ids that the page shows outside the list: never chosen
 */
export function leadPictures(
  hotels: readonly LeadChoice[],
  elsewhere: Iterable<string> = [],
): (string | null)[] {
  const never = new Set(elsewhere);
  const chosen: (string | null)[] = [];
  for (const hotel of hotels) {
    const lately = chosen.slice(-minPictureDistance);
    const own = hotel.pictures.slice(0, hotel.leadPictures);
    chosen.push(own.find((id) => !never.has(id) && !lately.includes(id)) ?? null);
  }
  return chosen;
}
