import { locales } from '@voyage/domain/locale.ts';
import { expect, it, test } from 'vitest';
import { glossary, regionalWords, type Kind } from './glossary.ts';
import { siteIntl } from './intl.tsx';
import type { MessageId } from './messages.ts';
import { argumentsOf, catalog } from './test-catalogs.ts';
import { valuePlaceholder, textFaults } from './text-faults.ts';
import { catalogTexts, contentTexts, documentTexts, textsOf, type Text } from './texts.ts';
import { parse } from '@formatjs/icu-messageformat-parser';

const faultsIn = (texts: Text[]) =>
  texts.flatMap(({ where, locale, kind, text }) =>
    textFaults(text, locale, kind).map((fault) => `${where}: ${fault} in: ${text}`),
  );

it.each([
  ['zh-tw', '取消後恕不退還訂房額度。', '“訂房額度”: booking credit is “訂房次數”'],
  ['zh-cn', '取消后不予退还订房次数。', '“订房次数”: booking credit is “预订次数”'],
  ['ja', '予約回数は戻りません。', '“予約回数”: booking credit is “予約枠”'],
  ['en', 'See our cancellation terms.', '“cancellation terms”: cancellation policy is “cancellation policy”'],
  ['zh-tw', '請先閱讀取消條款。', '“取消條款”: cancellation policy is “取消政策”'],
  ['zh-tw', '訂房編號', '“訂房編號”: booking number is “訂房代號”'],
  ['zh-tw', '兩位孩童', '“孩童”: child is “兒童”'],
  ['zh-cn', '特殊需求', '“特殊需求”: special request is “特殊要求”'],
  ['ja', '取消料はかかりません。', '“取消料”: cancellation charge is “キャンセル料”'],
  [
    'zh-cn',
    '含 100 美元消费额度',
    'US$ before the figure, as amounts are written, not 美元 or 米ドル after it',
  ],
  ['zh-cn', '月/年', 'a slash of half width between ideographs'],
  ['zh-cn', '塞雷娜・梅拉尼', 'the dot of Japanese, ・: on the mainland it is ·'],
  ['zh-tw', '塞雷娜．梅拉尼', 'a full stop in a name: in Taiwan the dot is ・'],
  [
    'en',
    'Valid until 14/01/2027',
    'a date in figures: days are written by the formatters, 14 January 2027, 2027年1月14日',
  ],
  ['en', 'Pay by MasterCard.', 'the card is called Mastercard'],
  ['zh-cn', '适用中华民国法律', 'on the mainland the law is 台湾地区法律'],
  [
    'ja',
    '何歳から入会できますか',
    'a question ends in ？; a heading of questions names the wish (〜したい, 〜を知りたい)',
  ],
  ['en', 'The amount goes back to your card.', 'English with another language’s bones'],
  ['zh-cn', '请检查网路连接。', '“网路”: here “网络”'],
  ['zh-tw', '請檢查網絡連線。', '“網絡”: here “網路”'],
  ['zh-cn', '請稍后再試。', '“請” is not written in zh-cn'],
  ['zh-tw', '请稍後再試。', '“请” is not written in zh-tw'],
  ['zh-tw', '飯店有 45 个客房。', '“个” is not written in zh-tw'],
  ['ja', 'ご预约を承りました。', '“预” is not written in ja'],
  ['zh-tw', '謝謝你。', '您, never 你'],
  ['zh-cn', '请稍候,我们正在处理。', 'half-width punctuation'],
  ['ja', `${valuePlaceholder}をご確認ください.`, 'half-width punctuation'],
  ['zh-tw', '電話 (含國碼)', 'half-width brackets'],
  ['zh-tw', '期限為 18:00（巴黎時間） 起', 'a space beside full-width punctuation'],
  ['zh-cn', '1月4日周一 一晚', 'a space between ideographs'],
  ['ja', '毎日９時から', 'full-width letters or digits'],
  ['en', "The hotel's price", 'a straight quotation mark'],
  ['zh-cn', '请稍候...', 'three dots for an ellipsis'],
  ['en', 'One moment.  Please wait.', 'two spaces, or one at an end'],
  ['zh-tw', '點選“確認”', 'quotation marks are 「」 and 『』'],
  ['zh-cn', '点选「确认」', 'quotation marks are “” and ‘’'],
  ['ja', '9～15桁', '、 and 〜 are the Japanese marks'],
  ['en', 'Paid - thank you', 'a hyphen for a dash'],
  ['en', 'Your favorite color', 'American spelling'],
] as const)('finds the fault in %s: %s', (locale, text, fault) =>
  expect(textFaults(text, locale, 'interface')).toContain(fault),
);

it.each([
  [
    'zh-tw',
    `將於 ${valuePlaceholder} 至 ${valuePlaceholder} 個工作天內退回信用卡，詳見「訂房」頁面（09:00 起）。`,
  ],
  ['zh-cn', `将在 ${valuePlaceholder} 个工作日内退回信用卡，详见“预订”页面（09:00 起）。`],
  ['ja', 'L’Hôtel：毎日9:00〜21:00（台北時間）、少々お待ちください。'],
  ['en', 'We’ll hold your rooms – from 9:00 to 21:00 – for 15 minutes.'],
] as const)('finds none in %s: %s', (locale, text) =>
  expect(textFaults(text, locale, 'interface')).toEqual([]),
);

it('allows words in prose that are not allowed in the interface', () => {
  const of = (kind: Kind) => textFaults('早上的房間有陽光。', 'zh-tw', kind);
  expect([of('interface').length, of('prose').length]).toEqual([1, 0]);
});

it('reads each option of a message, ignoring its syntax', () =>
  expect(textsOf(parse('{n, plural, =0 {none} one {# night} other { {n} nights}} in {place}'))).toEqual([
    `${valuePlaceholder} in ${valuePlaceholder}`,
    'none',
    `${valuePlaceholder} night`,
    `${valuePlaceholder} nights`,
  ]));

test('the glossary has every language, each concept once, and complies with itself', () => {
  expect(glossary.length).toBeGreaterThanOrEqual(60);
  expect(regionalWords.length).toBeGreaterThanOrEqual(80);
  for (const key of ['concept', ...locales] as const) {
    const names = glossary.map((term) => (key === 'concept' ? term.concept : term.name[key]));
    expect(
      names.filter((name) => name === ''),
      key,
    ).toEqual([]);
    if (key === 'concept') expect(new Set(names).size).toBe(names.length);
  }
  const own = glossary.flatMap((term) =>
    locales.map((locale): Text => ({
      where: term.concept,
      locale,
      kind: 'interface',
      text: term.name[locale],
    })),
  );
  expect(faultsIn(own)).toEqual([]);
});

test('every message in the catalogs complies with the glossary and its language', () => {
  const texts = catalogTexts();
  expect(texts.length).toBeGreaterThan(2500);
  expect(faultsIn(texts)).toEqual([]);
});

test('no message in Chinese has a stray space, whatever is inserted', () => {
  const values = ['2027年1月1日', '1月1日 18:00（巴黎時間）', '18:00', 'Aurelian Palace', 'THB 6,662'];
  const faults = (['zh-tw', 'zh-cn'] as const).flatMap((locale) =>
    (['main', 'club'] as const).flatMap((brand) => {
      const messages = catalog(brand, locale);
      const { t } = siteIntl(locale, messages);
      return Object.entries(messages).flatMap(([id, tree]) =>
        values.flatMap((value) => {
          const names = argumentsOf(tree).toSorted(([, a], [, b]) => Number(a) - Number(b));
          const text = t(
            id as MessageId,
            Object.fromEntries(names.map(([name, isNumber]) => [name, isNumber ? 3 : value])),
          );
          return textFaults(text, locale, 'interface')
            .filter((fault) => fault.startsWith('a space '))
            .map((fault) => `${brand}/${locale} ${id}: ${fault} in: ${text}`);
        }),
      );
    }),
  );
  expect(faults).toEqual([]);
}, 30_000); // fifty thousand texts: more than five seconds beside other packages' tests

test('every document and help text complies with the glossary and its language', () => {
  const texts = documentTexts();
  for (const locale of locales)
    expect(texts.filter((text) => text.locale === locale).length, locale).toBeGreaterThan(100);
  expect(faultsIn(texts)).toEqual([]);
});

test('every text of the content complies with the glossary and its language', () => {
  const texts = contentTexts();
  for (const locale of locales)
    expect(texts.filter((text) => text.locale === locale).length, locale).toBeGreaterThan(2000);
  for (const folder of [
    'mail',
    'words',
    'vocabulary',
    'places',
    'hotels',
    'blog',
    'fast-track',
    'coupons.json',
  ])
    expect(
      texts.some(({ where }) => where.startsWith(`content/${folder}`)),
      folder,
    ).toBe(true);
  expect(faultsIn(texts)).toEqual([]);
}, 30_000); // some ten thousand texts
