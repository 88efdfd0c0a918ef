import type { Locale } from './locale.ts';

/** An amount in the currency's minor unit (an integer) with its ISO 4217 code. */
export interface Money {
  amount: number;
  currency: string;
}

/** Units of each currency for one unit of `base`, on the day `asOf`. */
export interface RateTable {
  base: string;
  asOf: string;
  rates: Record<string, number>;
}

const noDecimals = new Set(['TWD', 'JPY', 'KRW', 'VND', 'IDR', 'CLP', 'ISK', 'HUF', 'XPF', 'UGX', 'RWF', 'PYG']);
const threeDecimals = new Set(['BHD', 'KWD', 'OMR', 'JOD', 'TND', 'IQD', 'LYD']);

/** Decimals that the currency is quoted in. TWD, IDR and HUF have none in practice, whatever ISO says. */
export function minorDigits(currency: string): number {
  if (noDecimals.has(currency)) return 0;
  return threeDecimals.has(currency) ? 3 : 2;
}

function safe(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole amount: ${amount}`);
  return amount === 0 ? 0 : amount;
}

/** Half away from zero: the one place where money is rounded. */
export const roundHalfUp = (value: number): number => safe(Math.sign(value) * Math.round(Math.abs(value)));

/** @throws RangeError when the currencies differ or the sum is too large */
export function addMoney(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new RangeError(`${a.currency} and ${b.currency} do not add`);
  return { amount: safe(safe(a.amount) + safe(b.amount)), currency: a.currency };
}

/** Times permille / 1000, rounded once. @throws RangeError when the product is too large to be exact */
export const multiplyPermille = (money: Money, permille: number): Money => ({
  amount: roundHalfUp(safe(safe(money.amount) * permille) / 1000),
  currency: money.currency,
});

/** The figure in whole units: 124050 US cents to 1240.5. For showing and converting, never for sums. */
export const toMajor = ({ amount, currency }: Money): number => amount / 10 ** minorDigits(currency);
/** Rounded once to the minor unit: 1.005 US dollars are 101 cents, although 1.005 * 100 is 100.49999999999999. @throws RangeError */
export const fromMajor = (major: number, currency: string): Money => ({
  amount: roundHalfUp(Number((major * 10 ** minorDigits(currency)).toPrecision(15))),
  currency,
});

/** Approximately the same worth in another currency, rounded once. @throws RangeError for an unknown currency */
export function convertMoney(money: Money, currency: string, table: RateTable): Money {
  if (money.currency === currency) return money;
  const rateOf = (code: string) => (code === table.base ? 1 : table.rates[code]);
  const from = rateOf(money.currency);
  const to = rateOf(currency);
  if (!from || !to) throw new RangeError(`no exchange rate from ${money.currency} to ${currency}`);
  return fromMajor((toMajor(money) / from) * to, currency);
}

const symbols: Record<string, string> = { TWD: 'NT$', USD: 'US$', EUR: '€', GBP: '£' };
const about: Record<Locale, string> = { 'zh-tw': '約 ', 'zh-cn': '约 ', ja: '約 ', en: 'approx. ' };
/** "1,234". `Intl.NumberFormat` would first read every language's figures, 15 ms of a desktop processor. */
const grouped = (whole: number): string => String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/**
 * "NT$35,000", "JPY 62,000", "US$1,240.50". Our own, because `Intl` writes TWD with two decimals and a
 * bare `$`; CNY and JPY always carry their code, since both are written ¥ (decisions, "money"). The four
 * languages write figures alike; only the word for "about" is theirs.
 */
export function formatMoney(money: Money, locale: Locale = 'en', { approximate = false }: { approximate?: boolean } = {}): string {
  const units = 10 ** minorDigits(money.currency);
  const amount = Math.abs(money.amount);
  const rest = amount % units;
  const figure = grouped(Math.trunc(amount / units)) + (rest ? `.${String(units + rest).slice(1)}` : '');
  const sign = money.amount < 0 ? '−' : '';
  const symbol = symbols[money.currency];
  return `${approximate ? about[locale] : ''}${sign}${symbol ?? `${money.currency} `}${figure}`;
}
