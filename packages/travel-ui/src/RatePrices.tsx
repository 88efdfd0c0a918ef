import * as css from './RatePrices.css.ts';

export interface RatePrice {
  /** Whose rate it is and under what conditions: "Room only, non-refundable". */
  terms: string;
  amount: string;
  /** The same in another currency. */
  beside?: string | undefined;
}

interface RatePricesProps {
  rates: readonly RatePrice[];
  /** What every amount covers: "3 nights with tax and service". */
  unit: string;
  /** The average per night of each amount. */
  nightly?: string | undefined;
  /** On a phone they are always at the start. */
  align?: 'start' | 'end';
}

/** What a stay costs by the rates that it can be booked at, all equally large: none is the headline of another. */
export function RatePrices({ rates, unit, nightly, align = 'start' }: RatePricesProps) {
  return (
    <div className={css.prices} data-align={align}>
      <ul className={css.rates}>
        {rates.map(({ terms, amount, beside }) => (
          <li key={terms} className={css.rate}>
            <span className={css.terms}>{terms}</span>
            <span className={css.line}>
              <span className={css.amount}>{amount}</span>
              {beside && <span className={css.terms}>{beside}</span>}
            </span>
          </li>
        ))}
      </ul>
      <p className={css.terms}>{unit}</p>
      {nightly && <p className={css.nightly}>{nightly}</p>}
    </div>
  );
}
