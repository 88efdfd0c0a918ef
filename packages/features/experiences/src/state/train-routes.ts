import type { Point } from '@voyage/domain/coordinates.ts';
import type { PictureId } from '@voyage/pictures/pictures.ts';
import trainLines from '../../content/train-lines.json';
import { pointOf } from './rings.ts';

export interface TrainRoute {
  picture: PictureId;
  /** Positions of the stops in order, by content id. */
  stops: Readonly<Record<string, Point>>;
}
const route = (slug: string, picture: PictureId): [string, TrainRoute] => {
  const line = trainLines.features.find(({ properties }) => properties.train === slug);
  const stops = line?.properties.stops.map((id, i) => [id, pointOf(line.geometry.coordinates[i])]);
  return [slug, { picture, stops: Object.fromEntries(stops ?? []) }];
};
/**
 * Six sleeper trains by slug. The specification gives three of the routes (Singapore to Malaysia, Paris to
 * Venice, Paris to Istanbul) and no slugs; the other three, and all stops, are ours.
 */
export const trainRoutes: Readonly<Record<string, TrainRoute>> = /* @__PURE__ */ Object.fromEntries([
  route('singapore-malaysia', 'art-sleeper-corridor'),
  route('paris-venice', 'art-train'),
  route('paris-istanbul', 'art-night-train'),
  route('cusco-arequipa', 'art-andes'),
  route('pretoria-walvis-bay', 'art-desert-train'),
  route('scottish-highlands', 'art-dining-car'),
]);
