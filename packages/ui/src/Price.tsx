import { formatMoney, type Money } from '@voyage/domain/money.ts';
import { visuallyHidden } from './layout.css.ts';
import * as css from './Price.css.ts';

interface PriceProps {
  money: Money;
  /** What the amount is, above it: "cheapest total". */
  before?: string;
  /** What it is for: "per night, tax included". */
  unit?: string;
  /** Beside it, as small: "US$320 a night". */
  beside?: string | undefined;
  /** In the reader's currency, "about NT$45,200", and the day of the rate, unless the page says it once for all; `first` where the reader chose it: then the amount itself stands under it. */
  approximate?: { text: string; note?: string; first?: boolean };
  /** What it costs without the member's rate; struck through. */
  list?: Money;
  /** Said before the list price: a stroke is not heard. */
  listLabel?: string;
  size?: keyof typeof css.amount;
  align?: 'start' | 'end';
}

/** An amount, what it is for, and what else one should know of it. */
export function Price({
  money,
  before,
  unit,
  beside,
  approximate,
  list,
  listLabel,
  size = 'large',
  align = 'start',
}: PriceProps) {
  const [large, other] = approximate?.first
    ? [approximate.text, formatMoney(money)]
    : [formatMoney(money), approximate?.text];
  return (
    <div className={css.price} data-align={align}>
      {before && <span className={css.detail}>{before}</span>}
      <div className={css.line}>
        {list && (
          <del className={css.list}>
            <span className={visuallyHidden}>{listLabel}: </span>
            {formatMoney(list)}
          </del>
        )}
        <span className={css.amount[size]}>{large}</span>
        {beside && <span className={css.detail}>{beside}</span>}
      </div>
      {unit && <span className={css.detail}>{unit}</span>}
      {other && <span className={css.detail}>{other}</span>}
      {approximate?.note && <span className={css.detail}>{approximate.note}</span>}
    </div>
  );
}
