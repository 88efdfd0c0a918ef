import { queries } from '@voyage/api-client/queries.ts';
import { metresBetween, type Point } from '@voyage/domain/coordinates.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { useLocale, useSite } from '@voyage/frame/router/site-context.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

/** Further away no place counts as near. */
export const nearbyKilometres = 300;

/** The nearest place, if one is near. */
export function nearestOf<T extends { point: Point }>(places: readonly T[], here: Point): T | null {
  let best: { place: T; metres: number } | null = null;
  for (const place of places) {
    const metres = metresBetween(place.point, here);
    if (metres <= nearbyKilometres * 1000 && (!best || metres < best.metres)) best = { place, metres };
  }
  return best?.place ?? null;
}

const position = () =>
  new Promise<GeolocationPosition>((done, failed) =>
    navigator.geolocation.getCurrentPosition(done, failed, { timeout: 10_000, maximumAge: 600_000 }),
  );
const isRefusal = (error: unknown): boolean =>
  error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED;

/**
 * Finds the place nearest to the visitor, in the browser: the position is sent nowhere. Null if unavailable.
 */
export function useNearestPlace(
  onFound: (place: { code: string; locationType: 'city' | 'place'; name: string }) => void,
) {
  const { formatMessage: t } = useIntl();
  const locale = useLocale();
  const { api } = useSite();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
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
        client.ensureQueryData(queries.locations(api, locale)),
        client.ensureQueryData(queries.searchLocations(api, locale)),
      ]);
      if (!isThere.current) return;
      const nearest = nearestOf(
        regions.flatMap(({ places }) => places),
        { lat: coords.latitude, lng: coords.longitude },
      );
      if (!nearest) return setProblem(t({ id: 'stays.near.none' }, { kilometres: nearbyKilometres }));
      const { code, name } = nearest;
      onFound({
        code,
        name,
        locationType: cities.some((city) => city.code === code) ? 'city' : 'place',
      });
    } catch (error) {
      setProblem(t({ id: isRefusal(error) ? 'stays.near.refused' : 'stays.near.failed' }));
    } finally {
      setAsking(false);
    }
  };
  return { ask: () => void locate(), isAsking, problem };
}
