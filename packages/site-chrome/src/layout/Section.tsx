import { heading } from '@voyage/ui/base/typography.css.ts';
import type { ReactNode } from 'react';

interface Props {
  /** Of its heading, which names it. */
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}

/** A part of a page below a heading of its own. */
export const Section = ({ id, title, className, children }: Props) => (
  <section className={className} aria-labelledby={id}>
    <h2 className={heading.h3} id={id}>
      {title}
    </h2>
    {children}
  </section>
);
