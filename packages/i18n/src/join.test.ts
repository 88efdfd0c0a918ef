import { expect, it } from 'vitest';
import { dotted, joinChinese, labelled, listed } from './join.ts';

it.each([
  ['Name', 'This field must be filled in.', 'Name: This field must be filled in.'],
  ['姓名', '此欄位為必填。', '姓名：此欄位為必填。'],
  ['What is it about?', 'This field must be filled in.', 'What is it about? This field must be filled in.'],
  ['ご用件は？', 'ご入力ください。', 'ご用件は？ご入力ください。'],
  ['Carrier', 'ご入力ください。', 'Carrier：ご入力ください。'],
  ['查看酒店', 'The Ritz', '查看酒店：The Ritz'],
  ['See', '東京ホテル', 'See：東京ホテル'],
])('%s with %s', (label, words, text) => expect(labelled(label, words)).toBe(text));

it.each([
  ['en', '5, 8'],
  ['ja', '5、8'],
  ['zh-tw', '5、8'],
] as const)('listed in %s', (locale, text) => expect(listed([5, 8], locale)).toBe(text));

it.each([
  // A day is Chinese, a moment ends with a time or a bracket.
  ['2027年1月1日', ' 前告知', '2027年1月1日前告知'],
  ['1月1日 18:00', '前告知', '1月1日 18:00 前告知'],
  ['1月1日 18:00（巴黎時間）', ' 起', '1月1日 18:00（巴黎時間）起'],
  ['（臺北時間，GMT+8）', ' 前免費', '（臺北時間，GMT+8）前免費'],
  ['奧瑞廉精選', ' 提供', '奧瑞廉精選提供'],
  ['Aurelian', '提供', 'Aurelian 提供'],
  ['請於 ', '2027年', '請於 2027年'],
  ['請於', '2027年', '請於 2027年'],
  ['支付 ', 'THB 6,662', '支付 THB 6,662'],
  ['您可以 ', '（選填）', '您可以（選填）'],
  ['法國 ', '巴黎', '法國巴黎'],
  ['Hôtel', '的', 'Hôtel 的'],
])('%s + %s', (before, after, joined) => expect(joinChinese(before, after)).toBe(joined));

it.each([
  ['', ' 起'],
  ['查看', ''],
  ['巴黎 · ', '倫敦'],
  ['US$', '100'],
  ['10%', '起'],
  ['公司　', '統一編號'],
])('leaves %s + %s', (before, after) => expect(joinChinese(before, after)).toBe(before + after));

it('facts have dots between them that stay with the fact before, and empty facts are left out', () =>
  expect(dotted(['Junior Suite', false, undefined, null, '', '53 m²', 'one king bed'])).toBe(
    'Junior Suite\u00A0· 53 m²\u00A0· one king bed',
  ));
