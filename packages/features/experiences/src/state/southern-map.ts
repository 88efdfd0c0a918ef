import type { Point } from '@voyage/domain/coordinates.ts';
import { polarPoint } from '@voyage/domain/polar.ts';
import type { Spot } from './rings.ts';

/** The map is centred on the Pole with the journey's longitude at the top, ten units per degree. */
const unit = 10;
const view = { pole: 'south', up: 10 } as const;
export const spotOf = (point: Point): Spot => {
  const { x, y } = polarPoint(point, view);
  return { x: x * unit, y: y * unit };
};

/** The inset over the coast: the area that it shows, and its position, enlarged by `zoom`. */
const zoom = 3.4;
export const insetMap = { ...spotOf({ lat: -71, lng: 1.6 }), radius: 172, at: { x: -178, y: -430 }, zoom };
export const inInset = ({ x, y }: Spot): Spot => ({
  x: insetMap.at.x + (x - insetMap.x) * zoom,
  y: insetMap.at.y + (y - insetMap.y) * zoom,
});
/** Stops so close together that only the inset separates them, and the offsets of their marks. */
export const insetOffsets: Readonly<Record<string, Spot | undefined>> = {
  runway: { x: 42, y: 22 },
  echo: { x: -34, y: 34 },
  whichaway: { x: 26, y: -30 },
  penguins: { x: -26, y: -30 },
};
