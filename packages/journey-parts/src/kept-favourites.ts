import { keptIds } from './kept-ids.ts';

/** As many as a member can save at once later without waiting. */
const most = 50;

/** The ids with one more, before the others, or without it. */
export const withKept = (ids: readonly string[], id: string, on: boolean): readonly string[] => {
  const others = ids.filter((one) => one !== id);
  return on ? [id, ...others].slice(0, most) : others;
};

/** What a visitor has saved, the latest first, kept in this browser until somebody logs in. */
export const keptFavourites = keptIds('favourites', most);
