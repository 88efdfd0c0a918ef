import type { Point } from '@voyage/domain/coordinates.ts';
import voyages from '@voyage/map/drawn/voyages.json';
import { itineraries } from '../state/itineraries.ts';
import { distanceBar } from '../state/rail-map.ts';
import { landShape, linePath, ringsOf } from '../state/rings.ts';
import { marksOf, voyageMap, routePointsOf } from '../state/voyage-map.ts';
import { PlaceMark } from './PlaceMark.tsx';
import * as css from './VoyageMapDrawing.css.ts';

/** Every fifth parallel and every tenth meridian of the hemisphere around a point. */
function gridAround({ lat, lng }: Point): Point[][] {
  const steps = (from: number, to: number, by: number) =>
    Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, i) => from + i * by);
  const [least, most] = [Math.max(-85, Math.ceil((lat - 25) / 5) * 5), Math.min(85, lat + 25)];
  const [west, east] = [Math.ceil((lng - 60) / 10) * 10, lng + 60];
  return [
    ...steps(least, most, 5).map((at) => steps(west, east, 2).map((lng) => ({ lat: at, lng }))),
    ...steps(west, east, 10).map((at) => steps(least, most, 1).map((lat) => ({ lat, lng: at }))),
  ];
}

/** A voyage on its own map: solid up to the selected call. */
export function VoyageMapDrawing({ id, chosen, label }: { id: string; chosen: string; label: string }) {
  const itinerary = itineraries[id];
  const calls = Object.entries(itinerary?.calls ?? {});
  const [first] = calls;
  if (!itinerary || !first) return null;
  const map = voyageMap(itinerary);
  const way = (until: number) =>
    linePath(routePointsOf(calls.slice(0, until).map(([, call]) => call)).map(map.place));
  const land = landShape(ringsOf(voyages, itinerary.waters), map.place);
  const bar = distanceBar({ unitsPerDegree: map.unitsPerKm * 111.2 });
  return (
    <svg className={css.map} viewBox={`0 0 ${map.width} ${map.height}`} role="img" aria-label={label}>
      <rect className={css.sea} width={map.width} height={map.height} />
      <path
        className={css.grid}
        d={gridAround(first[1])
          .map((line) => linePath(line.map(map.place)))
          .join('')}
      />
      <path className={css.waterFar} d={land} />
      <path className={css.waterNear} d={land} />
      <path className={css.land} d={land} />
      <path className={css.ahead} d={way(calls.length)} />
      <path className={css.sailed} d={way(calls.findIndex(([call]) => call === chosen) + 1)} />
      <path className={css.bar} d={`M20 ${map.height - 26}v6h${bar.length}v-6`} aria-hidden />
      <text className={css.distance} x={26 + bar.length} y={map.height - 16} aria-hidden>
        {`${bar.km} km`}
      </text>
      {marksOf(itinerary, map).map(({ ids, number, x, y }) => (
        <PlaceMark
          key={number}
          id={ids[0] ?? ''}
          number={number}
          x={x}
          y={y}
          chosen={ids.includes(chosen)}
          size={14}
        />
      ))}
    </svg>
  );
}
