import * as css from './LoadingLine.css.ts';

/** A thin line at the top while a page is loading. */
export const LoadingLine = ({ active, label }: { active: boolean; label: string }) =>
  active ? <div className={css.line} role="progressbar" aria-label={label} /> : null;
