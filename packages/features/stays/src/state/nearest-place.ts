import type { Api } from '@voyage/api-client/client.ts';
import { queries } from '@voyage/api-client/queries.ts';
import { metresBetween, type Point } from '@voyage/domain/coordinates.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { queryOptions } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

/** Further away no place counts as near. */
const nearbyKilometres = 100;

/** The nearest place with its distance, if one is near. */
export function nearestOf<T extends { point: Point }>(
  places: readonly T[],
  here: Point,
): { place: T; metres: number } | null {
  let best: { place: T; metres: number } | null = null;
  for (const place of places) {
    const metres = metresBetween(place.point, here);
    if (metres <= nearbyKilometres * 1000 && (!best || metres < best.metres)) best = { place, metres };
  }
  return best;
}

/** Every region's places with their coordinates. */
const pointsQuery = (api: Api, locale: Locale) =>
  queryOptions({
    queryKey: ['place-points', locale],
    queryFn: () => api.call('locations'),
    staleTime: Infinity,
  });

const position = () =>
  new Promise<GeolocationPosition>((done, failed) =>
    navigator.geolocation.getCurrentPosition(done, failed, { timeout: 10_000, maximumAge: 600_000 }),
  );
const isRefusal = (error: unknown): boolean =>
  error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED;

interface FoundPlace {
  code: string;
  locationType: 'city' | 'place';
  name: string;
  /** From the visitor, rounded. */
  kilometres: number;
}

/**
 * Finds the place nearest to the visitor, in the browser: the position is sent nowhere, so the hotels of that place
 * cannot be sorted by it. Null if unavailable.
 */
export function useNearestPlace() {
  const { t, locale, api, queryClient } = usePage();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const [found, setFound] = useState<FoundPlace>();
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => void (isThere.current = false);
  }, []);
  if (!('geolocation' in navigator)) return null;
  const locate = async () => {
    if (isAsking) return;
    setAsking(true);
    setProblem('');
    try {
      const [{ coords }, { regions }, { cities }] = await Promise.all([
        position(),
        queryClient.ensureQueryData(pointsQuery(api, locale)),
        queryClient.ensureQueryData(queries.searchLocations(api, locale)),
      ]);
      if (!isThere.current) return;
      const nearest = nearestOf(
        regions.flatMap(({ places }) => places),
        { lat: coords.latitude, lng: coords.longitude },
      );
      if (!nearest) return setProblem(t('stays.near.none', { kilometres: nearbyKilometres }));
      const { code, name } = nearest.place;
      setFound({
        code,
        name,
        locationType: cities.some((city) => city.code === code) ? 'city' : 'place',
        kilometres: Math.max(1, Math.round(nearest.metres / 1000)),
      });
    } catch (error) {
      setProblem(t(isRefusal(error) ? 'stays.near.refused' : 'stays.near.failed'));
    } finally {
      setAsking(false);
    }
  };
  return { ask: () => void locate(), isAsking, found, problem };
}
