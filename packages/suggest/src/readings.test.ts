import { expect, test } from 'vitest';
import { Readings, romajiOf } from './readings.ts';

test.each([
  ['とうきょう', 'toukyou'],
  ['しんじゅく', 'shinjuku'],
  ['ろっぽんぎ', 'roppongi'],
  ['ちゃたん', 'chatan'],
  ['じょうがさき', 'jougasaki'],
  ['びーち', 'bichi'],
])('%s is typed %s', (kana, romaji) => expect(romajiOf(kana)).toBe(romaji));

const readings = new Readings({
  kana: [
    ['東', 'ひがし'],
    ['東京', 'とうきょう'],
    ['駅', 'えき'],
  ],
  pinyin: [],
  homophones: [
    { pinyin: 'niu', characters: '纽牛' },
    { pinyin: 'bei', characters: '北' },
  ],
});
test.each([
  ['東京駅', 'とうきょうえき'],
  ['東京・パーク', 'とうきょう・パーク'],
  ['東山', null],
  ['トウキョウ', null],
])('%s is read %s', (name, kana) => expect(readings.of(name, 'kana')).toBe(kana));
test('in a name with characters whose reading is not known, what is between them is read', () => {
  expect(readings.knownOf('東京龘駅', 'kana')).toEqual(['とうきょう', 'えき']);
});
test('characters that are typed the same sound alike; one without a reading sounds like none', () => {
  expect(readings.soundAlike('纽', '牛')).toBe(true);
  expect(readings.soundAlike('纽', '北')).toBe(false);
  expect(readings.soundAlike('龘', '龘')).toBe(false);
});
