import { useEffect } from 'react';

/**
 * The picture id that each hotel last had in a list during this visit. Written only in the browser, after a
 * page has rendered: empty on the server and while the first page hydrates.
 */
const shown = new Map<string, string>();

/**
 * Remembers the opening picture of each hotel in a visible list, so that the hotel's page opens with the
 * same one.
 */
export function useShownLeads(hotels: readonly { id: string }[], leads: readonly (string | null)[]): void {
  useEffect(() => {
    for (const [i, { id }] of hotels.entries()) {
      const lead = leads[i];
      if (lead) shown.set(id, lead);
    }
  });
}

/** The pictures of a hotel, starting with the one that a list showed during this visit, if any. */
export function shownLeadFirst(hotel: { id: string; pictures: readonly string[] }): string[] {
  const lead = shown.get(hotel.id);
  return lead && hotel.pictures.includes(lead)
    ? [lead, ...hotel.pictures.filter((id) => id !== lead)]
    : [...hotel.pictures];
}
