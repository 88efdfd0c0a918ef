import { queries } from '@voyage/api-client/queries.ts';
import { dayInZone, type IsoDay } from '@voyage/domain/stay-date.ts';
import { useSite } from '@voyage/site-core/context/site-context.ts';
import { localTimeZone } from '@voyage/i18n/moments.ts';
import type { LocationType } from '@voyage/domain/hotel-search.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** Where it is the earliest day: what is past there is past at every hotel. */
const earliestZone = 'Etc/GMT+12';

interface PlaceZone {
  code: string;
  region: string;
  timeZone: string;
}

/**
 * The day now where somebody wants to go: at the place, at the westernmost of a region; for hotels that may be
 * anywhere, such as those of a group, the earliest day in the world. The service has the last word.
 */
export function dayAt(
  place: { code: string; locationType: LocationType } | null,
  zones: readonly PlaceZone[],
  now: Date,
): IsoDay {
  const there = zones.filter(
    ({ code, region }) => place && (place.locationType === 'region' ? region : code) === place.code,
  );
  const days = there.map(({ timeZone }) => dayInZone(now, timeZone)).toSorted();
  return days[0] ?? dayInZone(now, earliestZone);
}

/** `dayAt` with the places of the inventory; the visitor's own day until they are known. */
export function useDestinationDay(): (place: Parameters<typeof dayAt>[0]) => IsoDay {
  const { api } = useSite();
  const { data: zones } = useQuery(queries.placeZones(api));
  const [now] = useState(() => new Date());
  return (place) => (zones ? dayAt(place, zones, now) : dayInZone(now, localTimeZone()));
}
