import type { StopText } from '../state/content.ts';
import { flightPath, heightOf, groundY, stagePlaces } from '../state/flight-path.ts';
import { flight } from '../state/figures.ts';
import * as css from './AltitudePicture.css.ts';
import { PlaceMark } from './PlaceMark.tsx';

/** Evenly scattered, and the same on every render: x, y and size. */
const stars = Array.from({ length: 56 }, (_, i) => ({
  x: 76 + ((i * 211) % 518),
  y: 6 + ((i * 137) % 263) * (0.35 + (i % 5) * 0.16),
  r: 0.6 + (i % 3) * 0.35,
}));
const heights = [0, 15, 40, flight.altitudeKm];

/** A side view of the flight, heights to scale: solid up to the selected stage. */
export function AltitudePicture({
  stages,
  chosen,
  label,
}: {
  stages: readonly StopText[];
  chosen: string;
  label: string;
}) {
  const flown = stagePlaces[chosen]?.flown ?? 0;
  return (
    <svg className={css.picture} viewBox="0 0 612 640" role="img" aria-label={label}>
      <defs>
        <linearGradient id="flight-sky" x1="0" y1="1" x2="0" y2="0">
          <stop offset="0.06" className={css.ground} />
          <stop offset="0.2" className={css.haze} />
          <stop offset="0.36" className={css.blue} />
          <stop offset="0.6" className={css.high} />
          <stop offset="0.95" className={css.space} />
        </linearGradient>
        <clipPath id="flight-frame">
          <rect x="70" width="542" height="640" />
        </clipPath>
      </defs>
      <g clipPath="url(#flight-frame)">
        <rect x="70" width="542" height="640" fill="url(#flight-sky)" />
        {stars.map(({ x, y, r }) => (
          <circle key={`${x} ${y}`} className={css.star} cx={x} cy={y} r={r} />
        ))}
        <path
          className={css.hills}
          d={`M70 ${groundY - 7}L120 572 168 580 226 566 300 579 372 570 440 581 520 567 612 579V640H70Z`}
        />
        <path className={css.earth} d={`M70 ${groundY}Q341 ${groundY - 4} 612 ${groundY}V640H70Z`} />
        <path className={css.runway} d="M78 602H190M500 602H606" />
      </g>
      {heights.map((km) => (
        <g key={km}>
          <path className={css.rule} d={`M70 ${heightOf(km)}H612`} />
          <text className={css.height} x="60" y={heightOf(km) + 5} textAnchor="end">
            {`${km} km`}
          </text>
        </g>
      ))}
      <path className={css.ahead} d={flightPath} />
      <path className={css.edge} d={flightPath} pathLength="100" strokeDasharray={`${flown} 100`} />
      <path className={css.flown} d={flightPath} pathLength="100" strokeDasharray={`${flown} 100`} />
      {stages.map(({ id }, i) => {
        const place = stagePlaces[id];
        return (
          place && (
            <PlaceMark key={id} id={id} number={i + 1} x={place.x} y={place.y} chosen={id === chosen} />
          )
        );
      })}
    </svg>
  );
}
