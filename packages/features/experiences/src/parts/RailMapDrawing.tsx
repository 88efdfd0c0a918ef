import trains from '@voyage/map/drawn/trains.json';
import { distanceBar, railMap, sheet } from '../state/rail-map.ts';
import { landShape, ringsOf } from '../state/rings.ts';
import { trainRoutes } from '../state/train-routes.ts';
import { PlaceMark } from './PlaceMark.tsx';
import * as css from './RailMapDrawing.css.ts';

/** A train's route on its own map. */
export function RailMapDrawing({ slug, chosen, label }: { slug: string; chosen: string; label: string }) {
  const stops = Object.entries(trainRoutes[slug]?.stops ?? {});
  const map = railMap(stops.map(([, place]) => place));
  const land = landShape(ringsOf(trains, slug), map.place);
  const places = stops.map(([id, place]) => ({ id, ...map.place(place) }));
  const way = `M${places.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  const bar = distanceBar(map);
  return (
    <svg className={css.map} viewBox={`0 0 ${sheet.width} ${sheet.height}`} role="img" aria-label={label}>
      <rect className={css.sea} width={sheet.width} height={sheet.height} />
      <path className={css.waterFar} d={land} />
      <path className={css.waterNear} d={land} />
      <path className={css.land} d={land} />
      <path className={css.rail} d={way} />
      <path className={css.ties} d={way} />
      <path className={css.bar} d={`M20 ${sheet.height - 26}v6h${bar.length}v-6`} aria-hidden />
      <text className={css.distance} x={26 + bar.length} y={sheet.height - 16} aria-hidden>
        {`${bar.km} km`}
      </text>
      {places.map(({ id, x, y }, i) => (
        <PlaceMark key={id} id={id} number={i + 1} x={x} y={y} chosen={id === chosen} />
      ))}
    </svg>
  );
}
