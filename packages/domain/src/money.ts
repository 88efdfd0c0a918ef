import { minorDigits, shownDigits } from './currency.ts';
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

function safe(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole amount: ${amount}`);
  return amount === 0 ? 0 : amount;
}

/** Half away from zero: the one place where money is rounded. */
export const roundHalfUp = (value: number): number => safe(Math.sign(value) * Math.round(Math.abs(value)));

/**
 * `product / divisor` to the nearest multiple of `step`, half away from zero, exact for factors of
 * any size. @throws RangeError when the result is not exact
 */
export function roundedQuotient(factors: readonly number[], divisor: number, step = 1): number {
  let product = 1;
  for (const factor of factors) product *= factor;
  if (Math.abs(product) <= Number.MAX_SAFE_INTEGER)
    return safe(roundHalfUp(product / (divisor * step)) * step);
  const [whole, by] = [factors.reduce((a, b) => a * BigInt(safe(b)), 1n), BigInt(divisor * step)];
  const rounded = ((whole < 0n ? -whole : whole) * 2n + by) / (2n * by);
  return safe(Number(whole < 0n ? -rounded : rounded) * step);
}

export const sameMoney = (a: Money, b: Money): boolean => a.amount === b.amount && a.currency === b.currency;

/** The amount in whole units: 124050 US cents to 1240.5. For display and conversion, never for sums. */
export const toMajor = ({ amount, currency }: Money): number => amount / 10 ** minorDigits(currency);
/** Rounded once to the minor unit: 1.005 US dollars are 101 cents, although 1.005 * 100 is 100.49999999999999. @throws RangeError */
export const fromMajor = (major: number, currency: string): Money => {
  const minor = major * 10 ** minorDigits(currency);
  return { amount: roundHalfUp(Math.abs(minor) < 1e15 ? Number(minor.toPrecision(15)) : minor), currency };
};

/** Rounded to whole units, half up, for comparing amounts in a list. Never used for what is paid. */
export function wholeMoney({ amount, currency }: Money): Money {
  const unit = 10 ** minorDigits(currency);
  return { amount: roundedQuotient([amount], 1, unit), currency };
}

/**
 * The approximate value in another currency, rounded once. @throws RangeError for an unknown
 * currency, and for a value beyond 2^53 minor units
 */
export function convertMoney(money: Money, currency: string, table: RateTable): Money {
  if (money.currency === currency) return money;
  const rateOf = (code: string) => (code === table.base ? 1 : table.rates[code]);
  const from = rateOf(money.currency);
  const to = rateOf(currency);
  if (!from || !to) throw new RangeError(`no exchange rate from ${money.currency} to ${currency}`);
  return fromMajor((toMajor(money) / from) * to, currency);
}

const symbols: Record<string, string> = { TWD: 'NT$', USD: 'US$', EUR: '€', GBP: '£' };
const about: Record<Locale, string> = { 'zh-tw': '約 ', 'zh-cn': '约 ', ja: '約', en: 'approx. ' };
/**
 * "1,234". `Intl.NumberFormat` would first load the number data of every language, 15 ms on a
 * desktop processor.
 */
export const grouped = (whole: number): string => String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/**
 * A figure with its currency: "NT$35,000", "JPY 62,000". The yen and the yuan are both written ¥, so they carry
 * their code, except where readers know which is meant: "62,000円" in Japanese, "¥1,200" on the mainland.
 */
function withCurrency(figure: string, currency: string, locale: Locale): string {
  if (locale === 'ja' && currency === 'JPY') return `${figure}円`;
  if (locale === 'zh-cn' && currency === 'CNY') return `¥${figure}`;
  return (symbols[currency] ?? `${currency} `) + figure;
}

/**
 * "NT$35,000", "JPY 62,000" ("62,000円" in Japanese), "US$1,240.50". Our own, because `Intl` formats TWD with
 * two decimals and a bare `$` (docs/product/decisions.md, "money").
 */
export function formatMoney(
  { amount, currency }: Money,
  locale: Locale,
  { approximate = false }: { approximate?: boolean } = {},
): string {
  const shown = shownDigits(currency);
  const units = 10 ** shown;
  const figures = Math.round(Math.abs(amount) / 10 ** (minorDigits(currency) - shown));
  const rest = figures % units;
  const figure = grouped(Math.trunc(figures / units)) + (rest ? `.${String(units + rest).slice(1)}` : '');
  return `${approximate ? about[locale] : ''}${amount < 0 && figures > 0 ? '−' : ''}${withCurrency(figure, currency, locale)}`;
}

/** New Taiwan dollars, in which the company charges: "NT$35,000". */
export const formatTwd = (amount: number, locale: Locale) => formatMoney({ amount, currency: 'TWD' }, locale);

/** Significant digits of an exchange rate as shown. */
const rateFigures = 4;

/**
 * An exchange rate for display: "NT$1 = JPY 4.952", "US$1 = NT$31.2". The currency worth more comes
 * first, so that the number has no leading zeros.
 * @param rate units of `to` for one of `from`
 * @throws RangeError when `rate` is not above zero
 */
export function formatRate({ from, to, rate }: { from: string; to: string; rate: number }, locale: Locale) {
  if (!(rate > 0 && Number.isFinite(rate))) throw new RangeError(`not a rate: ${rate}`);
  if (rate < 1) return formatRate({ from: to, to: from, rate: 1 / rate }, locale);
  const [whole = '', decimals] = String(
    Number(rate.toPrecision(Math.max(rateFigures, String(Math.trunc(rate)).length))),
  ).split('.');
  const figure = grouped(Number(whole)) + (decimals ? `.${decimals}` : '');
  return `${withCurrency('1', from, locale)} = ${withCurrency(figure, to, locale)}`;
}
