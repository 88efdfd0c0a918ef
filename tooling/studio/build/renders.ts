import { existsSync } from 'node:fs';
import listed from '../rooms/pictures.json' with { type: 'json' };
import { factsOf, type PictureFacts } from '../photographs/facts.ts';
import { positions, type Position, type Words } from '../photographs/manifest.ts';

/** One of our own renders (README.md explains its facts). */
export interface Render extends PictureFacts {
  position: Position | undefined;
  file: string;
  shows: Words;
}

/** The renders in the list. */
export const renders: Render[] = listed
  .map(({ position, shows, ...listing }) => ({
    ...factsOf(listing),
    position: positions.find((place) => place === position),
    file: new URL(`../rooms/sources/${listing.id}.jpg`, import.meta.url).pathname,
    shows,
  }))
  .filter(({ file }) => existsSync(file));
