import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import * as css from './States.css.ts';
import { heading, secondary } from './typography.css.ts';

/** Nothing to show, and why, and what to do. */
export function EmptyState({ title, text, action }: { title: string; text?: string; action?: ReactNode }) {
  return (
    <div className={css.state}>
      <h2 className={heading.h3}>{title}</h2>
      {text && <p className={secondary}>{text}</p>}
      {action}
    </div>
  );
}

export function ErrorState({ title, text, retryLabel, onRetry }: { title: string; text: string; retryLabel: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        title={title}
        text={text}
        action={
          <Button variant="secondary" onClick={onRetry}>
            {retryLabel}
          </Button>
        }
      />
    </div>
  );
}

/** Grey shapes while something loads; `label` is what a screen reader hears. */
export function Skeleton({ lines = 3, picture = false, label }: { lines?: number; picture?: boolean; label: string }) {
  return (
    <div role="status" aria-label={label}>
      {picture && <div className={`${css.skeleton} ${css.block}`} />}
      {Array.from({ length: lines }, (_, i) => (
        <div key={i} className={`${css.skeleton} ${css.line}`} />
      ))}
    </div>
  );
}

export const Badge = ({ children }: { children: ReactNode }) => <span className={css.badge}>{children}</span>;
