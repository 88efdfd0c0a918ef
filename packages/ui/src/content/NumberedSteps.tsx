import { container } from '../base/layout.css.ts';
import { heading, secondary, text } from '../base/typography.css.ts';
import type { ReactNode } from 'react';
import * as css from './NumberedSteps.css.ts';

/** A section that explains a process step by step; `children` follow beneath it. */
export function NumberedSteps({
  id,
  title,
  steps,
  children,
}: {
  id: string;
  title: string;
  steps: readonly { key: string; title: string; text: string }[];
  children?: ReactNode;
}) {
  return (
    <section className={css.band} aria-labelledby={id}>
      <div className={container}>
        <h2 className={`${heading.h2} ${css.title}`} id={id}>
          {title}
        </h2>
        <ol className={css.steps} data-few={steps.length <= 3 || undefined}>
          {steps.map((step, at) => (
            <li key={step.key} className={css.step}>
              <span className={css.number} aria-hidden="true">
                {at + 1}
              </span>
              <h3 className={text.title}>{step.title}</h3>
              <p className={secondary}>{step.text}</p>
            </li>
          ))}
        </ol>
        {children}
      </div>
    </section>
  );
}
