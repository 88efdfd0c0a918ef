import { Check } from 'lucide-react';
import { visuallyHidden } from '../base/layout.css.ts';
import type { LinkAs } from './link-as.ts';
import * as css from './Steps.css.ts';

interface Step {
  label: string;
  /** Where a completed step can be changed; without it there is no link. */
  href?: string;
}

interface StepsProps {
  label: string;
  steps: readonly Step[];
  /** Index of the current step; the number of steps if all are completed. */
  current: number;
  /** "Step 2 of 4". */
  position: string;
  /** Accessible text for a completed step. */
  doneLabel: string;
  linkAs?: LinkAs;
}

/** Position in a form of several pages. On a phone it is one line of text over a line per step. */
export function Steps({ label, steps, current, position, doneLabel, linkAs: Link = 'a' }: StepsProps) {
  return (
    <nav aria-label={label} className={css.nav}>
      <div className={css.position}>
        <span className={css.here} aria-hidden="true">
          {(steps[current] ?? steps.at(-1))?.label}
        </span>
        <span className={css.count}>{position}</span>
      </div>
      <ol className={css.list}>
        {steps.map(({ label, href }, i) => {
          const state = i < current ? 'done' : i === current ? 'current' : 'coming';
          const words = (
            <>
              <span className={css.number} aria-hidden="true">
                {state === 'done' ? <Check size={16} aria-hidden /> : i + 1}
              </span>
              <span className={css.words}>
                <span>{label}</span>
                {state === 'done' && <span className={visuallyHidden}>{` (${doneLabel})`}</span>}
              </span>
            </>
          );
          return (
            <li key={label} className={css.step} data-state={state}>
              {state === 'done' && href ? (
                <Link href={href} className={css.link}>
                  {words}
                </Link>
              ) : (
                <span className={css.inside} aria-current={state === 'current' ? 'step' : undefined}>
                  {words}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
