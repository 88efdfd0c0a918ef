import { expect, test } from 'vitest';
import { markedNames as markedNamesBy, markedParts, readingParts } from './marked-parts.ts';
import { Readings } from './readings.ts';

const readings = new Readings({
  kana: [
    ['東京', 'とうきょう'],
    ['銀座', 'ぎんざ'],
    ['江戸', 'えど'],
  ],
  pinyin: [
    ['东京', 'dongjing'],
    ['台北', 'taibei'],
    ['江户', 'jianghu'],
    ['东京汐留翠鸟酒店', 'dongjingxiliucuiniaojiudian'],
    ['曼谷', 'mangu'],
  ],
  homophones: [],
});
const markedNames = (name: string, typed: string, displayed: string[], written: string[]) =>
  markedNamesBy(name, typed, displayed, written, readings);

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
  ['オーレリアン・パレス ミラノ', 'イタリア'],
])('in %s, %s marks nothing', (name, typed) => expect(markedParts(name, typed)).toEqual([]));

const read = (name: string, typed: string) =>
  readingParts(name, typed, readings).map(([from, to]) => name.slice(from, to));

test.each([
  ['東京', 'とうきょう', ['東京']],
  ['東京', 'トウキ', ['東京']],
  ['東京', 'toukyou', ['東京']],
  ['东京', 'dongjing', ['东京']],
  ['臺北', 'taibei', ['臺北']],
  ['銀座・東京', 'ぎんざ', ['銀座']],
  ['銀座・東京', 'ginza', ['銀座']],
  ['銀座・東京', 'ぎんざ とうきょう', ['銀座・東京']],
  ['ローマ', 'ro', ['ロ']],
])('in %s, the reading %s marks %s', (name, typed, parts) =>
  // "ro" is one letter of kana with the long vowel that follows
  expect(read(name, typed).map((part) => part.replace(/ー$/, ''))).toEqual(parts),
);

test.each([
  ['東京', 'きょう'],
  ['東京', 'と'],
  ['东京汐留翠鸟酒店', 'dong'],
  ['Datai Bay, Langkawi', 'tai'],
  ['Tokyo', 'toukyou'],
  ['', 'ぎんざ'],
])('in %s, the reading %s marks nothing', (name, typed) => expect(read(name, typed)).toEqual([]));

test('another name is given, with its typed part, only if nothing displayed was typed', () => {
  const names = ['Tokyo', '東京', 'edo', '江戸'];
  expect(markedNames('Tokyo', 'tok', [], names)).toEqual({ marked: [[0, 3]] });
  expect(markedNames('Tokyo', 'ed', [], names)).toEqual({
    marked: [],
    matched: { name: 'edo', marked: [[0, 2]] },
  });
  expect(markedNames('Tokyo', '東京', [], names)).toEqual({
    marked: [],
    matched: { name: '東京', marked: [[0, 2]] },
  });
  expect(markedNames('Bangkok', 'Thailand', ['Thailand'], ['曼谷', 'Thailand'])).toEqual({ marked: [] });
  // bankok begins the reading of バンコク, but two of three words are not in that name
  expect(
    markedNames(
      'Lotus Court Bangkok',
      'jade harbour bankok',
      ['Bangkok, Thailand'],
      ['ロータス・コート バンコク'],
    ),
  ).toEqual({ marked: [] });
  expect(markedNames('Tokyo', 'dongjing', [], names)).toEqual({
    marked: [],
    matched: { name: '東京', marked: [[0, 2]] },
  });
  expect(markedNames('Tokyo', 'rokyo', ['Japan'], names)).toEqual({ marked: [] });
});
