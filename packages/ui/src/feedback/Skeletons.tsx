import type { ReactNode } from 'react';
import * as css from './Skeletons.css.ts';

interface Waiting {
  /** Announced by screen readers. */ label: string;
}
const Shapes = ({ label, className, children }: Waiting & { className?: string; children: ReactNode }) => (
  <div role="status" aria-label={label} className={className}>
    {children}
  </div>
);
const times = (count: number, shape: (i: number) => ReactNode) =>
  Array.from({ length: count }, (_, i) => shape(i));

/** Rows of a list. */
export const ListSkeleton = ({ count, label }: Waiting & { count: number }) => (
  <Shapes label={label}>
    {times(count, (i) => (
      <div key={i} className={css.row}>
        <div className={css.square} />
        <div className={css.lines}>
          <div className={css.line} />
          <div className={css.line} />
        </div>
      </div>
    ))}
  </Shapes>
);
/** A paragraph. */
export const TextSkeleton = ({ lines, label }: Waiting & { lines: number }) => (
  <Shapes label={label} className={css.lines}>
    {times(lines, (i) => (
      <div key={i} className={css.line} />
    ))}
  </Shapes>
);
/** A page: its first picture, its title, a paragraph. */
export const PageSkeleton = ({ label }: Waiting) => (
  <Shapes label={label} className={css.page}>
    <div className={css.wide} />
    <div className={css.title} />
    <div className={css.lines}>
      {times(6, (i) => (
        <div key={i} className={css.line} />
      ))}
    </div>
  </Shapes>
);
