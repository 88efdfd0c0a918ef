import { minorDigits, priceIncrement } from '@voyage/domain/currency.ts';

/** The step to which hotels round the price of a night, in whole units of the currency; one unit by default. */
const units = new Map([
  ...['AED', 'CZK', 'DKK', 'HKD', 'INR', 'MAD', 'MOP', 'NOK', 'QAR', 'SAR', 'SEK', 'ZAR'].map(
    (code): [string, number] => [code, 5],
  ),
  ...['CNY', 'MXN', 'THB', 'TWD'].map((code): [string, number] => [code, 10]),
  ...['HUF', 'ISK', 'JPY', 'XPF'].map((code): [string, number] => [code, 100]),
  ...['COP', 'IDR', 'KRW', 'VND'].map((code): [string, number] => [code, 1000]),
]);

/** The rate of a night is a multiple of this many minor units: 100 for EUR (one euro), 100 for JPY. */
export const rateStep = (currency: string): number =>
  Math.max(priceIncrement(currency), (units.get(currency) ?? 1) * 10 ** minorDigits(currency));
