import { readdirSync } from 'node:fs';

/** The addresses of a picture by its name, by width: '1000px'. */
export type PictureLinks = (name: string) => Record<string, { method: 'GET'; href: string }>;

const widths = [70, 350, 1000];
/** Of nobody: for tests, which look at no picture. */
export const unservedPictures: PictureLinks = (name) =>
  Object.fromEntries(
    widths.map((width) => [
      `${width}px`,
      { method: 'GET', href: `https://i.sandbox.example/${name}-${width}.jpg` },
    ]),
  );

/** Pictures `<name>-<width>.webp` of a folder, served by the sandbox at `base()`/pictures. */
export function servedPictures(folder: string, base: () => string): PictureLinks {
  const files = readdirSync(folder).flatMap((file) => {
    const [, name, width] = /^(.+)-(\d+)\.webp$/.exec(file) ?? [];
    return name && width ? [{ name, width, file }] : [];
  });
  const byName = Map.groupBy(files, ({ name }) => name);
  return (name) =>
    Object.fromEntries(
      (byName.get(name) ?? []).map(({ width, file }) => [
        `${width}px`,
        { method: 'GET', href: `${base()}/pictures/${file}` },
      ]),
    );
}
