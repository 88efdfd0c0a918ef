import { container } from '@voyage/ui/base/layout.css.ts';
import { heading, secondary } from '@voyage/ui/base/typography.css.ts';
import type { ReactNode } from 'react';
import * as css from './user.css.ts';

/** A page of the member's area with text and forms: no wider than its forms. */
export function MemberPage({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: string;
  children: ReactNode;
}) {
  return (
    <div className={`${container} ${css.page}`}>
      <div className={css.top}>
        <h1 className={heading.h1}>{title}</h1>
        {intro && <p className={secondary}>{intro}</p>}
      </div>
      <div className={css.forms}>{children}</div>
    </div>
  );
}
