import { storedIds } from './stored-ids.ts';

/** As many as the service accepts at once. */
const most = 50;

/** The ids with this one prepended or removed. */
export const withFavourite = (ids: readonly string[], id: string, on: boolean): readonly string[] => {
  const others = ids.filter((one) => one !== id);
  return on ? [id, ...others].slice(0, most) : others;
};

/** Hotels saved by a visitor, latest first, stored in this browser until login. */
export const localFavourites = storedIds('favourites', most);
