import type { MouseEvent } from 'react';
import { separateMarks, offsetFrom, ringStep, type MapPoint } from './area-map.ts';
import * as css from './AreaMap.css.ts';

export interface AreaPlace {
  id: string;
  name: string;
  point: MapPoint;
  href: string;
}

interface AreaMapProps {
  label: string;
  centre: MapPoint;
  /** In the order of the list beside it, whose numbers they bear. */
  places: readonly AreaPlace[];
  distance: (metres: number) => string;
  /** The letter of the north. */
  north: string;
  onFollow: (href: string) => void;
}

const [width, height, margin, disc] = [600, 400, 36, 30];

/** Where places stand around one: true in direction and distance, without streets. The marks are links. Load it lazily, as the content of a `MapFrame`. */
export default function AreaMap({ label, centre, places, distance, north, onFollow }: AreaMapProps) {
  const offsets = places.map(({ point }) => offsetFrom(centre, point));
  const step = ringStep(Math.max(1, ...offsets.map(({ east, north: up }) => Math.hypot(east, up))));
  const reach = Math.max(
    1,
    ...offsets.map(({ east, north: up }) =>
      Math.max(Math.abs(east) / (width / 2 - margin), Math.abs(up) / (height / 2 - margin)),
    ),
  );
  const marks = separateMarks(
    offsets.map(({ east, north: up }, i) => ({ i, x: width / 2 + east / reach, y: height / 2 - up / reach })),
    disc,
    { width, height },
  );
  const followed = (event: MouseEvent, href: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow(href);
  };
  return (
    <svg
      className={css.map}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      role="group"
      aria-label={label}
    >
      <g aria-hidden="true">
        {[1, 2, 3].map((ring) => (
          <g key={ring}>
            <circle className={css.ring} cx={width / 2} cy={height / 2} r={(ring * step) / reach} />
            {(ring * step) / reach < height / 2 - 24 && (
              <text className={css.distance} x={width / 2 + 6} y={height / 2 - (ring * step) / reach - 5}>
                {distance(ring * step)}
              </text>
            )}
          </g>
        ))}
        <path d="M566 44V22M566 22l-4 7M566 22l4 7" fill="none" stroke="currentColor" />
        <text className={css.north} x={566} y={60}>
          {north}
        </text>
        <circle className={css.here} cx={width / 2} cy={height / 2} r={8} />
      </g>
      {marks.map(({ i, x, y }) => {
        const place = places[i];
        return (
          place && (
            <a
              key={place.id}
              className={css.pin}
              href={place.href}
              aria-label={`${i + 1} ${place.name}`}
              onClick={(event) => followed(event, place.href)}
            >
              <title>{place.name}</title>
              <circle className={css.disc} cx={x} cy={y} r={disc / 2 - 1} />
              <text className={css.number} x={x} y={y} aria-hidden="true">
                {i + 1}
              </text>
            </a>
          )
        );
      })}
    </svg>
  );
}
