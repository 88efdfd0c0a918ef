import type { Locale } from '@voyage/domain/locale.ts';
import type { FilterSpecification, LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import type { MapInk } from './map-ink.ts';
import { maxZoom, sketchZoom } from './zooms.ts';

const base = { source: 'city', minzoom: sketchZoom } as const;
const ofKind = (kind: string): FilterSpecification => ['==', ['get', 'kind'], kind];
const ofKinds = (...kinds: string[]): FilterSpecification => ['in', ['get', 'kind'], ['literal', kinds]];
const area = (kind: string, color: string): LayerSpecification => ({
  id: `city-${kind}`,
  type: 'fill',
  ...base,
  filter: ofKind(kind),
  paint: { 'fill-color': color },
});
const round = { 'line-cap': 'round', 'line-join': 'round' } as const;
const roads = { type: 'line', ...base, minzoom: 10.5, filter: ofKind('way'), layout: round } as const;

/** The sketch of a city (cities/*.geojson): ground, parks, rivers, roads, railways, then labels. */
export function cityLayers(ink: MapInk, faces: string[], locale: Locale): LayerSpecification[] {
  const name = {
    'text-field': ['get', locale],
    'text-font': faces,
    'text-size': 13,
  } satisfies Label['layout'];
  return [
    area('ground', ink.land),
    area('water', ink.water),
    {
      id: 'city-shore',
      type: 'line',
      ...base,
      filter: ofKinds('water', 'island'),
      paint: { 'line-color': ink.shore, 'line-width': 0.8 },
    },
    area('island', ink.land),
    area('park', ink.park),
    {
      id: 'city-river',
      type: 'line',
      ...base,
      filter: ofKind('river'),
      layout: round,
      paint: {
        'line-color': ink.water,
        'line-width': [
          'interpolate',
          ['exponential', 2],
          ['zoom'],
          sketchZoom,
          ['max', 1.2, ['/', ['get', 'width'], 64]],
          maxZoom,
          ['max', 3, ['get', 'width']],
        ],
      },
    },
    {
      id: 'city-way-edge',
      ...roads,
      paint: {
        'line-color': ink.border,
        'line-width': ['interpolate', ['exponential', 1.5], ['zoom'], 10, 1.6, maxZoom, 8],
        'line-opacity': 0.8,
      },
    },
    {
      id: 'city-way',
      ...roads,
      paint: {
        'line-color': ink.way,
        'line-width': ['interpolate', ['exponential', 1.5], ['zoom'], 10, 1, maxZoom, 6.5],
      },
    },
    {
      id: 'city-rail',
      type: 'line',
      ...base,
      minzoom: 11,
      filter: ofKind('rail'),
      paint: {
        'line-color': ink.rail,
        'line-width': ['interpolate', ['linear'], ['zoom'], 11, 1, maxZoom, 2.4],
        'line-dasharray': [4, 1.5],
      },
    },
    label('way', 12, ofKind('way'), {
      layout: { ...name, 'symbol-placement': 'line', 'symbol-spacing': 320 },
      paint: { 'text-color': ink.word, 'text-halo-color': ink.way, 'text-halo-width': 1.4 },
    }),
    label('river', 10.5, ofKind('river'), {
      layout: { ...name, 'symbol-placement': 'line', 'symbol-spacing': 400 },
      paint: { 'text-color': ink.waterWord, 'text-halo-color': ink.water, 'text-halo-width': 1.4 },
    }),
    label('area', 11.5, ofKind('park'), {
      layout: { ...name, 'text-max-width': 7 },
      paint: { 'text-color': ink.word, 'text-halo-color': ink.park, 'text-halo-width': 1.2 },
    }),
    label('sea', 8.5, ofKinds('sea', 'water'), {
      layout: { ...name, 'text-size': 14, 'text-max-width': 7 },
      paint: { 'text-color': ink.waterWord, 'text-halo-color': ink.water, 'text-halo-width': 1.4 },
    }),
    {
      id: 'city-spot',
      type: 'circle',
      ...base,
      minzoom: 11.5,
      filter: ofKinds('station', 'sight'),
      paint: {
        'circle-radius': 3,
        'circle-color': ['case', ['==', ['get', 'kind'], 'station'], ink.word, ink.way],
        'circle-stroke-color': ink.word,
        'circle-stroke-width': 1.2,
      },
    },
    label('spot', 11.6, ofKinds('station', 'sight'), {
      layout: {
        ...name,
        'text-max-width': 8,
        'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
        'text-radial-offset': 0.6,
        'text-justify': 'auto',
      },
      paint: { 'text-color': ink.word, 'text-halo-color': ink.land, 'text-halo-width': 1.6 },
    }),
  ];
}

type Label = Pick<SymbolLayerSpecification, 'layout' | 'paint'>;
const label = (
  of: string,
  minzoom: number,
  filter: FilterSpecification,
  look: Label,
): LayerSpecification => ({ id: `city-${of}-word`, type: 'symbol', ...base, minzoom, filter, ...look });
