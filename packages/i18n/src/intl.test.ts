import { intlLocale, locales, type Locale } from '@voyage/domain/locale.ts';
import { createIntl } from 'react-intl';
import { expect, it, test, vi } from 'vitest';
import type { MessageId } from './messages.ts';
import { siteIntl } from './intl.tsx';
import { argumentsOf, catalog } from './test-catalogs.ts';

/** Chinese is joined to its values by our own rule (join.ts), which only concerns spaces. */
const unspaced = (text: string, locale: Locale) =>
  locale.startsWith('zh') ? text.replaceAll(' ', '') : text;

test.each(
  locales.flatMap((locale) =>
    (['main', 'club'] as const)
      .filter((brand) => brand === 'main' || locale !== 'ja')
      .map((brand) => [brand, locale] as const),
  ),
)('every message of %s in %s is formatted as react-intl does', (brand, locale) => {
  const messages = catalog(brand, locale);
  const intl = createIntl({ locale: intlLocale(locale), messages });
  const { t } = siteIntl(locale, messages);
  for (const [id, tree] of Object.entries(messages)) {
    for (const number of [0, 1, 2, 21, 1234]) {
      const values = Object.fromEntries(
        argumentsOf(tree).map(([name, isNumber], i) => [
          name,
          isNumber || i % 2 === 0 ? number : 'Hôtel & 東京 <b>',
        ]),
      );
      expect(unspaced(t(id as MessageId, values), locale), id).toBe(
        unspaced(intl.formatMessage({ id }, values), locale),
      );
    }
  }
  expect(Object.keys(messages).length).toBeGreaterThan(300);
});

it('shows the id of a message that is missing or lacks an argument, and reports it', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { t, hasMessage } = siteIntl('en', {
    greeting: [
      { type: 0, value: 'Dear ' },
      { type: 1, value: 'name' },
    ],
  });
  const id = 'greeting' as MessageId;
  expect(t(id, { name: 'Ada' })).toBe('Dear Ada');
  expect(t(id)).toBe('greeting');
  expect(t('nothing' as MessageId)).toBe('nothing');
  expect(hasMessage('greeting')).toBe(true);
  expect(hasMessage('nothing')).toBe(false);
  expect(consoleError).toHaveBeenCalledTimes(2);
});

test.each([
  ['18:00', '到 18:00 前可取消'],
  ['2027年1月1日', '到 2027年1月1日前可取消'],
  [3, '到 3 前可取消'],
])('a Chinese message is joined to its value: %s', (deadline, text) => {
  const { t } = siteIntl('zh-tw', {
    deadline: [
      {
        type: 5,
        value: 'kind',
        options: {
          free: {
            value: [
              { type: 0, value: '到 ' },
              { type: 1, value: 'until' },
              { type: 0, value: ' 前可取消' },
            ],
          },
        },
      },
    ],
  });
  expect(t('deadline' as MessageId, { kind: 'free', until: deadline })).toBe(text);
});
