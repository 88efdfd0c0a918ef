import type { PriceLine, PriceLineKind, RateTerms } from './rate-terms.ts';

/** The part of a total in which a line of a kind counts. */
const partOf = {
  base: 'subtotal',
  extraPerson: 'subtotal',
  discount: 'discount',
  service: 'service',
  propertyFee: 'service',
  tax: 'tax',
  taxAndService: 'tax',
} as const satisfies Record<PriceLineKind, string>;

const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);

/** The parts of a total, and the rate of each night, of lines by room and night. */
export function sumsOf(lines: readonly PriceLine[], days: readonly string[]) {
  const of = (part: string, more: (line: PriceLine) => boolean = () => true) =>
    sum(lines.filter((line) => partOf[line.kind] === part && more(line)).map(({ amount }) => amount));
  return {
    nights: days.map((day) => ({ day, rate: of('subtotal', ({ night }) => night === day) })),
    subtotal: of('subtotal'),
    discount: 0 - of('discount'),
    service: of('service'),
    tax: of('tax'),
    total: sum(lines.map(({ amount }) => amount)),
  };
}

/** What each room costs, as lines say; undefined: they do not, or not what it can bear alone. */
export function roomTotalsOf(lines: readonly PriceLine[] | undefined, rooms: number): number[] | undefined {
  if (!lines) return undefined;
  const totals = Array.from({ length: rooms }, (_, i) =>
    sum(lines.filter(({ room }) => room === i).map(({ amount }) => amount)),
  );
  return totals.every((total) => total >= 0) ? totals : undefined;
}

/** Why a rate cannot be sold. */
export const rateFaults = ['amount', 'total', 'nights', 'lines', 'deposits'] as const;
export type RateFault = (typeof rateFaults)[number];

type Price = Pick<
  RateTerms,
  'nights' | 'subtotal' | 'discount' | 'service' | 'tax' | 'total' | 'lines' | 'deposits' | 'payAt'
>;

/**
 * What is wrong with a price: an amount is negative or no whole number, the parts are not the total, nor the nights the
 * subtotal, or the lines not both, or they are of other rooms or nights; or a deposit is none, or beside a total that we
 * charge. Null: it adds up.
 */
export function faultOf(price: Price, rooms: number): RateFault | null {
  const { nights, subtotal, discount, service, tax, total, lines, deposits = [], payAt } = price;
  const parts = [subtotal, discount, service, tax, total];
  if (parts.some((amount) => !Number.isSafeInteger(amount) || amount < 0)) return 'amount';
  if (subtotal - discount + service + tax !== total) return 'total';
  if (deposits.some(({ amount }) => payAt === 'prepaid' || !Number.isSafeInteger(amount) || amount <= 0))
    return 'deposits';
  if (!lines) return sum(nights.map(({ rate }) => rate)) === subtotal ? null : 'nights';
  const days = nights.map(({ day }) => day);
  const isOfStay = ({ room, night, amount }: PriceLine) =>
    Number.isSafeInteger(amount) &&
    Number.isInteger(room) &&
    room >= 0 &&
    room < rooms &&
    (night === null || days.includes(night));
  if (!lines.every(isOfStay) || lines.some(({ kind, amount }) => kind === 'discount' && amount > 0))
    return 'lines';
  const sums = sumsOf(lines, days);
  const isSame =
    sums.subtotal === subtotal &&
    sums.discount === discount &&
    sums.service === service &&
    sums.tax === tax &&
    sums.nights.every(({ rate }, i) => rate === nights[i]?.rate);
  return isSame ? null : 'lines';
}
