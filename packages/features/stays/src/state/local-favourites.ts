import { browserStorage } from '@voyage/api-client/browser-storage.ts';
import type { Stay } from '@voyage/contracts/stay.ts';
import { storedIds } from '@voyage/stay-parts/stored-ids.ts';

/** As many as the service accepts at once. */
const most = 50;

/** The ids with this one prepended or removed. */
export const withFavourite = (ids: readonly string[], id: string, on: boolean): readonly string[] => {
  const others = ids.filter((one) => one !== id);
  return on ? [id, ...others].slice(0, most) : others;
};

/** Hotels saved by a visitor, latest first, stored in this browser until login. */
export const localFavourites = storedIds('favourites', most);

const staysKey = 'favourite-stays';

/** Stays by hotel id, from browser storage; the service checks each of them. */
function storedStays(): Record<string, Stay> {
  try {
    const all: unknown = JSON.parse(browserStorage.getItem(staysKey) ?? '{}');
    return typeof all === 'object' && all !== null ? { ...all } : {};
  } catch {
    return {}; // text of another application under our key
  }
}

/** The stay that a visitor viewed a hotel for when saving it. */
export const localStay = (hotelId: string): Stay | undefined => storedStays()[hotelId];

/** Stores it beside the hotel; stays of hotels that are no longer saved are dropped. */
export function saveLocalStay(hotelId: string, stay: Stay | undefined): void {
  const saved = new Set(localFavourites.get());
  const { [hotelId]: _, ...others } = storedStays();
  const kept = Object.entries({ ...others, ...(stay && { [hotelId]: stay }) }).filter(([id]) =>
    saved.has(id),
  );
  if (kept.length > 0) browserStorage.setItem(staysKey, JSON.stringify(Object.fromEntries(kept)));
  else browserStorage.removeItem(staysKey);
}
