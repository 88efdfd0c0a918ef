import type { ReactNode } from 'react';
import * as css from './Badge.css.ts';

/** A word that marks what it stands by: a level, a draft, a hotel we know well. Of an order's state there is `StatusBadge`. */
export const Badge = ({ children }: { children: ReactNode }) => <span className={css.badge}>{children}</span>;
