import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FaceKind } from './brand-faces.ts';

const require = createRequire(import.meta.url);

/**
 * Typefaces for what people write and the brands' faces lack: rarer Latin letters, Vietnamese, Greek, Cyrillic,
 * Thai, Arabic, Hebrew, Devanagari, Hangul, rare Chinese characters, emoji. In order; with the weight for
 * strong text and for display, if it is not 400.
 */
const sans = [
  'noto-sans-thai',
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-devanagari',
  'noto-sans-kr',
  'noto-sans-jp',
  'noto-sans-hk',
  'noto-sans-sc',
  'noto-emoji',
].map((family) => ({ family, weight: 400 }));
const families: Record<FaceKind, { family: string; weight: number }[]> = {
  text: [{ family: 'noto-sans', weight: 400 }, ...sans],
  strong: [{ family: 'noto-sans', weight: 600 }, ...sans],
  display: [{ family: 'noto-serif', weight: 500 }, { family: 'noto-sans', weight: 400 }, ...sans],
};

interface Part {
  name: string;
  ranges: readonly (readonly [from: number, to: number])[];
}
/** The files of a family, each with the characters that it may have: Fontsource lists them by its subsets. */
const parts = new Map<string, Part[]>();
function partsOf(family: string): Part[] {
  let found = parts.get(family);
  if (!found) {
    const listed: Record<string, string> = JSON.parse(
      readFileSync(require.resolve(`@fontsource/${family}/unicode.json`), 'utf8'),
    );
    found = Object.entries(listed).map(([subset, ranges]) => ({
      name: subset.replaceAll(/[[\]]/g, ''),
      ranges: ranges.split(',').map((range) => {
        const [from = '0', to = from] = range.replace('U+', '').split('-');
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
      }),
    }));
    parts.set(family, found);
  }
  return found;
}
const fileOf = (family: string, { name }: Part, weight: number): string =>
  `${family}/files/${family}-${name}-${weight}-normal`;

/** The files of each family that may have a character, family by family. */
export const otherFaces = (character: number, kind: FaceKind): string[][] =>
  families[kind].map(({ family, weight }) =>
    partsOf(family)
      .filter(({ ranges }) => ranges.some(([from, to]) => character >= from && character <= to))
      .map((part) => fileOf(family, part, weight)),
  );

/** All of them, for a release. */
export const otherFaceNames = (): string[] =>
  [
    ...new Set(
      Object.values(families)
        .flat()
        .flatMap(({ family, weight }) => partsOf(family).map((part) => fileOf(family, part, weight))),
    ),
  ].toSorted();
