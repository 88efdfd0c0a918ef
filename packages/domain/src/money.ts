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

/** Times permille / 1000, rounded once. */
export const multiplyPermille = (money: Money, permille: number): Money => ({ amount: roundHalfUp((money.amount * permille) / 1000), currency: money.currency });

export const toMajor = ({ amount, currency }: Money): number => amount / 10 ** minorDigits(currency);
export const fromMajor = (major: number, currency: string): Money => ({ amount: roundHalfUp(major * 10 ** minorDigits(currency)), currency });

/** Approximately the same worth in another currency, rounded once. @throws RangeError for an unknown currency */
export function convertMoney(money: Money, currency: string, table: RateTable): Money {
  if (money.currency === currency) return money;
  const from = table.rates[money.currency];
  const to = table.rates[currency];
  if (!from || !to) throw new RangeError(`no exchange rate from ${money.currency} to ${currency}`);
  return fromMajor((toMajor(money) / from) * to, currency);
}

const symbols: Record<string, string> = { TWD: 'NT$', USD: 'US$', EUR: '€', GBP: '£' };
const numberFormats = new Map<string, Intl.NumberFormat>();

/**
 * "NT$35,000", "JPY 62,000", "US$1,240.50". Our own, because `Intl` writes TWD with two decimals and a
 * bare `$`; CNY and JPY always carry their code, since both are written ¥ (decisions, "money").
 */
export function formatMoney(money: Money): string {
  const digits = minorDigits(money.currency);
  const decimals = money.amount % 10 ** digits === 0 ? 0 : digits;
  let format = numberFormats.get(String(decimals));
  if (!format) numberFormats.set(String(decimals), (format = new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })));
  const sign = money.amount < 0 ? '−' : '';
  const figure = format.format(Math.abs(toMajor(money)));
  const symbol = symbols[money.currency];
  return symbol ? `${sign}${symbol}${figure}` : `${sign}${money.currency} ${figure}`;
}
