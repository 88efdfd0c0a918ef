/** So many hotels of a list stand between a picture and its next use. */
export const picturesApart = 12;

/** What of a hotel a list chooses by. */
export interface LeadChoice {
  /** Ids of its pictures, the best to open it with first. */
  pictures: readonly string[];
  /** So many of the first may open it in a list; those after them show its place. */
  leadPictures: number;
}

/**
 * The picture that opens each hotel of a list, in the order of the list: the first of its own that none of the twelve hotels
 * before it was shown with, so that most keep the same in every list. `null` where it has no such picture: its name stands there.
 * @param elsewhere ids that the page shows beside the list: never chosen
 */
export function leadPictures(
  hotels: readonly LeadChoice[],
  elsewhere: Iterable<string> = [],
): (string | null)[] {
  const never = new Set(elsewhere);
  const chosen: (string | null)[] = [];
  for (const hotel of hotels) {
    const lately = chosen.slice(-picturesApart);
    const own = hotel.pictures.slice(0, hotel.leadPictures);
    chosen.push(own.find((id) => !never.has(id) && !lately.includes(id)) ?? null);
  }
  return chosen;
}
