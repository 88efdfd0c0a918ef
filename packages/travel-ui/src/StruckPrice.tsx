import { visuallyHidden } from '@voyage/ui/base/layout.css.ts';
import * as css from './Price.css.ts';

/** A former price, struck through, before the one that counts: both are named, because a line is not announced. */
export function StruckPrice({ amount, before, now }: { amount: string; before: string; now: string }) {
  return (
    <>
      <del className={css.struck}>
        <span className={visuallyHidden}>{`${before} `}</span>
        <span>{amount}</span>
      </del>{' '}
      <span className={visuallyHidden}>{`${now} `}</span>
    </>
  );
}
