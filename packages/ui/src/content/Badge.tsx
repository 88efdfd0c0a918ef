import type { ReactNode } from 'react';
import * as css from './Badge.css.ts';

/**
 * A word that labels something: a level, a draft, a hotel we know well. For the state of an order use
 * `StatusBadge`.
 */
export const Badge = ({ children }: { children: ReactNode }) => <span className={css.badge}>{children}</span>;
