import type { Locale } from '@voyage/domain/locale.ts';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { cityLayers } from './city-layers.ts';
import type { MapInk } from './map-ink.ts';
import { fineZoom, sketchZoom } from './zooms.ts';

function shapes(
  source: 'world' | 'fine',
  ink: MapInk,
  zooms: { minzoom?: number; maxzoom?: number },
): LayerSpecification[] {
  const base = { source, ...zooms };
  return [
    {
      id: `${source}-land`,
      type: 'fill',
      ...base,
      filter: ['==', ['get', 'kind'], 'land'],
      paint: { 'fill-color': ink.land, 'fill-antialias': false },
    },
    {
      id: `${source}-lake`,
      type: 'fill',
      ...base,
      filter: ['==', ['get', 'kind'], 'lake'],
      paint: { 'fill-color': ink.water },
    },
    {
      id: `${source}-coast`,
      type: 'line',
      ...base,
      filter: ['==', ['get', 'kind'], 'coast'],
      paint: { 'line-color': ink.shore, 'line-width': 0.8 },
    },
    {
      id: `${source}-river`,
      type: 'line',
      ...base,
      maxzoom: Math.min(zooms.maxzoom ?? 24, sketchZoom + 1.5),
      filter: ['==', ['get', 'kind'], 'river'],
      paint: {
        'line-color': ink.water,
        'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.5, 8, 2],
      },
    },
    {
      id: `${source}-border`,
      type: 'line',
      ...base,
      filter: ['==', ['get', 'kind'], 'border'],
      paint: { 'line-color': ink.border, 'line-width': 0.8, 'line-dasharray': [3, 2] },
    },
  ];
}
const source = () => ({
  type: 'geojson' as const,
  data: { type: 'FeatureCollection' as const, features: [] },
  tolerance: 0.2,
});

/** The self-contained style of the map: sources filled on demand, in the brand's colours. */
export const embeddedStyle = (ink: MapInk, faces: string[], locale: Locale): StyleSpecification => ({
  version: 8,
  sources: { world: source(), fine: source(), city: source(), places: source() },
  layers: [
    { id: 'paper', type: 'background', paint: { 'background-color': ink.land } },
    {
      id: 'sea',
      type: 'background',
      layout: { visibility: 'none' }, // until there is land in it (embedded-data.ts)
      paint: { 'background-color': ink.water },
    },
    ...shapes('world', ink, { maxzoom: fineZoom }),
    ...shapes('fine', ink, { minzoom: fineZoom }),
    ...cityLayers(ink, faces, locale),
    {
      id: 'districts',
      type: 'symbol',
      source: 'places',
      minzoom: 10.5,
      filter: ['==', ['get', 'kind'], 'district'],
      layout: {
        'text-field': ['get', locale],
        'text-font': faces,
        'text-size': ['interpolate', ['linear'], ['zoom'], 10.5, 13, 14, 16],
        'text-max-width': 7,
      },
      paint: { 'text-color': ink.word, 'text-halo-color': ink.land, 'text-halo-width': 1.8 },
    },
    {
      id: 'places',
      type: 'symbol',
      source: 'places',
      minzoom: 2.5,
      maxzoom: 10.5,
      filter: ['==', ['get', 'kind'], 'place'],
      layout: {
        'text-field': ['get', locale],
        'text-font': faces,
        'text-size': ['interpolate', ['linear'], ['zoom'], 3, 13, 9, 17],
      },
      paint: { 'text-color': ink.word, 'text-halo-color': ink.land, 'text-halo-width': 1.8 },
    },
  ],
});
