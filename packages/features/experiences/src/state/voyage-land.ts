import type { Waters } from './itineraries.ts';
import { mediterraneanLand } from './mediterranean-land.ts';
import { polarLand } from './polar-land.ts';

/** The land around some waters, one ring per text as 'lng lat, lng lat'. */
export const landOf = (waters: Waters): readonly string[] => ({ ...mediterraneanLand, ...polarLand })[waters];
