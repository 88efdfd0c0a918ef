import { locales } from '@voyage/domain/locale.ts';
import { expect, it, test } from 'vitest';
import type { FaceKind } from './brand-faces.ts';
import { faces as club } from './club.ts';
import { faceFor, faceNames } from './faces.ts';
import { faces as main } from './main.ts';

const kinds: FaceKind[] = ['text', 'strong', 'display'];

test.each(locales.flatMap((locale) => kinds.map((kind) => [locale, kind] as const)))(
  'both brands have glyphs for all four languages: %s, %s',
  (locale, kind) => {
    for (const faces of [main, club])
      for (const character of 'Aōé9&，：（「」京飯饭店酒ルるー')
        expect(faceFor(character, { faces, locale }, kind)?.name, character).toBeTruthy();
  },
);
it('uses the typeface of the language for characters that several have', () => {
  const nameOf = (locale: 'ja' | 'zh-cn' | 'zh-tw') =>
    faceFor('直', { faces: main, locale }, 'display')?.name.split('/')[0];
  expect([nameOf('ja'), nameOf('zh-cn'), nameOf('zh-tw')]).toEqual([
    'shippori-mincho',
    'noto-serif-sc',
    'noto-serif-tc',
  ]);
});
it('has none for emoji', () => expect(faceFor('😀', { faces: club, locale: 'en' }, 'text')).toBeNull());
it('lists every typeface that a text may need, and none of the other brand', () => {
  const names = faceNames(club, ['display', 'text']);
  for (const locale of locales)
    for (const kind of ['display', 'text'] as const)
      for (const character of 'Aé，：京饭酒ル')
        expect(names).toContain(faceFor(character, { faces: club, locale }, kind)?.name);
  expect(names.filter((name) => name.includes('hanken-grotesk'))).toEqual([]);
});
