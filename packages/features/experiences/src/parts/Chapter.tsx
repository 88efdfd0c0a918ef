import { container } from '@voyage/ui/base/layout.css.ts';
import { byPhrase, heading, secondary, text as type } from '@voyage/ui/base/typography.css.ts';
import type { ReactNode } from 'react';
import * as css from './sections.css.ts';

/** A part of a page below its title, and a sentence. */
export function Chapter({
  id,
  title,
  text,
  band = false,
  className = css.section,
  children,
}: {
  /** Of its title, which names it. */
  id: string;
  title: string;
  text?: string;
  /** On a ground of its own. */
  band?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const content = (
    <>
      {text === undefined ? (
        <h2 className={`${heading.h2} ${byPhrase} ${css.alone}`} id={id}>
          {title}
        </h2>
      ) : (
        <div className={css.opening}>
          <h2 className={`${heading.h2} ${byPhrase}`} id={id}>
            {title}
          </h2>
          <p className={`${type.lead} ${secondary}`}>{text}</p>
        </div>
      )}
      {children}
    </>
  );
  return band ? (
    <section className={css.band} aria-labelledby={id}>
      <div className={container}>{content}</div>
    </section>
  ) : (
    <section className={`${container} ${className}`} aria-labelledby={id}>
      {content}
    </section>
  );
}
