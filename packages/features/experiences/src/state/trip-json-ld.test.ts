import { expect, it } from 'vitest';
import { cruiseCrumbs } from './cruise-crumbs.ts';
import { tripJsonLd } from './trip-json-ld.ts';

it('describes a trip with its stops in order, and known positions', () => {
  const trip = tripJsonLd(
    { name: 'Rome to Barcelona', description: 'Along the coast', path: '/en/trip', by: 'A line' },
    [
      { name: 'Rome', point: { lat: 42, lng: 12 } },
      { name: 'At sea', point: undefined },
    ],
    'https://example.com',
  );
  expect(trip).toMatchObject({
    '@type': 'TouristTrip',
    url: 'https://example.com/en/trip',
    provider: { name: 'A line' },
  });
  expect(trip.itinerary.itemListElement).toEqual([
    {
      '@type': 'ListItem',
      position: 1,
      item: {
        '@type': 'Place',
        name: 'Rome',
        geo: { '@type': 'GeoCoordinates', latitude: 42, longitude: 12 },
      },
    },
    { '@type': 'ListItem', position: 2, item: { '@type': 'Place', name: 'At sea' } },
  ]);
});

it('links to a voyage via its line and its ship', () => {
  const [line, ship, voyage] = ['silver-seas', 'endeavour', 'reykjavik-tromse'].map((id) => ({
    id,
    name: id,
  }));
  if (!line) throw new Error('no line');
  expect(cruiseCrumbs('ja', line, ship, voyage).map(({ href }) => href)).toEqual([
    '/ja/ultraluxe-experiences/silver-seas',
    '/ja/ultraluxe-experiences/silver-seas/endeavour',
    '/ja/ultraluxe-experiences/silver-seas/endeavour/reykjavik-tromse',
  ]);
  expect(cruiseCrumbs('en', line)).toHaveLength(1);
});
