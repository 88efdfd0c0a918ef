import type { Locale } from '@voyage/domain/locale.ts';
import { formatMoney, type Money } from '@voyage/domain/money.ts';
import type { ReactNode } from 'react';
import * as css from './Price.css.ts';

interface PriceProps {
  money: Money;
  /** The language that the amount is written in. */
  locale: Locale;
  /** A label above the amount: "cheapest total". */
  before?: string;
  /** What the amount covers: "per night, tax included". */
  unit?: string;
  /** Under what conditions, on a line of its own: "room only, non-refundable". */
  conditions?: string;
  /**
   * In the visitor's currency, "about NT$45,200", and the day of the rate unless the page shows it once for
   * all; `first` if the visitor chose the currency: then the original amount is below it.
   */
  approximate?: { text: string; note?: string; first?: boolean };
  /** A `StruckPrice`. */
  struck?: ReactNode;
  size?: keyof typeof css.amount;
  /** On a phone it is always at the start. */
  align?: 'start' | 'end';
}

/** An amount, what it covers, and related details. */
export function Price({
  money,
  locale,
  before,
  unit,
  conditions,
  approximate,
  struck,
  size = 'large',
  align = 'start',
}: PriceProps) {
  const [large, other] = approximate?.first
    ? [approximate.text, formatMoney(money, locale)]
    : [formatMoney(money, locale), approximate?.text];
  return (
    <div className={css.price} data-align={align}>
      {before && <span className={css.detail}>{before}</span>}
      <div className={css.line}>
        {struck}
        <span className={css.amount[size]}>{large}</span>
      </div>
      {conditions && <span className={css.detail}>{conditions}</span>}
      {unit && <span className={css.detail}>{unit}</span>}
      {other && <span className={css.detail}>{other}</span>}
      {approximate?.note && <span className={css.detail}>{approximate.note}</span>}
    </div>
  );
}
