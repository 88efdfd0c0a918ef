import { expect, it } from 'vitest';
import { breadcrumbJsonLd } from './breadcrumb-json-ld.ts';

it('counts from 1 and makes URLs absolute', () => {
  const { itemListElement } = breadcrumbJsonLd(
    [
      { name: 'Home', href: '/en' },
      { name: 'Paris & around', href: '/en/hotels?place=paris' },
      { name: 'Journal', href: 'https://journal.example.com/a' },
    ],
    'https://example.com',
  );
  expect(itemListElement.map(({ position, item }) => [position, item])).toEqual([
    [1, 'https://example.com/en'],
    [2, 'https://example.com/en/hotels?place=paris'],
    [3, 'https://journal.example.com/a'],
  ]);
});
