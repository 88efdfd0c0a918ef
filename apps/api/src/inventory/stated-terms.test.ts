import { expect, test } from 'vitest';
import { statedTerms } from './stated-terms.ts';

test('states nothing where a supplier states nothing', () => {
  expect(statedTerms({}, 'en')).toEqual({});
  expect(statedTerms({ supplierTerms: {} }, 'en')).toEqual({});
});

test.each([
  ['https://supplier.example/terms/en', 'https://supplier.example/terms/en', 'en'],
  ['http://supplier.example/terms/en', 'https://supplier.example/terms/ja', 'ja'],
  ['javascript:alert(1)', 'https://supplier.example/terms/ja', 'ja'],
  ['terms/en', 'https://supplier.example/terms/ja', 'ja'],
  ['', 'https://supplier.example/terms/ja', 'ja'],
])('the address %j is linked as %s', (en, url, lang) => {
  const supplierTerms = { en, ja: 'https://supplier.example/terms/ja' };
  expect(statedTerms({ supplierTerms }, 'en')).toEqual({ supplierTerms: { url, lang } });
});
