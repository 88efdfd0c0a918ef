import { intlLocale, locales, type Locale } from '@voyage/domain/locale.ts';
import { readFileSync } from 'node:fs';
import { createIntl } from 'react-intl';
import { expect, it, test, vi } from 'vitest';
import type { MessageId, Messages } from './messages.ts';
import { siteIntl } from './intl.tsx';

const catalog = (brand: 'main' | 'club', locale: Locale) =>
  JSON.parse(
    readFileSync(new URL(`../generated/${brand}/${locale}.json`, import.meta.url), 'utf8'),
  ) as Messages;
/** The arguments of a message, and whether each must be a number. */
function argumentsOf(tree: Messages[string]): [string, boolean][] {
  return tree.flatMap((part): [string, boolean][] => {
    if (part.type === 5 || part.type === 6)
      return [
        [part.value, part.type === 6],
        ...Object.values(part.options).flatMap((option) => argumentsOf(option.value)),
      ];
    return part.type === 1 || part.type === 2 ? [[part.value, part.type === 2]] : [];
  });
}

test.each(
  locales.flatMap((locale) =>
    (['main', 'club'] as const)
      .filter((brand) => brand === 'main' || locale !== 'ja')
      .map((brand) => [brand, locale] as const),
  ),
)('every message of %s in %s is formatted as react-intl does', (brand, locale) => {
  const messages = catalog(brand, locale);
  const intl = createIntl({ locale: intlLocale(locale), messages });
  const { formatMessage: t } = siteIntl(locale, messages);
  for (const [id, tree] of Object.entries(messages)) {
    for (const number of [0, 1, 2, 21, 1234]) {
      const values = Object.fromEntries(
        argumentsOf(tree).map(([name, isNumber], i) => [
          name,
          isNumber || i % 2 === 0 ? number : 'Hôtel & 東京 <b>',
        ]),
      );
      expect(t({ id: id as MessageId }, values), id).toBe(intl.formatMessage({ id }, values));
    }
  }
  expect(Object.keys(messages).length).toBeGreaterThan(300);
});

it('shows the id of a message that is missing or lacks an argument, and reports it', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { formatMessage: t, hasMessage } = siteIntl('en', {
    greeting: [
      { type: 0, value: 'Dear ' },
      { type: 1, value: 'name' },
    ],
  });
  const id = 'greeting' as MessageId;
  expect(t({ id }, { name: 'Ada' })).toBe('Dear Ada');
  expect(t({ id })).toBe('greeting');
  expect(t({ id: 'nothing' as MessageId })).toBe('nothing');
  expect(hasMessage('greeting')).toBe(true);
  expect(hasMessage('nothing')).toBe(false);
  expect(consoleError).toHaveBeenCalledTimes(2);
});
