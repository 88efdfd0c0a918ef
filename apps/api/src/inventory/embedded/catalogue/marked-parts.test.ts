import { expect, test } from 'vitest';
import { markedParts } from './marked-parts.ts';

const shown = (name: string, typed: string) =>
  markedParts(name, typed).map(([from, to]) => name.slice(from, to));

test.each([
  ['Tokyo', 'tok', ['Tok']],
  ['Tokyo', 'ＴＯＫ', ['Tok']],
  ['Zürich', 'zuri', ['Züri']],
  ['Ringstraße, Vienna', 'ringstrasse', ['Ringstraße']],
  ['Saint-Germain-des-Prés, Paris', 'saint germain', ['Saint-Germain']],
  ['Jade Harbour Bangkok', 'bangkok jade', ['Jade', 'Bangkok']],
  ['The Long Lanai, Waikiki', 'lanai', ['Lanai']],
  ['東京', '东', ['東']],
  ['銀座・東京', '东京银座', ['銀座', '東京']],
  ['銀座・東京', '銀座', ['銀座']],
  ['京都', '京都飯店', ['京都']],
  ['ギンザ', 'ぎん', ['ギン']],
])('in %s, %s marks %s', (name, typed, parts) => expect(shown(name, typed)).toEqual(parts));

test.each([
  ['Tokyo', 'dongjing'],
  ['Tokyo', 'rokyo'],
  ['Bali', 'a'],
  ['Kyoto', 'yoto'],
  ['Tokyo', ''],
  ['Tokyo', '!?'],
])('in %s, %s marks nothing', (name, typed) => expect(markedParts(name, typed)).toEqual([]));
