import { type Parts } from '../kit/ship.ts';
import { type Solid, moved, pitched, rolled, turned } from '../kit/solid.ts';
import { type Point } from '../kit/terrain.ts';

export const flown = (
  parts: Parts,
  [roll, pitch, yaw]: readonly [number, number, number],
  [x, y, z]: Point,
): Parts => parts.map((s): Solid => moved(turned(pitched(rolled(s, roll), pitch), yaw), x, y, z));
