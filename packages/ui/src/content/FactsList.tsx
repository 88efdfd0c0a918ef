import type { ReactNode } from 'react';
import * as css from './FactsList.css.ts';

export interface Fact {
  term: string;
  value: ReactNode;
}

/** Terms and values, separated by hairlines; stacked on a phone. */
export function FactsList({ facts }: { facts: (Fact | null | false | undefined)[] }) {
  return (
    <dl className={css.list}>
      {facts
        .filter((fact) => fact !== null && fact !== false && fact !== undefined)
        .map(({ term, value }) => (
          <div key={term} className={css.row}>
            <dt className={css.term}>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** The summary of a booking: children first, then amounts and their total, and what comes on top of it. */
export function Summary({
  children,
  amounts,
  total,
  beside = [],
  after,
}: {
  children?: ReactNode;
  amounts: { label: string; value: string }[];
  total: { label: string; value: ReactNode };
  beside?: { label: string; value: string }[];
  /** Below it all, such as the same amounts in full. */
  after?: ReactNode;
}) {
  const lines = (all: typeof amounts) => (
    <div>
      {all.map(({ label, value }) => (
        <div key={label} className={css.amount}>
          <span>{label}</span>
          <span>{value}</span>
        </div>
      ))}
    </div>
  );
  return (
    <div className={css.summary}>
      {children}
      {lines(amounts)}
      <div className={css.total}>
        <span>{total.label}</span>
        <strong className={css.value}>{total.value}</strong>
      </div>
      {beside.length > 0 && lines(beside)}
      {after}
    </div>
  );
}
