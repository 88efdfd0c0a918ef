import type { Bounds } from './clip.ts';

/** What a shape of the embedded map is. */
export type Kind = 'land' | 'lake' | 'coast' | 'border' | 'river' | 'place' | 'district';

/** Degrees. */
export const cellSize = 10;

/** The name of the cell in which a point lies, of its south-west corner. */
export const cellOf = (lng: number, lat: number): string =>
  `${Math.floor(lng / cellSize) * cellSize}_${Math.floor(lat / cellSize) * cellSize}`;

const inWorld = (lng: number) => ((((lng + 180) % 360) + 360) % 360) - 180;

/** The cells that a view shows, which may reach over the date line; null where they are so many that the world at a glance is the better picture. */
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
