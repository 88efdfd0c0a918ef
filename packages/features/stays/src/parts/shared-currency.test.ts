import { expect, test } from 'vitest';
import { sharedCurrency } from './shared-currency.ts';

test.each([
  [['JPY 494,000', 'JPY 62,000', null], 'JPY '],
  [['約 NT$107,000', '約 NT$9,800'], '約 NT$'],
  [['€1,240', '€980'], '€'],
  [['€1,240', '£980'], ''],
  [['約 NT$107,000', 'NT$9,800'], ''],
  [[null, null], ''],
  [[], ''],
])('%j: "%s"', (prices, currency) => expect(sharedCurrency(prices)).toBe(currency));
