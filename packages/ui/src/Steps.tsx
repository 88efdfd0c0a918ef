import { Check } from 'lucide-react';
import { visuallyHidden } from './layout.css.ts';
import type { LinkAs } from './link-as.ts';
import * as css from './Steps.css.ts';

export interface Step {
  label: string;
  /** Where a step that is done can be changed; without it, there is no way back to it. */
  href?: string;
}

interface StepsProps {
  label: string;
  steps: readonly Step[];
  /** Which one, from 0; as many as there are steps: all are done. */
  current: number;
  /** "Step 2 of 4". */
  position: string;
  /** Said of a step that is done. */
  doneLabel: string;
  linkAs?: LinkAs;
}

/** Where one is in a form of several pages. On a phone it is one line of words over as many strokes as there are steps. */
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
                {label}
                {state === 'done' && <span className={visuallyHidden}> ({doneLabel})</span>}
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
