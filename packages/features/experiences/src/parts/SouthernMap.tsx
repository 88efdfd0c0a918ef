import type { StopText } from '../state/content.ts';
import southern from '@voyage/map/drawn/southern.json';
import { landShape, ringsOf, type Spot } from '../state/rings.ts';
import { insetOffsets, inInset, insetMap, spotOf } from '../state/southern-map.ts';
import { stopPlaces } from '../state/southern-stops.ts';
import { PlaceMark } from './PlaceMark.tsx';
import * as css from './SouthernMap.css.ts';

const land = landShape(ringsOf(southern, 'southern'), spotOf);
const meridians = Array.from({ length: 12 }, (_, i) => spotOf({ lat: 0, lng: i * 30 }));
const parallels = [-80, -70, -60, -50, -40, -30].map((lat) => ({ lat, radius: (90 + lat) * 10 }));

/** The land with engraved water lines. */
const Land = () => (
  <>
    <path className={css.waterFar} d={land} />
    <path className={css.waterNear} d={land} />
    <path className={css.coast} d={land} vectorEffect="non-scaling-stroke" />
    <path className={css.land} d={land} />
  </>
);

/** The route from Cape Town to the Pole on a map centred on the Pole; the coast is enlarged in an inset. */
export function SouthernMap({
  stops,
  chosen,
  label,
  near,
}: {
  stops: readonly StopText[];
  chosen: string;
  label: string;
  near: string;
}) {
  const places = stops.flatMap(({ id }, i) => {
    const place = stopPlaces[id];
    return place ? [{ id, number: i + 1, spot: spotOf(place) }] : [];
  });
  const line = (spots: readonly Spot[]) => `M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  const way = places.map(({ spot }) => spot);
  return (
    <svg className={css.map} viewBox="-360 -630 720 890" role="img" aria-label={label}>
      <defs>
        <clipPath id="southern-lens">
          <circle cx={insetMap.at.x} cy={insetMap.at.y} r={insetMap.radius} />
        </clipPath>
      </defs>
      <rect className={css.sea} x="-360" y="-630" width="720" height="890" />
      <g className={css.grid}>
        {parallels.map(({ lat, radius }) => (
          <circle key={lat} r={radius} />
        ))}
        {meridians.map(({ x, y }) => (
          <path key={`${x} ${y}`} d={`M0 0L${x} ${y}`} />
        ))}
      </g>
      <Land />
      <g aria-hidden className={css.degrees}>
        {parallels.slice(1, 5).map(({ lat, radius }) => (
          <text key={lat} x={Math.sin(0.62) * radius + 6} y={-Math.cos(0.62) * radius}>
            {`${-lat}° S`}
          </text>
        ))}
      </g>
      <path className={css.way} d={line(way)} />
      <path
        className={css.sight}
        d={`M${insetMap.x - insetMap.radius / insetMap.zoom} ${insetMap.y}L${insetMap.at.x - insetMap.radius} ${insetMap.at.y}M${insetMap.x + insetMap.radius / insetMap.zoom} ${insetMap.y}L${insetMap.at.x + insetMap.radius} ${insetMap.at.y}`}
      />
      <circle className={css.sight} cx={insetMap.x} cy={insetMap.y} r={insetMap.radius / insetMap.zoom} />
      <g clipPath="url(#southern-lens)">
        <circle className={css.sea} cx={insetMap.at.x} cy={insetMap.at.y} r={insetMap.radius} />
        <g
          transform={`translate(${insetMap.at.x} ${insetMap.at.y}) scale(${insetMap.zoom}) translate(${-insetMap.x} ${-insetMap.y})`}
        >
          <Land />
        </g>
        <path className={css.way} d={line(way.map(inInset))} />
      </g>
      <circle className={css.rim} cx={insetMap.at.x} cy={insetMap.at.y} r={insetMap.radius} />
      <text
        className={css.near}
        x={insetMap.at.x}
        y={insetMap.at.y + insetMap.radius + 30}
        textAnchor="middle"
      >
        {near}
      </text>
      {places.map(({ id, number, spot }) => {
        const off = insetOffsets[id];
        const there = off ? inInset(spot) : spot;
        const mark = off ? { x: there.x + off.x, y: there.y + off.y } : spot;
        return (
          <g key={id}>
            {off && <path className={css.leader} d={line([there, mark])} />}
            {off && <circle className={css.dot} cx={there.x} cy={there.y} r="4" />}
            <PlaceMark id={id} number={number} {...mark} chosen={id === chosen} size={20} />
          </g>
        );
      })}
    </svg>
  );
}
