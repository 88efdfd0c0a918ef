import type { HotelSummary } from '@voyage/contracts/stay.ts';
import { pictureKey, type HotelPicture } from '@voyage/domain/hotel-picture.ts';
import { useEffect } from 'react';

/** A rail of Home keeps less of a hotel than a list. */
type Listed = HotelSummary | { id: string; slug: string };

/**
 * Each hotel as a list last showed it during this visit, with its picture there. Written only in the browser,
 * after a page has rendered: empty on the server and while the first page hydrates.
 */
const shown = new Map<string, { hotel: Listed; lead: HotelPicture | null }>();

/**
 * Remembers the hotels of a visible list with their opening pictures, so that a hotel's page opens with the same one,
 * and before it has loaded.
 */
export function useShownLeads(hotels: readonly Listed[], leads: readonly (HotelPicture | null)[]): void {
  useEffect(() => {
    for (const [i, hotel] of hotels.entries()) shown.set(hotel.id, { hotel, lead: leads[i] ?? null });
  });
}

/** A hotel that a list has shown whole, by its id or the name in its address. */
export function shownHotel(key: string): HotelSummary | undefined {
  const { hotel } = shown.get(key) ?? [...shown.values()].find((one) => one.hotel.slug === key) ?? {};
  return hotel && 'pictures' in hotel ? hotel : undefined;
}

/** The pictures of a hotel, starting with the one that a list showed during this visit, if any. */
export function shownLeadFirst<P extends HotelPicture>(hotel: { id: string; pictures: readonly P[] }): P[] {
  const lead = shown.get(hotel.id)?.lead;
  const isLead = (picture: P) => Boolean(lead) && pictureKey(picture) === (lead && pictureKey(lead));
  return hotel.pictures.toSorted((a, b) => Number(isLead(b)) - Number(isLead(a)));
}
