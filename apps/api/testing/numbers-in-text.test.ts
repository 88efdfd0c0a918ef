import { expect, test } from 'vitest';
import { numbersIn } from './numbers-in-text.ts';

test.each([
  [
    'en',
    'Opened in 1998 and put right in 2021, with forty-one rooms, a hundred and twenty paces from the sea.',
    [41, 120, 1998, 2021],
  ],
  [
    'en',
    'Nine hundred labels, 1,800 trees, the eighteenth floor, four rooms and two hundred metres',
    [18, 200, 900, 1800],
  ],
  ['zh-tw', '1998 年開業，四十一間房，離海一百二十步；百葉窗後三五人。', [41, 120, 1998]],
  ['zh-cn', '两百米，九百张，十八层，一九一二年', [18, 200, 900, 1912]],
  [
    'en',
    'In November, half an hour from a thousand-year-old town; a quarter of an hour on foot',
    [15, 30, 1000],
  ],
  ['ja', '十一月、車で三十分、千年の町、徒歩15分', [15, 30, 1000]],
  ['en', 'At 6.50, or at half past eleven', [11]],
  ['zh-cn', '早上 6 点 50 分，或者十一点半', [11]],
  ['en', 'Thirty thousand islands, ten million years, a hundred balloons', [100, 30_000, 10_000_000]],
  ['zh-tw', '三萬座島嶼，一千萬年，上百顆熱氣球', [100, 30_000, 10_000_000]],
  ['ja', '百二十歩、十一時、二十五分、四室', [11, 25, 120]],
] as const)('%s: %s', (locale, text, numbers) => expect(numbersIn(text, locale)).toEqual(numbers));
