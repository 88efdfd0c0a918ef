import type { Locale } from '@voyage/domain/locale.ts';
import type { Translate } from '@voyage/i18n/intl.tsx';
import { expect, it } from 'vitest';
import { nightsAndMonths, trainMonths } from './train-season.ts';

const words = (locale: Locale) => ({
  locale,
  t: ((id: string, values: Record<string, unknown> = {}) =>
    [id, ...Object.values(values)].join(' ')) as Translate,
});

it.each([
  ['en', [[4, 10]], 'April to October'],
  ['ja', [[4, 10]], '4月〜10月'],
  ['en', [[11, 2]], 'November to February'],
  ['en', [[5], [9]], 'May, September'],
  ['zh-tw', [[5], [9]], '5月、9月'],
  ['en', [[1, 12]], 'experiences.allYear'],
  ['en', [[1, 11]], 'January to November'],
] as const)('in %s, the months %j are %s', (locale, months, text) =>
  expect(trainMonths(months, words(locale))).toBe(text),
);

it('returns only nights if the months are unknown', () => {
  expect(nightsAndMonths({ nights: 2 }, words('en'))).toBe('stays.nights 2');
  expect(nightsAndMonths({ nights: 4, months: [[4]] }, words('en'))).toBe('stays.nights 4\u00A0· April');
});
