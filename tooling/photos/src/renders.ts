import { existsSync } from 'node:fs';
import listed from '../../render/pictures.json' with { type: 'json' };
import { factsOf, type PictureFacts } from './facts.ts';
import { positions, type Position, type Words } from './manifest.ts';

/** A picture of our own (tooling/render/README.md says what its facts mean). */
export interface Render extends PictureFacts {
  position: Position | undefined;
  file: string;
  shows: Words;
}

/** Those of the list that are rendered. */
export const renders: Render[] = listed
  .map(({ position, shows, ...listing }) => ({
    ...factsOf(listing),
    position: positions.find((place) => place === position),
    file: new URL(`../../render/sources/${listing.id}.jpg`, import.meta.url).pathname,
    shows,
  }))
  .filter(({ file }) => existsSync(file));
