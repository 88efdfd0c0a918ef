import type { Point } from './coordinates.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Position of a point on a map centred on a pole, in degrees of arc from the centre: `x` to the
 * right, `y` down. Azimuthal equidistant: distances and directions from the pole are true. `up`:
 * the longitude that runs from the pole to the top.
 */
export function polarPoint(
  { lat, lng }: Point,
  { pole, up }: { pole: 'north' | 'south'; up: number },
): { x: number; y: number } {
  const fromPole = pole === 'south' ? 90 + lat : 90 - lat;
  const angle = radians(pole === 'south' ? lng - up : up - lng);
  return { x: fromPole * Math.sin(angle), y: -fromPole * Math.cos(angle) };
}
