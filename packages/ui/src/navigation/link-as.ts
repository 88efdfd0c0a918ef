import type { ComponentType, MouseEventHandler, ReactNode } from 'react';

/**
 * The props of a link. A router link that accepts them can be passed as `linkAs`; the default is an anchor.
 */
interface LinkProps {
  href: string;
  className?: string;
  children?: ReactNode;
  'aria-current'?: 'page' | 'step' | 'true' | undefined;
  'aria-label'?: string;
  /** A second link to the same target, for the pointer only. */
  'aria-hidden'?: boolean;
  tabIndex?: number;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}
export type LinkAs = ComponentType<LinkProps> | 'a';
