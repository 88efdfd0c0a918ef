import type { OrderDetail } from '@voyage/contracts/booking.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { formatMoney, type Money } from '@voyage/domain/money.ts';
import { priceLineKinds } from '@voyage/domain/rate-terms.ts';
import type { Translate } from '@voyage/i18n/intl.tsx';
import { beforeTaxes, type Priced } from './price-lines.ts';

type Price = OrderDetail['price'];
type PriceLines = NonNullable<Price['lines']>;

/** The lines of a price in full: each kind that the supplier names on its own, or else service and tax. */
export function exactLines(
  t: Translate,
  locale: Locale,
  { price, promotion }: Priced,
  span: { rooms: number; nights: number },
) {
  const { lines, service, tax } = price;
  if (lines) return linesByKind(t, locale, lines);
  return [
    ...beforeTaxes(t, locale, { price, promotion }, span),
    service.amount > 0 && { label: t('booking.summary.service'), value: formatMoney(service, locale) },
    tax.amount > 0 && { label: t('booking.summary.tax'), value: formatMoney(tax, locale) },
  ].filter((line) => line !== false);
}

const linesByKind = (t: Translate, locale: Locale, lines: PriceLines) =>
  priceLineKinds.flatMap((kind) => {
    const own = lines.filter((line) => line.kind === kind);
    return own.length === 0
      ? []
      : [{ label: t('booking.summary.kind', { kind }), value: signed(addedUp(own), locale) }];
  });

const addedUp = (lines: PriceLines): Money => ({
  amount: lines.reduce((sum, { amount }) => sum + amount.amount, 0),
  currency: lines[0]?.amount.currency ?? '',
});
const signed = ({ amount, currency }: Money, locale: Locale): string =>
  (amount < 0 ? '−' : '') + formatMoney({ amount: Math.abs(amount), currency }, locale);

/**
 * The price of each room, in the order of the stay: its nights, then what is for the stay or of another kind, and its
 * total. Null if the supplier does not say, or every room costs the same.
 */
export function pricesByRoom(
  t: Translate,
  locale: Locale,
  { lines = [], nights }: Pick<Price, 'lines' | 'nights'>,
  nameOf: (day: string) => string,
): { lines: { label: string; value: string }[]; total: string }[] | null {
  const rooms = Map.groupBy(lines, ({ room }) => room);
  const key = (own: PriceLines) =>
    own.map(({ kind, night, amount }) => `${kind} ${night} ${amount.amount}`).join();
  if (new Set([...rooms.values()].map(key)).size < 2) return null;
  return [...rooms]
    .toSorted(([a], [b]) => a - b)
    .map(([, own]) => {
      const isNight = ({ kind, night }: PriceLines[number]) => kind === 'base' && night !== null;
      return {
        lines: [
          ...nights.flatMap(({ day }) => {
            const rate = own.filter((line) => isNight(line) && line.night === day);
            return rate.length === 0 ? [] : [{ label: nameOf(day), value: signed(addedUp(rate), locale) }];
          }),
          ...linesByKind(
            t,
            locale,
            own.filter((line) => !isNight(line)),
          ),
        ],
        total: signed(addedUp(own), locale),
      };
    });
}
