import type { Point } from '@voyage/domain/coordinates.ts';

/** A route with its stops for search engines: schema.org's TouristTrip. `by`: the operator, if named. */
export const tripJsonLd = (
  { name, description, path, by }: { name: string; description: string; path: string; by?: string },
  stops: readonly { name: string; point: Point | undefined }[],
  origin: string,
) => ({
  '@context': 'https://schema.org',
  '@type': 'TouristTrip',
  name,
  description,
  url: new URL(path, origin).href,
  ...(by && { provider: { '@type': 'Organization', name: by } }),
  itinerary: {
    '@type': 'ItemList',
    numberOfItems: stops.length,
    itemListElement: stops.map((stop, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      item: {
        '@type': 'Place',
        name: stop.name,
        ...(stop.point && {
          geo: { '@type': 'GeoCoordinates', latitude: stop.point.lat, longitude: stop.point.lng },
        }),
      },
    })),
  },
});
