/**
 * A position on the altitude picture, which is 600 wide and 640 high: 6 units per kilometre up from the
 * ground at 590.
 */
export interface StagePlace {
  x: number;
  y: number;
  /** Percentage of the path flown at that point. */
  flown: number;
}
export const groundY = 590;
export const heightOf = (km: number): number => groundY - km * 6;

/** Climb, boost, coasting to the highest point, fall, glide. */
export const flightPath =
  'M90 590C170 588 220 505 290 500C330 497 345 420 360 300C375 170 395 80 430 80C470 80 480 230 492 400C500 500 530 585 585 590';

export const stagePlaces: Readonly<Record<string, StagePlace>> = {
  ground: { x: 90, y: 590, flown: 0 },
  climb: { x: 203, y: 540, flown: 10.1 },
  release: { x: 290, y: 500, flown: 17.9 },
  boost: { x: 342, y: 416, flown: 26.2 },
  weightless: { x: 430, y: 80, flown: 55 },
  return: { x: 482, y: 265, flown: 71 },
  landing: { x: 585, y: 590, flown: 100 },
};
