import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import type { MapInk } from './map-ink.ts';
import { mostZoom, sketchZoom } from './zooms.ts';

const of = (...kinds: string[]): FilterSpecification => ['in', ['get', 'kind'], ['literal', kinds]];
const base = (kinds: string[], minzoom = sketchZoom) => ({ source: 'city', minzoom, filter: of(...kinds) });
const area = (kind: string, colour: string): LayerSpecification => ({
  id: `city-${kind}`,
  type: 'fill',
  ...base([kind]),
  paint: { 'fill-color': colour },
});
const round = { 'line-cap': 'round', 'line-join': 'round' } as const;
/** So many pixels wide at a zoom of 10 and at the largest. */
const widening = (from: number, to: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  10,
  from,
  mostZoom,
  to,
];

type Layout = SymbolLayerSpecification['layout'];
/** The names of what is drawn. */
function words(
  id: string,
  kinds: string[],
  minzoom: number,
  look: { faces: string[]; colour: string; halo: string; size?: number },
  layout: Layout,
): LayerSpecification {
  return {
    id: `city-${id}-word`,
    type: 'symbol',
    ...base(kinds, minzoom),
    layout: {
      'text-field': ['get', 'name'],
      'text-font': look.faces,
      'text-size': look.size ?? 13,
      ...layout,
    },
    paint: { 'text-color': look.colour, 'text-halo-color': look.halo, 'text-halo-width': 1.5 },
  };
}
const onLine = (spacing: number): Layout => ({ 'symbol-placement': 'line', 'symbol-spacing': spacing });
const besidePoint: Layout = {
  'text-max-width': 10,
  'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
  'text-radial-offset': 0.6,
  'text-justify': 'auto',
};

/** The sketch of a city (sketch.ts): grounds, parks, rivers, ways, rails, then its words. */
export const cityLayers = (ink: MapInk, faces: string[]): LayerSpecification[] => [
  area('ground', ink.land),
  area('water', ink.water),
  {
    id: 'city-shore',
    type: 'line',
    ...base(['shore']),
    // Half of it lies under the land of an island.
    paint: { 'line-color': ink.shore, 'line-width': 1.4 },
  },
  area('island', ink.land),
  area('park', ink.park),
  {
    id: 'city-river',
    type: 'line',
    ...base(['river']),
    layout: round,
    paint: {
      'line-color': ink.water,
      'line-width': [
        'interpolate',
        ['exponential', 2],
        ['zoom'],
        sketchZoom,
        ['max', 1.2, ['/', ['get', 'width'], 64]],
        mostZoom,
        ['max', 3, ['get', 'width']],
      ],
    },
  },
  {
    id: 'city-way-edge',
    type: 'line',
    ...base(['way'], 9.6),
    layout: round,
    paint: { 'line-color': ink.border, 'line-width': widening(1.6, 8), 'line-opacity': 0.8 },
  },
  {
    id: 'city-way',
    type: 'line',
    ...base(['way'], 9.6),
    layout: round,
    paint: { 'line-color': ink.way, 'line-width': widening(1, 6.5) },
  },
  {
    id: 'city-rail',
    type: 'line',
    ...base(['rail'], 11),
    paint: {
      'line-color': ink.rail,
      'line-width': ['interpolate', ['linear'], ['zoom'], 11, 1, mostZoom, 2.4],
      'line-dasharray': [4, 1.5],
    },
  },
  words('way', ['way'], 12, { faces, colour: ink.word, halo: ink.way }, onLine(320)),
  words('river', ['river'], 10.5, { faces, colour: ink.waterWord, halo: ink.water }, onLine(400)),
  words('area', ['park'], 11.5, { faces, colour: ink.word, halo: ink.park }, { 'text-max-width': 7 }),
  words(
    'sea',
    ['sea', 'water'],
    8.5,
    { faces, colour: ink.waterWord, halo: ink.water, size: 14 },
    { 'text-max-width': 7 },
  ),
  {
    id: 'city-spot',
    type: 'circle',
    ...base(['station', 'sight'], 11.5),
    paint: {
      'circle-radius': 3,
      'circle-color': ['case', ['==', ['get', 'kind'], 'station'], ink.word, ink.way],
      'circle-stroke-color': ink.word,
      'circle-stroke-width': 1.2,
    },
  },
  words('spot', ['station', 'sight'], 11.6, { faces, colour: ink.word, halo: ink.land }, besidePoint),
];
