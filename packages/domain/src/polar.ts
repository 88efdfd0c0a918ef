import type { Point } from './coordinates.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Where a point lies on a map with a pole at its middle, in degrees of arc from there: `x` to the right, `y` down.
 * Azimuthal equidistant: every distance from the pole is true, and so is every direction from it.
 * `up`: the longitude that runs from the pole to the top.
 */
export function polarPoint(
  { lat, lng }: Point,
  { pole, up }: { pole: 'north' | 'south'; up: number },
): { x: number; y: number } {
  const fromPole = pole === 'south' ? 90 + lat : 90 - lat;
  const angle = radians(pole === 'south' ? lng - up : up - lng);
  return { x: fromPole * Math.sin(angle), y: -fromPole * Math.cos(angle) };
}
