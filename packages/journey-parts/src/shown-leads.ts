import { useEffect } from 'react';

/** Id of the picture that each hotel was last shown with in a list of this visit. Written by the browser alone, after a page is there: empty on the server and while a first page hydrates. */
const shown = new Map<string, string>();

/** Remembers which picture opens each hotel of a list that is shown, so that the hotel's page opens with the same. */
export function useShownLeads(hotels: readonly { id: string }[], leads: readonly (string | null)[]): void {
  useEffect(() => {
    for (const [i, { id }] of hotels.entries()) {
      const lead = leads[i];
      if (lead) shown.set(id, lead);
    }
  });
}

/** The pictures of a hotel with the one first that a list of this visit showed, where there was one. */
export function shownLeadFirst(hotel: { id: string; pictures: readonly string[] }): string[] {
  const lead = shown.get(hotel.id);
  return lead && hotel.pictures.includes(lead)
    ? [lead, ...hotel.pictures.filter((id) => id !== lead)]
    : [...hotel.pictures];
}
