import { expect, test } from 'vitest';
import { textIn } from './supplier-text.ts';

test.each([
  [{ en: 'Breakfast', ja: '朝食' }, 'ja', { text: '朝食', lang: 'ja' }],
  [{ en: 'Breakfast', 'zh-cn': '早餐' }, 'zh-tw', { text: '早餐', lang: 'zh-cn' }],
  [{ en: 'Breakfast', 'zh-cn': '早餐' }, 'ja', { text: 'Breakfast', lang: 'en' }],
  [{ ja: ' 朝食 ' }, 'en', { text: '朝食', lang: 'ja' }],
  [{ en: ' ', 'zh-tw': '早餐' }, 'en', { text: '早餐', lang: 'zh-tw' }],
  [{ en: '' }, 'en', null],
  [{}, 'en', null],
] as const)('%j is read in %s as %j', (text, locale, expected) => {
  expect(textIn(text, locale)).toEqual(expected);
});
