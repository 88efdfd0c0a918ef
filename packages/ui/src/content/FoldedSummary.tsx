import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import * as css from './FoldedSummary.css.ts';

/**
 * A summary folded to one line, what and how much, when it is above the form (docs/look.md, "Booking");
 * beside the form it is fully visible.
 */
export function FoldedSummary({
  name,
  total,
  children,
}: {
  name: string;
  total: string;
  children: ReactNode;
}) {
  const [open, unfold] = useState(false);
  const summaryId = useId();
  return (
    <div className={css.folded}>
      <button
        type="button"
        className={css.line}
        aria-expanded={open}
        aria-controls={summaryId}
        onClick={() => unfold(!open)}
      >
        <span className={css.name}>{name}</span>
        <strong className={css.total}>{total}</strong>
        <ChevronDown className={css.arrow} size={20} aria-hidden />
      </button>
      <div id={summaryId} className={css.summary} data-open={open || undefined}>
        {children}
      </div>
    </div>
  );
}
