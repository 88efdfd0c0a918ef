import { existsSync } from 'node:fs';
import listed from '../../render/pictures.json' with { type: 'json' };
import { positions, type Position, type Words } from './manifest.ts';

/** A picture of our own (tooling/render/README.md says what its facts mean). */
export interface Render {
  id: string;
  kind: string;
  styles: string[];
  settings: string[];
  hour: string;
  position: Position | undefined;
  file: string;
  shows: Words;
}

/** Those of the list that are rendered. */
export const renders: Render[] = listed
  .map(({ id, kind, styles, settings, hour, position, shows }) => ({
    id,
    kind,
    styles,
    settings,
    hour,
    position: positions.find((place) => place === position),
    file: new URL(`../../render/sources/${id}.jpg`, import.meta.url).pathname,
    shows,
  }))
  .filter(({ file }) => existsSync(file));
