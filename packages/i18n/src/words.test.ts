import { intlLocale, locales, type Locale } from '@voyage/domain/locale.ts';
import { readFileSync } from 'node:fs';
import { createIntl } from 'react-intl';
import { expect, it, test, vi } from 'vitest';
import type { MessageId, Messages } from './messages.ts';
import { wordsOf } from './words.tsx';

const catalog = (brand: 'main' | 'club', locale: Locale) =>
  JSON.parse(readFileSync(new URL(`../generated/${brand}/${locale}.json`, import.meta.url), 'utf8')) as Messages;
/** The names of a message's arguments, and whether a number must be given. */
function argumentsOf(tree: Messages[string]): [string, boolean][] {
  return tree.flatMap((part): [string, boolean][] => {
    if (part.type === 5 || part.type === 6)
      return [[part.value, part.type === 6], ...Object.values(part.options).flatMap((option) => argumentsOf(option.value))];
    return part.type === 1 || part.type === 2 ? [[part.value, part.type === 2]] : [];
  });
}

test.each(
  locales.flatMap((locale) => (['main', 'club'] as const).filter((brand) => brand === 'main' || locale !== 'ja').map((brand) => [brand, locale] as const)),
)('every message of %s in %s reads as react-intl writes it', (brand, locale) => {
  const messages = catalog(brand, locale);
  const intl = createIntl({ locale: intlLocale(locale), messages });
  const { say } = wordsOf(locale, messages);
  for (const [id, tree] of Object.entries(messages)) {
    for (const number of [0, 1, 2, 21, 1234]) {
      const values = Object.fromEntries(argumentsOf(tree).map(([name, isNumber], i) => [name, isNumber || i % 2 === 0 ? number : 'Hôtel & 東京 <b>']));
      expect(say(id as MessageId, values), id).toBe(intl.formatMessage({ id }, values));
    }
  }
  expect(Object.keys(messages).length).toBeGreaterThan(300);
});

it('shows the name of a message that is not there or lacks an argument, and says so', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { say, has } = wordsOf('en', {
    greeting: [
      { type: 0, value: 'Dear ' },
      { type: 1, value: 'name' },
    ],
  });
  const id = 'greeting' as MessageId;
  expect(say(id, { name: 'Ada' })).toBe('Dear Ada');
  expect(say(id)).toBe('greeting');
  expect(say('nothing' as MessageId)).toBe('nothing');
  expect(has('greeting')).toBe(true);
  expect(has('nothing')).toBe(false);
  expect(said).toHaveBeenCalledTimes(2);
});
