import type { ReactNode } from 'react';
import * as css from './PriceSpace.css.ts';
import * as prices from './RatePrices.css.ts';

interface PriceSpaceProps {
  /** How many rates the price to come has. */
  rates?: 1 | 2;
  /** Of the price to come: whether its average per night is shown too. */
  nightly: boolean;
  /** The price may come any moment. */
  waiting?: boolean;
  align?: 'start' | 'end';
  /** What is said in place of a price; while one is waited for, only to those who do not see or run scripts. */
  children: ReactNode;
}

/** The place of a `RatePrices`, as high as it, so that nothing moves when the price comes. */
export function PriceSpace({
  rates = 1,
  nightly,
  waiting = false,
  align = 'start',
  children,
}: PriceSpaceProps) {
  const line = waiting && <span className={css.bar} />;
  return (
    <div className={css.space} data-align={align} aria-busy={waiting || undefined}>
      <div className={`${prices.prices} ${css.lines}`} data-align={align} aria-hidden="true">
        <div className={prices.rates}>
          {[1, 2].slice(0, rates).map((rate) => (
            <div key={rate} className={prices.rate}>
              <span className={`${css.line} ${prices.terms}`}>{line}</span>
              <span className={`${css.line} ${prices.amount}`}>{line}</span>
            </div>
          ))}
        </div>
        <span className={`${css.line} ${prices.terms}`}>{line}</span>
        {nightly && <span className={`${css.line} ${prices.nightly}`}>{line}</span>}
      </div>
      <div className={css.instead}>{children}</div>
    </div>
  );
}
