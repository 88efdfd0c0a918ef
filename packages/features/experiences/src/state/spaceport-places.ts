/** Positions of features in the print of the spaceport, in percent of its width and height. */
export const spaceportPlaces: Readonly<Record<string, { x: number; y: number }>> = {
  ship: { x: 50, y: 76 },
  runway: { x: 31, y: 92 },
  hall: { x: 68, y: 57 },
  desert: { x: 14, y: 46 },
};
