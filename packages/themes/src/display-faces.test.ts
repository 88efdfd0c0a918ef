import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import faces from '../generated/display-faces.json' with { type: 'json' };

const catalogs = join(import.meta.dirname, '../../i18n/catalogs');
/** Han and kana; anything else comes from the Latin face before them. */
const characters = /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]/gu;

function covered(family: string, weight: string): Set<string> {
  const ranges = faces.filter((face) => face.family === family && face.weight === weight);
  return new Set(
    ranges
      .flatMap(({ unicodeRange }) => unicodeRange.split(','))
      .flatMap((range) => {
        const [from = 0, to = from] = range
          .replace('U+', '')
          .split('-')
          .map((hex) => Number.parseInt(hex, 16));
        return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
      }),
  );
}

// Any text may become a heading: a single character of another face in it looks broken.
test.each([
  ['zh-tw', 'Noto Serif TC', '500'],
  ['zh-tw', 'Noto Serif TC', '600'],
  ['zh-cn', 'Noto Serif SC', '500'],
  ['zh-cn', 'Noto Serif SC', '600'],
  ['ja', 'Shippori Mincho', '500'],
])('every character of the texts in %s is in %s %s', (locale, family, weight) => {
  const all = covered(family, weight);
  const texts = globSync(`*/${locale}/*.json`, { cwd: catalogs }).map((file) =>
    readFileSync(join(catalogs, file), 'utf8'),
  );
  const used = new Set(texts.join('').match(characters) ?? []);
  expect(used.size).toBeGreaterThan(500);
  expect([...used].filter((character) => !all.has(character)).join('')).toBe('');
});
