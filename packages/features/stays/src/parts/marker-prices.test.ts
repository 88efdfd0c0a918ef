import { expect, test } from 'vitest';
import { figuresOf, lowestPrice, sharedCurrency } from './marker-prices.ts';

test.each([
  [['JPY 494,000', 'JPY 62,000', null], 'JPY '],
  [['約 NT$107,000', '約 NT$9,800'], '約 NT$'],
  [['€1,240', '€980'], '€'],
  [['62,000円', '約9,800円'], '円'],
  [['62,000円', '€980'], ''],
  [['€1,240', '£980'], ''],
  [['約 NT$107,000', 'NT$9,800'], ''],
  [[null, null], ''],
  [[], ''],
])('%j: "%s"', (prices, currency) => expect(sharedCurrency(prices)).toBe(currency));

test.each([
  ['JPY 62,000', 'JPY ', '62,000'],
  ['約9,800円', '円', '9,800'],
  ['US$1,240.50', 'US$', '1,240.50'],
  ['€980', '', '€980'],
])('%s in "%s" is %s on a map', (price, currency, figures) =>
  expect(figuresOf(price, currency)).toBe(figures),
);

test('the lowest price of a group is that of the smallest amount, not of the first text', () => {
  const [dear, cheap] = [
    { text: 'JPY 1,000,000', amount: 1_000_000 },
    { text: 'JPY 98,000', amount: 98_000 },
  ];
  expect(lowestPrice([dear, null, cheap])).toBe(cheap);
  expect(lowestPrice([null])).toBeUndefined();
});
