import type { Bounds } from './bounds.ts';

/** Kinds of shape on the embedded map. */
export type Kind = 'land' | 'lake' | 'coast' | 'border' | 'river' | 'place' | 'district';

/** Degrees. */
export const cellSize = 10;

/** The name of the cell that contains a point, after the cell's south-west corner. */
export const cellOf = (lng: number, lat: number): string =>
  `${Math.floor(lng / cellSize) * cellSize}_${Math.floor(lat / cellSize) * cellSize}`;

const inWorld = (lng: number) => ((((lng + 180) % 360) + 360) % 360) - 180;

/**
 * The cells in a view, which may cross the date line; null if there are so many that the world
 * overview is the better picture.
 */
export function cellsOf([west, south, east, north]: Bounds, most = 9): string[] | null {
  const columns = Math.floor(east / cellSize) - Math.floor(west / cellSize) + 1;
  const rows = Math.floor(north / cellSize) - Math.floor(south / cellSize) + 1;
  if (columns * rows > most) return null;
  return Array.from({ length: columns * rows }, (_, i) =>
    cellOf(
      inWorld(Math.floor(west / cellSize) * cellSize + (i % columns) * cellSize),
      south + Math.floor(i / columns) * cellSize,
    ),
  );
}
