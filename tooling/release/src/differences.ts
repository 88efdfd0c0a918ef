import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from './manifest.ts';

/** The differences between two folders of releases, one per line. */
export function differences(one: string, two: string): string[] {
  const names = (folder: string) => readdirSync(folder).toSorted();
  if (names(one).join() !== names(two).join())
    return [`the names differ: ${names(one).join()} and ${names(two).join()}`];
  return names(one)
    .filter((name) => name.endsWith('.tar.gz'))
    .flatMap((name) => {
      if (readFileSync(join(one, name)).equals(readFileSync(join(two, name)))) return [];
      const [a, b] = [one, two].map((folder): Manifest =>
        JSON.parse(readFileSync(join(folder, name.replace(/\.tar\.gz$/, ''), 'manifest.json'), 'utf8')),
      );
      const sums = new Map(b?.files.map(({ path, sha256 }) => [path, sha256]));
      const changed =
        a?.files.filter(({ path, sha256 }) => sums.get(path) !== sha256).map(({ path }) => path) ?? [];
      return [`${name} differs: ${changed.slice(0, 20).join(', ') || 'in the archive alone'}`];
    });
}
