import { keysOf } from '@voyage/domain/keys-of.ts';
import { locales, type Locale } from '@voyage/domain/locale.ts';
import { expect, test } from 'vitest';
import { factorFiles, type FactorText } from './second-factor-words.ts';

const textOf = async (locale: Locale): Promise<FactorText> => (await factorFiles[locale]()).default;
const gapsOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([gap]) => gap).toSorted();

test.each(locales)('%s has the same messages as English, with the same placeholders', async (locale) => {
  const [english, own] = [await textOf('en'), await textOf(locale)];
  expect(Object.keys(own)).toEqual(Object.keys(english));
  for (const word of keysOf(english))
    expect([word, gapsOf(own[word])]).toEqual([word, gapsOf(english[word])]);
});
