import type { Offer } from '@voyage/contracts/stay.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { formatMoney } from '@voyage/domain/money.ts';
import { plainDay } from '@voyage/i18n/dates.ts';
import type { Translate } from '@voyage/i18n/intl.tsx';

type Price = Offer['price'];
type Fees = Price['feesAtHotel'];
type Deposits = Price['deposits'];

/** What the hotel collects beside a total, each in a few words: 'plus city tax ¥1,200 at the hotel'. */
export const feeWords = (t: Translate, locale: Locale, fees: Fees): string[] =>
  fees.map(({ kind, amount }) => t('stays.fee.plus', { kind, amount: formatMoney(amount, locale) }));

/** With of how many rooms it is, if fewer are left: the hotel does not state it anew. */
const statedFor = (t: Translate, line: string, { statedForRooms }: Pick<Price, 'statedForRooms'>): string =>
  statedForRooms === undefined ? line : t('stays.statedFor', { line, rooms: statedForRooms });

/** The same as lines below a total. */
export const feeLines = (
  t: Translate,
  locale: Locale,
  price: Pick<Price, 'feesAtHotel' | 'statedForRooms'>,
) =>
  price.feesAtHotel.map(({ kind, amount }) => ({
    label: statedFor(t, t('stays.fee.line', { kind }), price),
    value: formatMoney(amount, locale),
  }));

/** What the hotel collects of a total before the stay, each in a few words with its day. */
export const depositWords = (t: Translate, locale: Locale, deposits: Deposits = []): string[] =>
  deposits.map(({ amount, due }) =>
    t('stays.deposit.of', { amount: formatMoney(amount, locale), day: plainDay(due, locale) }),
  );

/** The same as lines below a total. */
export const depositLines = (
  t: Translate,
  locale: Locale,
  price: Pick<Price, 'deposits' | 'statedForRooms'>,
) =>
  (price.deposits ?? []).map(({ amount, due }) => ({
    label: statedFor(t, t('stays.deposit.line', { day: plainDay(due, locale) }), price),
    value: formatMoney(amount, locale),
  }));
