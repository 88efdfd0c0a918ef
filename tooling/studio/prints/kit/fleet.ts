import type { Lines } from './ship.ts';

/** An ocean liner, metres. */
export const liner: Lines = {
  length: 236,
  beam: 31,
  side: 13,
  sheer: 6,
  floor: 3.3,
  floors: [
    [-106, 74, 0.5],
    [-103, 72, 0.7],
    [-98, 70, 0.9],
    [-92, 68, 1.1],
    [-84, 62, 0.7],
    [-70, 50, 3.4],
    [-44, 36, 6.5],
  ],
  funnel: [-34, 17, 15],
  mast: [26, 15],
};
/** A small ship for polar waters. */
export const explorer: Lines = {
  length: 128,
  beam: 22,
  side: 9,
  sheer: 7,
  floor: 3,
  floors: [
    [-52, 38, 0.4],
    [-48, 37, 0.6],
    [-40, 36, 0.9],
    [-26, 32, 0.5],
    [-12, 20, 4.5],
  ],
  funnel: [-24, 9, 8],
  mast: [12, 13],
};
/** A long low river ship. */
export const riverShip: Lines = {
  length: 130,
  beam: 12,
  side: 2.2,
  sheer: 1.2,
  floor: 2.7,
  floors: [
    [-60, 50, 0.3],
    [-57, 46, 0.5],
  ],
  funnel: [-40, 1, 0.6],
  mast: [38, 4],
};
